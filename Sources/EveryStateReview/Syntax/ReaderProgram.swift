import CEveryStateResources

/// The program that reads Swift files with the toolchain's parser, compiled when first needed: the parser takes seconds to build.
package enum ReaderProgram {
  /// Its files by name, in the order of the resources.
  package static let sources: [(name: String, text: [UInt8])] = [
    "File", "Types", "Surroundings", "Conditions", "BranchFinder", "TypeVisitor", "EnumFinder", "PlaceFinder", "main",
  ].enumerated().compactMap { index, name in
    everystate_reader(UInt(index)).map { ("\(name).swift", Array(String(cString: $0).utf8)) }
  }

  /// The command that compiles the sources in its working folder to `output`.
  package static func compiling(to output: String, resources: String) -> [String] {
    let host = resources + "/host"
    return ["swiftc", "-swift-version", "5", "-module-name", "SourceReader", "-module-cache-path", output + ".modules"]
      + [
        "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators", "-Xlinker", "-rpath", "-Xlinker",
        host,
      ]
      + ["-o", output] + sources.map(\.name)
  }
}
