import EveryStateConditions
import Testing

/// Sources without the parts that `everystate adopt` leaves out.
@Suite struct LeftOutTests {
  @Test func declarationsHaveTheNamesOfTheirTypesAndLabels() {
    let source = """
      import Photos
      #if DEBUG
      struct Cloud: Codable, Sendable {
        @State private var count = 0, other: Int { 1 }
        static let text = "} \\(names["{"] ?? "\\(1)")"
        let pattern = /[{"]+/
        func save<T>(_ item: T, to place: [String: (Int) -> Void] = [:]) async throws -> Int where T: Any { 1 }
        init?(x: Int) { nil }
        var done: (() -> Void)?
        deinit {}
        let size = large ?
          2 : 1
        subscript(index: Int) -> Int { get { 1 } set {} }
        enum Kind { case one(Int), two }
        static func == (a: Cloud, b: Cloud) -> Bool { true }
      }
      #endif
      extension Cloud.Kind { func save() {} ; func save() {} }
      @available(iOS 17, *) #Preview("A {") { Text("}") }
      """
    #expect(
      SwiftOutline(Array(source.utf8)).declarations.map(\.name) == [
        "import Photos", "Cloud", "Cloud.count", "Cloud.text", "Cloud.pattern", "Cloud.save(_:to:)", "Cloud.init?(x:)",
        "Cloud.done", "Cloud.deinit", "Cloud.size",
        "Cloud.subscript(index:)", "Cloud.Kind", "Cloud.Kind.case one", "Cloud.==(a:b:)", "Cloud.Kind#2",
        "Cloud.Kind.save()", "Cloud.Kind.save()#2", "#Preview \"A {\"",
      ])
  }

  /// A source, the part with the name of its declaration, and the source without it.
  @Test(arguments: [
    ("struct A {\n  let a = B()\n  let c = 1\n}", LeftOut.Part.all, "A.a", "struct A {\n             \n  let c = 1\n}"),
    ("func f() -> Int { b() }", .body, "f()", "func f() -> Int { return _leftOut(\"f()\")      }"),
    ("func f() throws {\n  b()\n}", .body, "f()", "func f() throws { throw _leftOutError(\"f()\") \n     \n}"),
    (
      "func f(_ a: () throws -> Int) {}", .body, "f(_:)", "func f(_ a: () throws -> Int) { return _leftOut(\"f(_:)\") }"
    ), ("var v: some View { b() }", .body, "v", "var v: some View { _LeftOutView(\"v\")      }"),
    ("init(a: Int) {}", .body, "init(a:)", "init(a: Int) { _leftOutObject(\"init(a:)\") }"),
    ("init?(a: Int) {}", .body, "init?(a:)", "init?(a: Int) { return nil }"),
    ("static let a: B = B()", .body, "a", "static let a: B = _leftOut(\"a\")    "),
    (
      "var a: Int { get { b } set { c } }", .body, "a",
      "var a: Int { get { _leftOut(\"a\") } set { _leftOut(\"a\") }                      }"
    ), ("var a: Int { didSet { b } }", .body, "a", "var a: Int { didSet {}               }"),
    ("init(a: A = .b, c: [D] = [D(e: 1)]) {}", .defaults, "init(a:c:)", "init(a: A     , c: [D]            ) {}"),
    ("var a: B?, c = 1", .type("B"), "a", "var a:  _StandInValue?, c = 1"),
    ("let a: [B<Int>?] = c", .type("B"), "a", "let a: [      _StandInValue?] = c"),
    ("func f(a: any B) {}", .type("B"), "f(a:)", "func f(a:      _StandInValue) {}"),
    ("@DocumentID(x) var id: String?", .attribute("DocumentID"), "id", "               var id: String?"),
    ("@A override func f() {}", .attribute("override"), "f()", "@A          func f() {}"),
    ("struct A: Codable {}", .conformance("Codable"), "A", "struct A          {}"),
    ("struct A: B, Codable, C {}", .conformance("Codable"), "A", "struct A: B         , C {}"),
    ("struct A: Codable, C {}", .conformance("Codable"), "A", "struct A:          C {}"),
  ]) func aPartIsLeftOut(source: String, part: LeftOut.Part, name: String, expected: String) {
    let entry = LeftOut(part, "A.swift", name, "cannot find 'B' in scope")
    #expect(LeftOut.list("# A comment\n" + entry.line) == [entry])
    #expect(String(decoding: LeftOut.apply([entry], to: Array(source.utf8)), as: UTF8.self) == expected)
  }

  /// A source with the place of an error after `^`, and the source without the smallest part there.
  @Test(arguments: [
    ("func f() {\n  a()\n  ^b(1)\n}", "func f() {\n  a()\n  _leftOutPart(\"f(): b(1)\")    \n}"),
    ("func f() { a.b = ^c }", "func f() { a.b = _leftOutPart(\"f(): c\")  }"),
    ("func f() { a.^b = c }", "func f() { _leftOutPart(\"f(): a.b = c\")        }"),
    ("func f() { let a = ^b(); c(a) }", "func f() { let a = _leftOutValue(\"f(): b()\")   ; c(a) }"),
    ("func f() { let a: Int = ^b() }", "func f() { let a: Int = _leftOutPart(\"f(): b()\")    }"),
    ("func f() -> Int { a(); return ^b() }", "func f() -> Int { a(); return _leftOutPart(\"f(): b()\")    }"),
    ("func f() { if ^a() { b() } }", "func f() { if _leftOutPart(\"f(): a()\")    { b() } }"),
    ("func f() { if a { ^b() } }", "func f() { if a { _leftOutPart(\"f(): b()\")    } }"),
    (
      "func f() {\n  repeat {\n    a()\n  }\n  while ^b\n  c()\n}",
      "func f() {\n  repeat {\n    a()\n  }\n  while _leftOutPart(\"f(): b\") \n  c()\n}"
    ),
    ("func f() { if a {} else if ^b {} }", "func f() { if a {} else if _leftOutPart(\"f(): b\")  {} }"),
    (
      "func f() { guard c, let a = ^b() else { return } }",
      "func f() { guard c, let a = (_leftOutPart(\"f(): b()\") as _StandInValue?)    else { return } }"
    ), ("func f() { for a in ^b() { c(a) } }", "func f() { for a in _leftOutValue(\"f(): b()\")    { c(a) } }"),
    ("func f() { a { b in\n  ^c(b)\n} }", "func f() { a { b in\n  _leftOutPart(\"f(): c(b)\")    \n} }"),
    ("let a = ^b()", "let a = _leftOutValue(\"a: b()\")   "),
    (
      "var body: some View {\n  A()\n    .^b(1)\n    .c()\n}",
      "var body: some View {\n  A()\n    ._leftOutCall(\"body: .b(1)\")     \n    .c()\n}"
    ),
  ]) func theSmallestPartIsLeftOut(marked: String, expected: String) throws {
    let source = marked.replacing("^", with: "")
    let place = try #require(marked.firstIndex(of: "^")).utf16Offset(in: marked)
    let outline = SwiftOutline(Array(source.utf8))
    let declaration = outline.declarations[try #require(outline.declaration(at: place))]
    let piece = try #require(outline.pieces(at: place, in: declaration).first)
    let part = LeftOut(.piece(piece.kind, piece.text), "A.swift", declaration.name, "bad")
    #expect(LeftOut.list(part.line) == [part])
    #expect(String(decoding: LeftOut.apply([part], to: Array(source.utf8)), as: UTF8.self) == expected)
  }

  @Test func aPlaceBehindAPartIsThatOfTheFile() throws {
    let source = "func f() { a(); b() }"
    let part = LeftOut(.piece(.statement, "a()"), "A.swift", "f()", "bad")
    let result = String(decoding: LeftOut.apply([part], to: Array(source.utf8)), as: UTF8.self)
    let place = try #require(result.firstRange(of: "b()")).lowerBound.utf16Offset(in: result)
    let original = LeftOut.original(place, line: 0, without: [part], in: SwiftOutline(Array(source.utf8)))
    #expect(source.dropFirst(original).hasPrefix("b()"))
  }

  @Test func whatHasNoOtherTypeKeepsItsBody() {
    let source =
      "protocol P { var a: Int { get } }\nvar b = 1\nfunc f() -> some P { c() }\nfunc g(_ a: some P) -> Int { 1 }"
    let declarations = SwiftOutline(Array(source.utf8)).declarations
    #expect(declarations.filter(\.canLoseBody).map(\.name) == ["g(_:)"])
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"), ("@objc(b) func a() {}", "         func a() {}"),
    ("send(#selector(A.b(_:)), c)", "send(Selector(\"A.b(_:)\"), c)"), ("#selector(\n  a)", "#selector(\n  a)"),
    ("@objc (b)", "      (b)"), ("@UIApplicationMain class A {}", "@main              class A {}"),
    ("@IBOutlet weak var a: UIView!", "          weak var a: UIView!"), ("\"@objc\"", "\"@objc\""),
    (
      "@NSManaged var a: [B]? // c\n@NSManaged public var d: Int",
      "           var a: [B]? { get { _managed(\"a\") } set { _setManaged(\"a\", newValue) } } // c\n"
        + "           public var d: Int { get { _managed(\"d\") } set { _setManaged(\"d\", newValue) } }"
    ),
    (
      "@objc(a) @NSManaged func addToA(_ b: B, at c: Int)",
      "                    func addToA(_ b: B, at c: Int) { _changeManaged(\"addToA\", b, c) }"
    ),
  ]) func attributesOfTheObjectiveCRuntimeAreBlank(source: String, expected: String) {
    #expect(String(decoding: SourceForiOS(Array(source.utf8)).bytes, as: UTF8.self) == expected)
  }
}
