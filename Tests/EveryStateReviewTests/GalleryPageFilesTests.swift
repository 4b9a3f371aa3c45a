import EveryStateGoldens

@testable import EveryStateReview

/// Checks the gallery's style and script files, as no JavaScript package does.
@Suite struct GalleryPageFilesTests {
  private let files = PageFile.all
  private let style = PageStyle.source
  private let script = PageScript.source
  fileprivate static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/EveryStateReview/Gallery").standardizedFileURL

  private func swift() throws -> String {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    return try paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".html") }.map {
      try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8)
    }.joined()
  }

  private func names(_ text: String, _ pattern: Regex<(Substring, Substring)>) -> Set<String> {
    Set(text.matches(of: pattern).map { String($0.output.1) })
  }

  @Test func `every file is in the page`() throws {
    expect(Set(files.map(\.kind)), is: ["css", "js"])
    for file in files {
      let page = file.kind == "css" ? PageStyle.text : PageScript.text
      expect(page, contains: file.source, comment: "\(file.name)")
      expect(!file.source.isEmpty, "\(file.name)")
    }
  }

  @Test func `the app reader's program is embedded file by file`() throws {
    let folder = Self.folder.appending(path: "../Syntax/Reader").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    expect(Set(names), is: Set(ReaderProgram.sources.map(\.name)))
    for (name, text) in ReaderProgram.sources {
      expect(FileManager.default.contents(atPath: folder + "/" + name), is: Data(text), "\(name)")
    }
  }

  @Test func `the script asks for elements that exist, and never creates them from text`() throws {
    let page = try swift()
    for id in self.names(script, /\$\('([a-z-]+)'\)/).sorted() {
      // In a literal, in a page, or as an argument.
      expect(["id=\\\"\(id)\\\"", "id=\"\(id)\"", "\"\(id)\""].contains { page.contains($0) }, "#\(id)")
    }
    expect(
      script, lacks: "innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "Function(", "fetch(",
      "http")
  }

  @Test func `escaped text is read back in one place`() throws {
    let makers = script.matches(
      of: /createContextualFragment|DOMParser|parseHTML|setHTML/)
    expect(makers.count, is: 1)
  }

  @Test func `a page from the disk makes no requests`() throws {
    expect(PageScript.text, lacks: "EventSource")
    expect(style, lacks: "http", "@import", "@font-face", "expression(", "!important;}")
  }

  @Test func `brackets close in reverse order`() {
    for file in files {
      expect(file.bracketProblem, is: nil, "\(file.name): \(file.bracketProblem ?? "")")
      expect(["/*", "//"], contains: file.source.prefix(2), comment: "\(file.name) says at its top what it is for")
      expect(file.source, lacks: "\t", " \n", comment: file.name)
    }
  }

  @Test(
    arguments: [
      ("a(b[c]{})", nil), ("'(' \"]\" /* } */ `{`", nil), ("(a]", "line 1: ] after ("),
      ("\n}", "line 2: } after nothing"), ("a\n{", "{ stays open"), ("'a", "' stays open"), ("a.b // (\n", nil),
      ("a = /[(]'/", nil), ("'\\''", nil),
    ] as [(String, String?)])
  func `an open bracket is found`(_ text: String, _ problem: String?) throws {
    expect(PageFile(name: "x.js", source: text).bracketProblem, is: problem)
  }

  @Test func `every variable is defined and used`() throws {
    let defined = names(PageStyle.text, /(--[a-z-]+):/)
    let used = names(style, /var\((--[a-z-]+)/).union(names(script, /'(--[a-z-]+)'/))
    let usedByClasses = names(PageStyle.text, /var\((--[a-z-]+)/)
    let set = names(script, /setProperty\('(--[a-z-]+)'/)
    expect(used.union(usedByClasses).subtracting(defined).subtracting(set), is: [], "used, not defined")
    expect(defined.subtracting(used.union(usedByClasses)), is: [], "defined, not used")
  }

  @Test(.enabled(if: isLongRun)) func `some code writes every styled class`() throws {
    let selectors = style.replacing(/\{[^{}]*\}/, with: "{}").replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
    let styled = names(selectors, /\.([a-z][a-z-]*)/).filter { !$0.hasPrefix("c-") && !$0.hasPrefix("gr-") }
      .filter { Verdict.Color(rawValue: $0) == nil }
    let writers = try swift() + script
    for name in styled.sorted() {
      expect(writers.contains(try Regex("[\"'` .>-]\(name)[\"'` ,\\\\]")), ".\(name) is styled and never written")
    }
  }
}

private struct PageFile {
  let name: String
  let source: String
  var kind: Substring { name.split(separator: ".").last ?? "" }

  static var all: [PageFile] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: GalleryPageFilesTests.folder.path)) ?? []
    return paths.sorted().filter { $0.hasSuffix(".css") || $0.hasSuffix(".js") }.compactMap { path in
      let file = GalleryPageFilesTests.folder.appending(path: path)
      return (try? String(contentsOf: file, encoding: .utf8)).map { PageFile(name: file.lastPathComponent, source: $0) }
    }
  }
}

extension PageFile {
  /// Where the first bracket does not close; nil if all do. Strings, comments and JavaScript's patterns are skipped.
  fileprivate var bracketProblem: String? {
    let closers: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var open: [Character] = []
    var quote: Character?
    var line = 1
    var last: Character = "="
    var rest = source[...]
    while let character = rest.popFirst() {
      if character == "\n" { line += 1 }
      if let current = quote {
        if character == "\\" { rest = rest.dropFirst() }
        if character == current { quote = nil }
      } else if character == "'" || character == "\"" || character == "`" {
        quote = character
      } else if character == "/", rest.first == "*" {
        let comment = rest.firstRange(of: "*/").map { rest[..<$0.upperBound] } ?? rest
        line += comment.count { $0 == "\n" }
        rest = rest[comment.endIndex...]
      } else if character == "/", rest.first == "/" {
        rest = rest.drop { $0 != "\n" }
      } else if character == "/", "=(,:;!&|?{}".contains(last), name.hasSuffix(".js") {
        quote = "/"
      } else if closers[character] != nil {
        open.append(character)
      } else if closers.values.contains(character) {
        guard let opener = open.popLast() else { return "line \(line): \(character) after nothing" }
        if closers[opener] != character { return "line \(line): \(character) after \(opener)" }
      }
      if !character.isWhitespace { last = character }
    }
    if let quote { return "\(quote) stays open" }
    return open.last.map { "\($0) stays open" }
  }
}
