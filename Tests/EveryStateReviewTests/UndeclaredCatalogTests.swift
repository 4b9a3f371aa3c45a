/// Goldens of a catalog that the newest run did not declare: the sources decide whether the catalog was deleted.
@Suite struct UndeclaredCatalogTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// The file of `Other.Suite`'s suite.
    let found: String?
  }

  @Test(arguments: [
    Case(
      testDescription: "in its module", files: ["Tests/Other/A.swift": "struct Suite {}"], found: "Tests/Other/A.swift"),
    Case(
      testDescription: "extended in its module", files: ["Tests/Other/A.swift": "extension Suite {}"],
      found: "Tests/Other/A.swift"),
    Case(
      testDescription: "in another folder, where the module has none", files: ["Tests/B/A.swift": "enum Suite {}"],
      found: "Tests/B/A.swift"),
    Case(
      testDescription: "in another module only",
      files: ["Tests/App/A.swift": "struct Suite {}", "Tests/Other/B.swift": "struct Rest {}"], found: nil),
    Case(testDescription: "in a comment only", files: ["Tests/Other/A.swift": "// The Suite is gone\n"], found: nil),
    Case(testDescription: "in no file", files: [:], found: nil),
  ]) func `its suite is searched in the sources`(_ tried: Case) throws {
    let reviewed = try ReviewedPackage()
    try reviewed.package.write("x\n", to: "__Snapshots__/Other.Suite/Gone/loaded.txt")
    for (path, text) in tried.files { try reviewed.package.write(text, to: path) }
    let undeclared = try reviewed.review().undeclaredCatalogs()
    expect(undeclared.map(\.name), is: ["Other.Suite"])
    expect(undeclared.map(\.file), is: [tried.found])
  }

  @Test func `without a catalog, a run of all tests fails and a run of some passes`() throws {
    let reviewed = try ReviewedPackage()
    try reviewed.run()
    expect(try RunSummary(reviewed.review()).isInOrder)
    try reviewed.package.write("x\n", to: "__Snapshots__/Other.Suite/Gone/loaded.txt")
    try reviewed.run()
    expect(try !RunSummary(reviewed.review()).isInOrder)
    let session = try reviewed.package.session(["SNAPSHOT_TESTING_RECORD": "never"], isPartial: true)
    try reviewed.check(session) { $1 }
    session.end()
    expect(try RunSummary(reviewed.review()).isInOrder)
  }

  @Test func `a run with an unfinished process fails`() throws {
    let reviewed = try ReviewedPackage()
    try reviewed.run()
    expect(try RunSummary(reviewed.review()).isInOrder)
    try reviewed.check(reviewed.package.session(["SNAPSHOT_TESTING_RECORD": "never"])) { $1 }
    expect(try !RunSummary(reviewed.review()).isInOrder)
  }
}
