// swift-tools-version: 6.0
// The iOS app without its thin target. `./x ios` fills Generated/ first: on a Mac with the XCFramework,
// on Linux with the header of the library that cargo builds there.
import PackageDescription

#if os(Linux)
// There is no SwiftUI or UIKit on Linux: signatures alone let the compiler check the real views.
let core: [Target] = [
    .systemLibrary(name: "sanuk_coreFFI", path: "Generated/sanuk_coreFFI"),
    .systemLibrary(name: "sanuk_ffiFFI", path: "Generated/sanuk_ffiFFI"),
]
let coreNames: [Target.Dependency] = ["sanuk_coreFFI", "sanuk_ffiFFI"]
let stubs: [Target] = [
    .target(name: "SwiftUI", path: "Stubs/SwiftUI"),
    .target(name: "UIKit", dependencies: ["UniformTypeIdentifiers"], path: "Stubs/UIKit"),
    .target(name: "AVFoundation", path: "Stubs/AVFoundation"),
    .target(name: "UniformTypeIdentifiers", path: "Stubs/UniformTypeIdentifiers"),
    .target(name: "Network", path: "Stubs/Network"),
]
let swiftUI: [Target.Dependency] = ["SwiftUI"]
let system: [Target.Dependency] = ["SwiftUI", "UIKit", "AVFoundation", "UniformTypeIdentifiers", "Network"]
#else
let core: [Target] = [.binaryTarget(name: "SanukFFI", path: "Generated/SanukFFI.xcframework")]
let coreNames: [Target.Dependency] = ["SanukFFI"]
let stubs: [Target] = []
let swiftUI: [Target.Dependency] = []
let system: [Target.Dependency] = []
#endif

// Typed step by step: one long sum of arrays takes the compiler minutes.
let views: [Target.Dependency] = ["SanukModel", "SanukCore"] + swiftUI
let phone: [Target.Dependency] = ["SanukModel", "SanukViews", "SanukCore"] + system
let ours: [Target] = [
    // Generated code, in a target of its own.
    .target(name: "SanukCore", dependencies: coreNames, path: "Generated/SanukCore"),
    // The view on the screen, links, effects that wait, scenes: tested on Linux too.
    .target(name: "SanukModel", dependencies: ["SanukCore"]),
    // Records to widgets.
    .target(name: "SanukViews", dependencies: views),
    // What only a phone can do: share sheet, touch, sounds, files, settings.
    .target(name: "SanukPhone", dependencies: phone),
    .testTarget(name: "BindingTests", dependencies: ["SanukCore"]),
    .testTarget(name: "ModelTests", dependencies: ["SanukModel", "SanukCore"]),
]

let package = Package(
    name: "SanukKit",
    platforms: [.iOS(.v17)],
    products: [.library(name: "SanukPhone", targets: ["SanukPhone"])],
    targets: core + stubs + ours
)
