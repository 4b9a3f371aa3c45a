import Testing

#if os(iOS)
  private let system = "iOS"
#elseif os(Linux)
  private let system = "Linux"
#endif

#if !os(iOS)
  #error("This target is built as for iOS.")
#endif

/// This target itself has the plug-in.
@Suite struct BuiltAsForiOSTests {
  @Test func iOSHoldsAndLinuxAsWell() {
    #expect(system == "iOS")
    #if os(Linux)
      let isLinux = true
    #else
      let isLinux = false
    #endif
    #expect(isLinux)
  }

  @Test func placesAreTheOriginals() {
    #expect(#filePath.hasSuffix("/Tests/AsForiOSTests/BuiltAsForiOSTests.swift"))
    #expect(#line == 27)
  }

  @Test func textIsLeftAlone() {
    #expect(
      """
      #if os(iOS)
      """ == "#if " + "os(iOS)")
  }
}
