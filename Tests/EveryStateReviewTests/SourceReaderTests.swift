@testable import EveryStateReview

/// The places that the reader finds in an app's files. Its program is compiled first, so these tests take time.
@Suite(.enabled(if: isLongRun)) struct SourceReaderTests {
  private static let reader: Result<String, any Error> = Result {
    let folder = URL(filePath: TestFolder.ofProcess).appendingPathComponent("everystate-reader-" + UUID().uuidString)
      .path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in ReaderProgram.sources { try Data(text).write(to: URL(fileURLWithPath: folder + "/" + name)) }
    let information = try ProcessRun("/usr/bin/env", ["swiftc", "-print-target-info"], folder: folder)
    let resources = try #require(
      try JSONValue(parsing: Array(information.output.utf8))["paths"]["runtimeResourcePath"].text)
    let compiled = try ProcessRun(
      "/usr/bin/env", ReaderProgram.compiling(to: folder + "/reader", resources: resources), folder: folder)
    try #require(compiled.status == 0, "\(compiled)")
    return folder + "/reader"
  }

  private func reading(_ source: String) throws -> SourceReading {
    let package = try TemporaryPackage()
    try package.write(source, to: "A.swift")
    let read = try ProcessRun(try Self.reader.get(), ["A.swift"], folder: package.root)
    return try SourceReading(parsing: read.output)
  }

  /// The text of each place, and its replacement if it has one.
  private func changes(_ source: String) throws -> [String] {
    let bytes = Array(source.utf8)
    return try reading(source).places.map { place in
      let old = String(decoding: bytes[place.bytes], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      return "\(place.kind): \(old.joined(separator: " "))"
        + (place.replacement.isEmpty ? "" : " -> \(place.replacement)")
    }
  }

  private static let bodies =
    #"""
    if a { b = 1 } ¦ condition: a -> !a & assignment: b = 1 ¦¦ if !a { } ¦ condition: !a -> a ¦¦ if a == b { } ¦ operator: == -> !=
    if a, b < 1 { } ¦ condition: a -> !a & condition: b < 1 -> !(b < 1) & operator: < -> <= ¦¦ guard let a else { return } ¦ binding: let a -> let a, false
    if a { return } ¦ condition: a -> !a & return: return ¦¦ a = b ? 1 : 2 ¦ assignment: a = b ? 1 : 2 & condition: b -> !(b) ¦¦ a += 1 ¦ assignment: a += 1 & operator: += -> -=
    a = "x" + b ¦ assignment: a = "x" + b ¦¦ a = true ¦ assignment: a = true & boolean: true -> false ¦¦ try await a.b() ¦ call: try await a.b() & try: try -> try?
    do { try a() } catch { b = 1 } ¦ call: try a() & try: try -> try? & catch: { b = 1 } -> {} & assignment: b = 1 ¦¦ Task { await a() } ¦ call: Task { await a() }
    a("text", limit: 3) ¦ call: a("text", limit: 3) & argument: text -> text~ & argument: 3 -> 7 ¦¦ a("\(b)!") ¦ call: a("\(b)!") & argument:  -> ~
    switch a { case .b where c: d() default: break } ¦ condition: c -> !c & call: d()
    """#.exactRows + [[#"logger.info("a \(b)")"#, ""]]

  @Test(arguments: bodies) func `a place of a view model`(_ row: [String]) throws {
    let source = "@Observable final class Model { func run() async { \(row[0]) } }"
    try expect(changes(source).joined(separator: " & "), is: row[1])
  }

  private static let views = """
    Text(name).bold().padding(8) ¦ modifier: .bold() & modifier: .padding(8) ¦¦ VStack(spacing: 4) { row.bold() } ¦ modifier: .bold()
    Button("Go") { go() } ¦ argument: Go -> Go~ & call: go() ¦¦ Button("Go", action: go) ¦ argument: Go -> Go~ & action: go -> {}
    Button { go() } label: { name.bold() } ¦ call: go() & modifier: .bold() ¦¦ list.task { await load() } ¦ modifier: .task { await load() } & call: await load()
    list.onChange(of: a) { b = a } ¦ modifier: .onChange(of: a) { b = a } & assignment: b = a ¦¦ if a { Text(b) } else { Text(c) } ¦ condition: a -> !a
    """.exactRows

  @Test(arguments: views) func `a place of a view`(_ row: [String]) throws {
    try expect(
      changes("struct Screen: View { var body: some View { \(row[0]) } }").joined(separator: " & "), is: row[1])
  }

  private static let hosts =
    #"""
    a = b + c - d * e ¦ a = b + c - d * e & b + c & b + c - d * e ¦¦ a = b || c && d == e ?? f ¦ a = b || c && d == e ?? f & b || c && d == e ?? f & c && d == e ?? f & d == e ?? f
    a = b <> c < d ? e : f + g ¦ a = b <> c < d ? e : f + g & b <> c < d & a = b <> c < d ? e : f + g & a = b <> c < d ? e : f + g ¦¦ a += b + c ¦ a += b + c & a += b + c & b + c
    try a("b\(c)d") ¦ try a("b\(c)d") & try a("b\(c)d") & "b\(c)d"
    """#.exactRows + [["super.init()", ""]]

  @Test(arguments: hosts)
  func `a switch is around an operator's operands, a text or a statement`(_ row: [String]) throws {
    let text = "@Observable final class Model { func run() { \(row[0]) } }"
    let hosts = try reading(text).places.map { String(decoding: Array(text.utf8)[$0.host], as: UTF8.self) }
    expect(hosts.joined(separator: " & "), is: row[1])
  }

  /// Sources, and how many places they have.
  private static let types = """
    struct Repository { func a() { b = true } } ¦ 0 ¦¦ class A: ObservableObject { func a() { b = true } } ¦ 2
    class A: Base {} ; class Base: ObservableObject {} ; extension A { func a() { b = true } } ¦ 2 ¦¦ class ListViewModel { func a() { b = true } } ¦ 2
    @Observable class MockModel { func a() { b = true } } ¦ 0 ¦¦ struct Row: View { enum Phase { var a: Bool { true } } ; var body: some View { Text(a) } } ¦ 1
    extension View { func marked() -> some View { bold() .italic() } } ¦ 1 ¦¦ struct P: PreviewProvider { static var previews: some View { Text(a).bold() } } ¦ 0
    #Preview { Text(a).bold() } ¦ 0
    """.exactRows

  @Test(arguments: types) func `only views and view models are changed, with their extensions and nested types`(
    _ row: [String]
  ) throws {
    let found = try changes(row[0])
    expect(found.count, is: Int(row[1]), "\(found)")
  }

  @Test func `each place has the event that leads to it`() throws {
    let source = """
      struct Screen: View {
        var body: some View {
          List { }.refreshable { await load() }
          Button("Try Again") { reload() }
        }
      }
      @Observable class Model {
        func load() async {
          do { rows = try await get() } catch { failure = error }
        }
      }
      """
    let ways = try reading(source).places.filter { [.call, .assignment].contains($0.kind) }.map(\.way)
    expect(ways, is: [".refreshable", #"press "Try Again""#, "load()", "the catch of load()"])
  }

  @Test func `enums have the names of the types around them, and their cases`() throws {
    let source = """
      enum Failure: Error { case server(status: Int), offline
        @available(*, unavailable) case old
        indirect case other(Failure)
        var text: String { switch self { case .offline: "a" default: "b" } }
      }
      extension Client { struct Part { enum Failure: String, Error, CaseIterable { case `default` } } }
      enum Empty {}
      func a() { enum Local: Error { case b } }
      """
    try expect(
      reading(source).enums.map { "\($0.name): " + $0.cases.map { "\($0.name) \($0.line)" }.joined(separator: ", ") },
      is: ["Failure: server 1, offline 1, other 3", "Client.Part.Failure: default 6"])
  }

  @Test func `a place knows its branches`() throws {
    let source = """
      struct Screen: View {
        var body: some View {
          if a {
            Text("a")
          } else if b {
            Button("b") { act("c") }
          } else {
            Text("d")
          }
          if e {
            Text("f")
          }
          switch g {
          case .h where i:
            Text("j")
          default: Text("k")
          }
        }
        func act() { if l { m() } }
      }
      """
    let sides = try reading(source).places.map { place in
      "\(place.replacement) " + place.sides.map { "\($0.line).\($0.column)" }.joined(separator: ",")
    }
    expect(
      sides,
      is: [
        "!a 3.10", "a~ 3.10", "!b 5.17,7.12", "b~ 5.17", " 5.17", "c~ 5.17", "d~ 7.12", "!e 10.10,12.5", "f~ 10.10",
        "!i 15.7", "j~ 15.7", "k~ 16.14", "!l ", " ",
      ], "\(sides)")
  }

  @Test func `a branch has the place that its builder receives`() throws {
    let source = """
      struct Screen: View {
        var body: some View {
          if a {
            Text("a")
          } else if b,
            c
          {
            Text("b")
          } else {
            Text("c")
          }
          switch d {
          case .e:
            if f { Text("f") } else { Text("g") }
          default: Text("g")
          }
          ForEach(items.filter { if $0.a { return true } else { return false } }) { item in
            if item.b { Text("b") }
          }
          List(rows, id: \\.self, rowContent: Row.init)
          List(selection: $a) { Text("one") }
        }
        func act() { if a { b() } }
      }
      """
    try expect(
      reading(source).branches.map {
        "\($0.kind) \($0.line) \($0.place.line).\($0.place.column)"
          + ($0.enclosing.map { " in \($0.line).\($0.column)" } ?? "") + " \($0.subject)"
      },
      is: [
        "taken 3 3.10 a", "taken 5 7.5 b, c", "otherwise 9 9.12 b, c", "case 13 14.7 case .e:",
        "taken 14 14.12 in 14.7 f", "otherwise 14 14.31 in 14.7 f", "case 15 15.14 default:",
        "rows 17 17.12 ForEach(items.filter { if $0.a { return true } else { return false } })",
        "taken 18 18.17 in 17.12 item.b", "skipped 18 18.29 in 17.12 item.b", "rows 20 20.9 List(rows)",
      ])
  }

  private static let undrawn = [
    #"Button("a") { if b { c() } }"#, "PlainButton { if b { c() } } label: { d }", ".task { if b { c() } }",
    ".onTapGesture { switch b { case .c: d(); default: e() } }", "custom { if b { c = d } }",
    "custom { if b { return }; e() }", "custom { if b { if c { return } } }",
    "custom { if b { try await c() } }", "Canvas { if b { c() } }", ".swipeActions { if b { Text(c) } }",
    "Table(a) { b } rows: { ForEach(c) { TableRow($0) } }", "Row(onTap: { if b { c() } })",
    "Row(completion: { if b { c() } })", "\nChart { ForEach(a) { b in if b { BarMark(x: b) } } }",
    "\nif #available(iOS 26, *) { Text(a) } else { Text(b) }", "\nif #unavailable(iOS 26) { if a { Text(a) } }",
    "\nif #available(iOS 26, *) { Text(a) } else if b { Text(b) }", "ForEach(enumerating: a) { Text($0) }",
    "ForEach(data: a, b)", "\n#if os(iOS)\nif a { Text(b) }\n#endif\n",
    "\n#if canImport(UIKit) && DEBUG\nif a { Text(b) }\n#endif\n",
    "\n#if OWN_FLAG\nif a { Text(b) }\n#else\nif c { Text(d) }\n#endif\n",
  ]

  @Test(arguments: undrawn) func `code that no drawing shows is not a branch`(source: String) throws {
    let branches = try reading("struct Screen: View { var body: some View { Text(a)\(source) } }").branches
    expect(branches.isEmpty, "\(branches)")
  }

  private static let built = [
    "\n#if os(iOS)\nA()\n#else\nif a { Text(b) } else { Text(c) }\n#endif\n",
    "\n#if !os(macOS) && (DEBUG || canImport(UIKit))\nif a { Text(b) } else { Text(c) }\n#endif\n",
    ".background { if a { Text(b) } else { Text(c) } }", "Button(action: d) { if a { Text(b) } else { Text(c) } }",
    "Group { if a { b.row() } else { EmptyView() } }",
    "\nif #available(iOS 26, *) { if a { Text(b) } else { Text(c) } } else { if a { Text(b) } }",
    "\nif #unavailable(iOS 26) { if a { Text(b) } } else { if a { Text(b) } else { Text(c) } }",
    "\nif a { Text(b) } else { if #available(iOS 26, *) { Text(b) } else { Text(c) } }",
  ]

  @Test(arguments: built) func `a branch is found in code that a debug build draws`(source: String) throws {
    let branches = try reading("struct Screen: View { var body: some View { Text(a)\(source) } }").branches
    expect(branches.map(\.kind), is: [.taken, .otherwise])
  }
}
