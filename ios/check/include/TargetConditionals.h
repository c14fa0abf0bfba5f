// What Apple's header of this name says of an iPhone, as far as C in a dependency asks.
#define TARGET_OS_MAC 1
#define TARGET_OS_IPHONE 1
#define TARGET_OS_IOS 1
#define TARGET_OS_OSX 0
