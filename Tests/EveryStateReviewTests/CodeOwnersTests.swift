import EveryStateGoldens
import EveryStateReview
import TestPackages
import TestSupport

/// Source of the rules: GitHub's "About code owners".
struct CodeOwnersTests {
  private static let rows: [(lines: String, path: String, owners: [String])] = [
    ("* @all", "Tests/A.swift", ["@all"]), ("* @all\n/Tests/ @tests", "Tests/Shop/A.swift", ["@tests"]),
    ("/Tests/ @tests\n* @all", "Tests/A.swift", ["@all"]), ("*.swift @swift", "Tests/A.swift", ["@swift"]),
    ("*.js @js", "Tests/A.swift", []), ("Shop/ @shop", "Tests/Shop/A.swift", ["@shop"]),
    ("/Shop/ @shop", "Tests/Shop/A.swift", []), ("Tests/Shop @shop", "Tests/Shop/Cart/A.swift", ["@shop"]),
    ("Tests/* @tests", "Tests/A.swift", ["@tests"]), ("Tests/* @tests", "Tests/Shop/A.swift", []),
    ("**/Cart @cart", "Tests/Shop/Cart/A.swift", ["@cart"]), ("Tests/**/Cart/ @cart", "Tests/Cart/A.swift", ["@cart"]),
    ("/Tests/ @a @b c@d.org # ours", "Tests/A.swift", ["@a", "@b", "c@d.org"]),
    ("* @all\n/Tests/", "Tests/A.swift", []), ("# * @all\n\n[Section] @x", "A.swift", []),
    ("Shop/ @shop", "Shop", []), ("/Te?ts/ @t", "Tests/A.swift", ["@t"]),
  ]

  @Test(arguments: rows) func `the last line that fits names the owners`(
    row: (lines: String, path: String, owners: [String])
  ) {
    expect(CodeOwners(parsing: row.lines).owners(of: row.path), is: row.owners)
  }

  @Test func `a file of a package is one of the repository around it`() {
    let owners = CodeOwners(parsing: "/Apps/Shop/Tests/ @shop", prefix: "Apps/Shop/")
    expect(owners.owners(of: "Tests/A.swift"), is: ["@shop"])
  }

  /// A command, and what its output has where CODEOWNERS gives the declarations to @tests.
  private static let outputs: [(words: [String], part: String)] = [
    (["summary"], ", owned by `@tests`\n"), (["status", "--json"], "\"@tests\""),
    (["review", "--owner", "@tests"], "Watchlist / loaded"),
    (["review", "--owner", "@shop"], "CODEOWNERS gives '@shop' no screen of the newest run."),
  ]

  @Test(arguments: outputs) func `a change has the owners of the file that declares its screen`(
    row: (words: [String], part: String)
  ) throws {
    let changed = try ReviewedPackage.changed()
    try changed.package.write("/Tests/ @tests\n/Shop/ @shop\n", to: "CODEOWNERS")
    let run = try changed.package.everystate(row.words)
    expect(run.output + run.errors, contains: row.part)
  }

  @Test func `without a CODEOWNERS an owner is refused`() throws {
    let run = try ReviewedPackage.changed().package.everystate("review", "--owner", "@tests")
    expect(run.errors, contains: "--owner needs a CODEOWNERS in the repository.")
  }
}
