// The program that reads an app's Swift files with the parser that the toolchain ships, so that nobody writes a second one. It is no
// part of the build: the parser's modules take seconds to compile, and only `everystate mutate` and `coverage` want them. They
// compile this file once, and keep what comes of it.
//
// Each argument is a file to read, `-` before it if it is only looked through for the types it uses. It prints a line for each thing
// that it finds, fields separated by tabs; ``SourceReading`` reads them.
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
