/// Goldens of a catalog that the newest run did not declare: the sources decide whether the catalog was deleted.
@Suite struct UndeclaredCatalogTests {
  private let reviewed: ReviewedPackage
  init() throws { reviewed = try ReviewedPackage() }

  /// Files with their texts, and the file of `Other.Suite`'s suite.
  private static let sources = """
    in its module | Tests/Other/A.swift: struct Suite {} | Tests/Other/A.swift || extended in its module | Tests/Other/A.swift: extension Suite {} | Tests/Other/A.swift
    in another folder, where the module has none | Tests/B/A.swift: enum Suite {} | Tests/B/A.swift || in a comment only | Tests/Other/A.swift: // The Suite was removed⏎ |
    in another module only | Tests/App/A.swift: struct Suite {}, Tests/Other/B.swift: struct Rest {} | || in no file | |
    """.rows

  @Test(arguments: sources) func `its suite is searched in the sources`(_ row: [String]) throws {
    try reviewed.package.write("x\n", to: "__Snapshots__/Other.Suite/Gone/loaded.txt")
    for file in row[1].split(separator: ", ").map({ $0.components(separatedBy: ": ") }) {
      try reviewed.package.write(file[1], to: file[0])
    }
    let undeclared = try reviewed.review().undeclaredCatalogs()
    expect(undeclared.map(\.name), is: ["Other.Suite"])
    expect(undeclared.map { $0.file ?? "" }, is: [row[2]])
  }

  @Test func `without a catalog, a run of all tests fails and a run of some passes`() throws {
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

  /// A package whose catalog is also in a folder with another form of its name.
  private static let (composed, decomposed) = ("Caf\u{E9}.Suite", "Cafe\u{301}.Suite")
  private func twins() throws -> ReviewedPackage {
    let reviewed = try ReviewedPackage(catalog: Self.composed)
    try reviewed.package.write("x\n", to: "__Snapshots__/\(Self.decomposed)/Gone/loaded.txt")
    try reviewed.package.write("struct Suite {}\n", to: "Tests/Café/A.swift")
    return reviewed
  }

  @Test func `the decomposed twin of a declared catalog is reported`() throws {
    let status = try twins().package.everystate("status")
    expect(status.output + status.errors, contains: "\(Self.decomposed) has a second folder")
    expect(status.status, is: 1)
  }

  @Test func `pruning the decomposed twin keeps the declared catalog`() throws {
    let package = try twins().package
    let index = package.text("__Snapshots__/index.txt")
    try expect(package.everystate("prune", "--catalog", Self.decomposed, "--yes"), status: 0)
    expect(package.text("__Snapshots__/\(Self.decomposed)/Gone/loaded.txt"), is: nil)
    expect(package.text("__Snapshots__/\(Self.composed)/Detail/loaded.txt") != nil)
    expect(package.text("__Snapshots__/index.txt"), is: index)
  }

  @Test func `the declared one of two twins is not pruned`() throws {
    let package = try twins().package
    try expect(
      package.everystate("prune", "--catalog", Self.composed, "--yes"), status: 2, warns: "the newest run declared it")
    expect(package.text("__Snapshots__/\(Self.composed)/Detail/loaded.txt") != nil)
  }

  @Test func `a run with an unfinished process fails`() throws {
    try reviewed.run()
    expect(try RunSummary(reviewed.review()).isInOrder)
    try reviewed.check(reviewed.package.session(["SNAPSHOT_TESTING_RECORD": "never"])) { $1 }
    expect(try !RunSummary(reviewed.review()).isInOrder)
  }
}
