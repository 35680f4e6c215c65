// swift-tools-version: 6.1

import PackageDescription

/// A target that only makes a C library of the system importable.
func system(_ name: String, pkgConfig: String? = nil, apt package: String) -> Target {
  .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

let package = Package(
  name: "snapcat",
  products: [
    .library(name: "SnapcatVision", targets: ["SnapcatVision"]),
    .library(name: "SnapcatContacts", targets: ["SnapcatContacts"]),
    .library(name: "SnapcatPipeline", targets: ["SnapcatPipeline"]),
    .executable(name: "snapcat", targets: ["snapcat"]),
    .executable(name: "snapcat-capture", targets: ["snapcat-capture"]),
  ],
  targets: [
    // The command line, and the tutorial as a program.
    .executableTarget(name: "snapcat", dependencies: ["SnapcatCommand"]),
    .target(
      name: "SnapcatCommand", dependencies: ["SnapcatWatch", "SnapcatPipeline", "SnapcatVision", "SnapcatContacts"]),
    .executableTarget(
      name: "TutorialFlow", dependencies: ["SnapcatPipeline", "SnapcatVision", "SnapcatContacts"],
      path: "Examples/TutorialFlow"),

    // The yardstick of Benchmarks/run-overhead.
    .executableTarget(name: "BareCalls", dependencies: ["SnapcatVision"], path: "Benchmarks/BareCalls"),
    // Finds cards for Benchmarks/accuracy/evaluate_documents.py.
    .executableTarget(name: "FindDocuments", dependencies: ["SnapcatVision"], path: "Benchmarks/FindDocuments"),

    // What the rules of the contact reader are worth, and what its confidences mean.
    .executableTarget(name: "ContactRules", dependencies: ["SnapcatContacts"], path: "Benchmarks/ContactRules"),

    // Reads cameras and videos for `snapcat watch`, in a process of its own.
    .executableTarget(name: "snapcat-capture", dependencies: ["CaptureProtocol", "CVideoCapture"]),
    .target(name: "CaptureProtocol"),

    // The yardstick of Benchmarks/watch-soak.
    .executableTarget(
      name: "WatchSoak", dependencies: ["SnapcatWatch", "SnapcatPipeline", "SnapcatVision", "StandInCamera"],
      path: "Benchmarks/WatchSoak"),

    // The libraries; dependencies point down only.
    .target(
      name: "SnapcatWatch",
      dependencies: ["SnapcatPipeline", "SnapcatVision", "SnapcatContacts", "CaptureProtocol", "CMicroHTTPD"]),
    .target(
      name: "SnapcatPipeline", dependencies: ["SnapcatVision", "SnapcatContacts", "SnapcatYAML", "CSQLite", "CLinux"]),
    .target(
      name: "SnapcatVision",
      dependencies: [
        "SnapcatYAML", "COpenCV", "CTesseract", "CLeptonica", "CTurboJPEG", "CPNG", "CWebP", "CTIFF", "CExif",
        "CFreeType", "CNettle", "CZXing",
      ]),
    .target(name: "SnapcatContacts", dependencies: ["CPhoneNumber", "CPublicSuffix"]),
    .target(name: "SnapcatYAML", dependencies: ["CYAML"]),

    // The C++ shims: plain C headers, no exception leaves them.
    .target(
      name: "COpenCV",
      exclude: ["opencv4"],
      cxxSettings: [.headerSearchPath("opencv4")],
      linkerSettings: ["opencv_core", "opencv_imgproc", "opencv_dnn", "opencv_objdetect"].map { .linkedLibrary($0) }),
    .target(name: "CPhoneNumber", linkerSettings: [.linkedLibrary("phonenumber")]),
    .target(name: "CZXing", linkerSettings: [.linkedLibrary("ZXing")]),

    // Cameras and videos through FFmpeg's libraries, in plain C.
    .target(
      name: "CVideoCapture",
      linkerSettings: ["avdevice", "avformat", "avcodec", "swscale", "avutil"].map { .linkedLibrary($0) }),

    // Libraries of the system.
    system("CTesseract", apt: "libtesseract-dev"),
    system("CLeptonica", apt: "libleptonica-dev"),
    system("CTurboJPEG", apt: "libturbojpeg0-dev"),
    system("CPNG", apt: "libpng-dev"),
    system("CWebP", apt: "libwebp-dev"),
    system("CTIFF", apt: "libtiff-dev"),
    system("CExif", apt: "libexif-dev"),
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    system("CNettle", apt: "nettle-dev"),
    system("CPublicSuffix", apt: "libpsl-dev"),
    system("CMicroHTTPD", apt: "libmicrohttpd-dev"),
    system("CYAML", apt: "libyaml-dev"),
    system("CSQLite", apt: "libsqlite3-dev"),
    system("CLinux", apt: "libc6-dev"),

    // Tests.
    .target(name: "StandInCamera", dependencies: ["SnapcatVision"], path: "Tests/StandInCamera"),
    .target(name: "TestSupport", dependencies: ["SnapcatVision"], path: "Tests/TestSupport"),
    // Feeds damaged files to everything that reads files.
    .executableTarget(
      name: "Fuzz", dependencies: ["SnapcatPipeline", "SnapcatVision", "TestSupport"], path: "Tests/Fuzz"),
    .testTarget(name: "SnapcatVisionTests", dependencies: ["SnapcatVision", "TestSupport"]),
    .testTarget(name: "SnapcatContactsTests", dependencies: ["SnapcatContacts"]),
    .testTarget(name: "SnapcatPipelineTests", dependencies: ["SnapcatPipeline", "CSQLite", "TestSupport"]),
    .testTarget(name: "SnapcatWatchTests", dependencies: ["SnapcatWatch", "StandInCamera", "TestSupport"]),
    .testTarget(name: "SnapcatYAMLTests", dependencies: ["SnapcatYAML"]),
    .testTarget(name: "SnapcatCommandTests", dependencies: ["SnapcatCommand", "TestSupport"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "snapcat", "snapcat-capture", "SnapcatPipeline", "SnapcatVision", "SnapcatWatch", "StandInCamera",
        "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
