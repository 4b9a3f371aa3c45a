// Which runtimes the simulation knows. The condition stands in every file of this folder, because Swift has no way to
// define one inside a package for the package's users:
//
//   os(Linux) && canImport(Glibc) && compiler(>=6.3) && compiler(<6.4) && !EVERYSTATE_WITHOUT_SIMULATION
//
// EVERYSTATE_WITHOUT_SIMULATION (`swift build -Xswiftc -DEVERYSTATE_WITHOUT_SIMULATION`) shows on a supported machine
// what an unsupported one compiles.

/// The system and the compiler that this was built for and with, for the message that says what is missing.
enum BuildFacts {
  static var system: String {
    #if os(Linux)
      "Linux"
    #elseif os(macOS)
      "macOS"
    #elseif os(iOS)
      "iOS"
    #elseif os(Windows)
      "Windows"
    #else
      "another system"
    #endif
  }

  static var compiler: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2 or earlier"
    #endif
  }
}
