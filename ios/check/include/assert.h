// What C in a dependency uses of the header of this name; nothing runs.
#define assert(condition) ((void)(condition))
