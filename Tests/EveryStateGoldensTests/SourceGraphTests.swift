import EveryStateSource

/// Which screens a change of a declaration touches.
@Suite struct SourceGraphTests {
  /// Two screens: a basket with a row and money, and a detail with a badge.
  private static let app = [
    "Basket": """
    import SwiftUI
    struct Basket: View {
      let model: BasketModel
      var body: some View { List(model.rows) { Row(item: $0) }.card().tint(.brand) }
    }
    struct Row: View { let item: Item; var body: some View { Text("\\(item.price.formatted(.short))") } }
    @Observable final class BasketModel { let repository: any Repository; var rows: [Item] = []; let limit = standardLimit }
    """,
    "Model": """
    struct Item: Identifiable { let id: Int; let price: Money; var name: String { label(of: self) } }
    struct Money { let cents: Int }
    func label(of item: Item) -> String { Labels.plain }
    enum Labels { static let plain = "plain" }
    let (standardLimit, otherLimit) = (Limits.small, 2)
    enum Limits { static let small = 1 }
    protocol Repository { func load() async throws -> [Item] }
    extension Repository { func reload() async throws -> [Item] { try await Retry.run(load) } }
    enum Retry { static func run(_ load: () async throws -> [Item]) async throws -> [Item] { try await load() } }
    """,
    "Style": """
    extension View { func card() -> some View { modifier(Card()) } }
    struct Card: ViewModifier { func body(content: Content) -> some View { content.padding(4) } }
    extension ShapeStyle where Self == Color { static var brand: Color { Palette.brand } }
    enum Palette { static let brand = Color.red }
    extension FormatStyle where Self == ShortStyle { static var short: ShortStyle { ShortStyle() } }
    struct ShortStyle { let digits = 2 }
    extension View { func badge() -> some View { overlay(Badge()) } }
    struct Badge: View { var body: some View { Text("!") } }
    """,
    "Detail": """
    struct Detail: View { var body: some View { Text("Detail").badge() } }
    """,
    "Screens": """
    struct BasketSnapshots: ScreenSnapshots { func view(_ world: World) -> some View { Basket(model: world.model) } }
    struct DetailSnapshots: ScreenSnapshots { func view(_ world: World) -> some View { Detail() } }
    """,
  ]

  private static func touched(_ file: String, _ old: String, _ new: String) -> [String] {
    let text = app[file] ?? ""
    expect(old.isEmpty || text.contains(old), old)
    let changed = old.isEmpty ? text + "\n" + new : text.replacingOccurrences(of: old, with: new)
    let graph = SourceGraph(
      unchanged: app.filter { $0.key != file }.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) },
      changes: [SourceGraph.Change(file: file, old: Array(text.utf8), new: Array(changed.utf8))])
    return graph.types(conformingTo: "ScreenSnapshots").filter { !$0.files.isEmpty }.map(\.name)
  }

  private static let (basket, detail) = ("BasketSnapshots", "DetailSnapshots")

  @Test(arguments: [
    ("a view", "Basket", "List(", "Form(", [basket]),
    ("a view that it uses", "Basket", "Text(\"\\(item", "Text(\"x\\(item", [basket]),
    ("a type of a property", "Model", "let cents: Int", "let cents: Double", [basket]),
    ("what a function uses", "Model", "\"plain\"", "\"simple\"", [basket]),
    ("a function", "Model", "Labels.plain", "Labels.bold", [basket]),
    ("what a constant of a pattern uses", "Model", "small = 1", "small = 3", [basket]),
    ("a default of a protocol", "Model", "try await Retry.run(load)", "try await load()", [basket]),
    ("a modifier", "Style", "padding(4)", "padding(8)", [basket]),
    ("another screen's modifier", "Style", "Text(\"!\")", "Text(\"?\")", [detail]),
    ("a color by a leading dot", "Style", "Color.red", "Color.blue", [basket]),
    ("a style in an interpolation", "Style", "digits = 2", "digits = 3", [basket]),
    ("a removed modifier", "Style", "extension View { func badge() -> some View { overlay(Badge()) } }", "", [detail]),
    ("a removed function", "Model", "func label(of item: Item) -> String { Labels.plain }", "", [basket]),
    ("a comment", "Basket", "struct Row", "// A row\nstruct  Row", []),
    ("an import", "Basket", "import SwiftUI", "import Charts", [basket]),
    ("a new declaration that nothing uses", "Style", "", "struct Other { let a = 1 }", []),
    (
      "a conformance of another's type", "Style", "", "extension Int: Identifiable { var id: Int { self } }",
      [basket, detail]
    ),
    (
      "an initializer of another's type", "Style", "", "extension Color { init(hex: Int) { self = .red } }",
      [basket, detail]
    ),
    (
      "a call of another's type", "Style", "", "extension Int { func callAsFunction() -> Int { self } }",
      [basket, detail]
    ),
    ("an operator", "Style", "", "func + (a: Text, b: Money) -> Text { a }", [basket, detail]),
    ("a declaration of a screen", "Screens", "Detail()", "Detail().card()", [detail]),
  ]) func `a change touches the screens that use it`(
    _ name: String, _ file: String, _ old: String, _ new: String, _ screens: [String]
  ) {
    expect(Self.touched(file, old, new), is: screens, name)
  }

  @Test(arguments: [true, false]) func `a file that comes or goes touches the users of its names`(_ comes: Bool) {
    let bytes = Array("extension View { func card() -> some View { self } }".utf8)
    let change = SourceGraph.Change(file: "New", old: comes ? nil : bytes, new: comes ? bytes : nil)
    let graph = SourceGraph(unchanged: Self.app.map { ($0.key, Array($0.value.utf8)) }, changes: [change])
    expect(graph.types(conformingTo: "ScreenSnapshots").filter { $0.files == ["New"] }.map(\.name), is: [Self.basket])
  }

  @Test(arguments: [(1, true), (2, false), (7, nil)] as [(Int, Bool?)])
  func `the declaration at a line is touched or not`(_ line: Int, _ isTouched: Bool?) {
    let graph = SourceGraph(
      unchanged: Self.app.filter { $0.key != "Basket" }.map { ($0.key, Array($0.value.utf8)) },
      changes: [SourceGraph.Change(file: "Basket", old: nil, new: Array((Self.app["Basket"] ?? "").utf8))])
    expect(graph.files(touching: "Screens", line: line).map { !$0.isEmpty }, is: isTouched)
  }
}
