/// The name by which a manifest's targets refer to the package EveryState.
struct PackageIdentityTests {
  @Test(arguments: [
    (#"{"identity": "everystate", "path": "/x/EveryState"}"#, "EveryState"),
    (#"{"identity": "every-state-fork", "path": "/x/every-state-fork"}"#, "every-state-fork"),
    (
      #"{"identity": "main", "path": "/x/main", "nameForTargetDependencyResolutionOnly": "EveryState"}"#, "EveryState"
    ), (#"{"identity": "colors", "path": "/x/colors"}"#, nil),
  ]) func `EveryState is found by its folder's name or by the name it is given`(_ dependency: String, _ name: String?)
    throws
  {
    try expect(identity(dependency), is: name)
  }

  @Test func `EveryState is found in a clone's folder of any name`() throws {
    let package = try TemporaryPackage()
    try package.write("", to: "Sources/EveryState/Exports.swift")
    try expect(identity(#"{"identity": "main", "path": "\#(package.root)"}"#), is: "main")
  }

  private func identity(_ dependency: String) throws -> String? {
    let text = #"{"targets": [], "dependencies": [{"fileSystem": [\#(dependency)]}]}"#
    return try PackageManifest(parsing: Array(text.utf8)).identityOfEveryState
  }
}
