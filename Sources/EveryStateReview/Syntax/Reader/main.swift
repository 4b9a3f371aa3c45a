// Reads an app's Swift files with the toolchain's parser. Compiled when `everystate mutate` or `coverage` first needs it.
//
// Each argument is a file to read, after `-` for its types alone. Prints a line of tab-separated fields for each result.
let files = CommandLine.arguments.dropFirst().compactMap(File.init)
let finder = TypeFinder(viewMode: .sourceAccurate)
finder.read(files)
for (index, file) in files.enumerated() {
  say("F", file.path)
  for (name, node, place) in finder.found where place == index {
    let kind = finder.types.kind(name).rawValue
    let last = file.lines.location(for: node.endPositionBeforeTrailingTrivia).line
    say("T", name, kind, "\(file.line(node))", "\(last)", names(in: node).joined(separator: " "))
  }
  if file.isChanged {
    PlaceFinder(file, finder.types).walk(file.tree)
    BranchFinder(file).walk(file.tree)
    EnumFinder(file).walk(file.tree)
  }
}
