import Testing

@testable import TextUI

/// Draws a view on a small screen; an issue of the drawing fails the test.
@MainActor func draw<V: View>(
  columns: Int = 20, height: Int = 10, environment: (inout EnvironmentValues) -> Void = { _ in },
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  @ViewBuilder _ view: () -> V
) -> String {
  let screen = TextScreen(view(), columns: columns, height: height, environment: environment)
  screen.update()
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for issue in screen.issues { Issue.record("\(issue)", sourceLocation: place) }
  defer { screen.unmount() }
  return screen.trimmedLines
}

/// A suite whose views are drawn in one way.
@MainActor protocol DrawnSuite { func drawn(_ view: some View, columns: Int?, height: Int?) -> String }

extension DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String {
    draw(columns: columns ?? 20, height: height ?? 10) { view }
  }

  func check<V: View>(
    _ name: String, _ expected: String, columns: Int? = nil, height: Int? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column, @ViewBuilder _ view: () -> V
  ) {
    let drawing = drawn(view(), columns: columns, height: height)
    expect(drawing, is: expected, name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func check<V: View>(
    _ expected: String, columns: Int? = nil, height: Int? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column, @ViewBuilder _ view: () -> V
  ) {
    let drawing = drawn(view(), columns: columns, height: height)
    expect(drawing, is: expected, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A row of a table of views and their drawings.
@MainActor
func row<V: View, Drawn>(_ name: String, _ drawn: Drawn, @ViewBuilder _ view: () -> V) -> (String, AnyView, Drawn) {
  (name, AnyView(view()), drawn)
}

@MainActor
func row<V: View, Drawn>(_ drawn: Drawn, @ViewBuilder _ view: () -> V) -> (AnyView, Drawn) { (AnyView(view()), drawn) }

@MainActor func across<each V: View>(
  alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ views: repeat each V
) -> some View { HStack(alignment: alignment, spacing: spacing) { ViewBuilder.buildBlock(repeat each views) } }

@MainActor func down<each V: View>(
  alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ views: repeat each V
) -> some View { VStack(alignment: alignment, spacing: spacing) { ViewBuilder.buildBlock(repeat each views) } }

@MainActor func layers<each V: View>(alignment: Alignment = .center, _ views: repeat each V) -> some View {
  ZStack(alignment: alignment) { ViewBuilder.buildBlock(repeat each views) }
}

/// Views one after the other, as the lines of a builder's closure.
@MainActor func views<each V: View>(_ views: repeat each V) -> some View { ViewBuilder.buildBlock(repeat each views) }

/// Views of any types, in a list.
@MainActor @resultBuilder enum ViewTable {
  static func buildExpression<V: View>(_ view: V) -> AnyView { AnyView(view) }
  static func buildBlock(_ views: AnyView...) -> [AnyView] { views }
}

/// A view with a state.
struct With<Value, Content: View>: View {
  @State var value: Value
  @ViewBuilder let content: (Binding<Value>) -> Content
  var body: some View { content($value) }
}

extension TextScreen {
  /// The lines without the blank one for the space above a centered view.
  @MainActor fileprivate var trimmedLines: String { String(lines().joined(separator: "\n").drop { $0 == "\n" }) }

  @MainActor convenience init<V: View>(columns: Int = 40, height: Int = 20, @ViewBuilder _ view: () -> V) {
    self.init(view(), columns: columns, height: height)
    update()
  }

  @MainActor var text: String {
    if needsUpdate { update() }
    return trimmedLines
  }

  @MainActor func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let press = elements.first(where: { $0.label == label && $0.press != nil })?.press else {
      Issue.record("There is no enabled button \(label).", sourceLocation: sourceLocation)
      return
    }
    press()
    update()
  }
}

@MainActor final class Journal {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

extension String {
  /// The first note of a drawing and what follows it.
  var note: String { firstIndex(of: "{").map { String(self[$0...]) } ?? "" }

  /// A line without its gutter, its note two blanks away.
  var untilNote: String { String(dropFirst(2)).replacing(#/\ +\{/#, with: "  {") }
}

@MainActor final class ScreenInUse {
  let screen: TextScreen

  init<V: View>(columns: Int = 30, height: Int = 12, @ViewBuilder _ view: () -> V) {
    screen = TextScreen(view(), columns: columns, height: height)
    screen.update()
  }

  var text: String { screen.lines().joined(separator: "\n") }
  var issues: [String] { screen.issues.map(\.description) }

  func element(_ name: String) throws -> Semantics {
    let found = screen.elements.filter { $0.answers(to: name) && !$0.isStatic }
    return try #require(found.count == 1 ? found[0] : nil, "\(found.count) of \(name) in \(screen.elements)")
  }

  /// The names of the usable elements, in order.
  var controls: [String] { screen.elements.filter { !$0.isStatic }.map { "\($0.role.rawValue) \($0.label)" } }

  func press(_ name: String) throws {
    let press = try #require(element(name).press, "\(name) is disabled")
    press()
    screen.update()
  }

  func goBack() {
    screen.goBack?()
    screen.update()
  }

  func type(_ text: String, into name: String) throws {
    let editing = try #require(element(name).editing)
    editing.setFocus(true)
    editing.replace(text)
    screen.update()
  }

  func perform(_ action: String, on name: String) throws {
    let found = try element(name).actions.first { $0.name == action }
    let action = try #require(found, "no \(action)")
    action.perform()
    screen.update()
  }

  func choose(_ choice: String, in name: String) throws {
    let found = try element(name).choices.first { $0.label == choice }
    let choice = try #require(found, "no \(choice)")
    choice.choose()
    screen.update()
  }
}
