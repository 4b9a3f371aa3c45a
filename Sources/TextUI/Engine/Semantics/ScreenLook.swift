/// The visible screen at a moment of a drive, for judging whether the moment makes sense. It costs less than a drawing.
package struct ScreenLook: Hashable, Sendable {
  /// The texts, in the order of the tree, each as a whole; presented layers after those below.
  package var texts: [String] = []
  /// The texts of every state of the screen: its title, its tabs.
  package var titles: [String] = []
  package var tabs: [String] = []
  /// Those of the texts that are buttons' labels.
  package var labels: Set<String> = []
  package var pictures: [String] = []
  /// Texts that had no room, though their lines are not limited.
  package var cutTexts: [String] = []
  /// The title of the bar around, if it is cut: the view that sets it knows whose words these are.
  var cutTitle: String?
  /// Texts in another language than the screen's.
  package private(set) var untranslated: [Untranslated] = []
  /// Controls that the user can use and an assistive technology does not reach.
  package var hiddenControls: [String] = []
  /// What has no effect where it is placed: `searchable has no effect here: no navigation container (in Shop)`.
  package var misplaced: [String] = []
  /// Whether the screen shows work without an end: a spinner.
  package var showsSpinner = false
  /// Whether the system's spinner shows that the user has pulled.
  package var isRefreshing = false
  /// Whether a view of the app brings the navigation, as the first screen of an app or of a tab does; others are pushed.
  package var hasNavigation = false
  /// Whether content is drawn as placeholder blocks.
  package var showsPlaceholder = false
  /// The presentations over the screen, from the lowest up: `sheet`, `alert`.
  package var presented: [String] = []
  /// How many of the texts are below the last presentation.
  private(set) var textsBelow = 0

  package init() {}

  package var words: [String] { texts.filter { !titles.contains($0) } }

  /// The texts that the user can reach: of the last presentation, or of the screen.
  package var topTexts: ArraySlice<String> { texts[textsBelow...] }

  @MainActor mutating func note(misplaced words: String, at node: _Node) {
    let place = node.callPlace?.description ?? node.nearestViewOfApp.map { "in \($0)" }
    let words = words + (place.map { " (\($0))" } ?? "")
    if !misplaced.contains(words) { misplaced.append(words) }
  }

  /// - Parameter isVerbatim: whether the text cannot be localized.
  mutating func noteLanguage(of text: StyledText, isVerbatim: Bool) {
    let missing = text.missingLanguage
    guard isVerbatim || missing != nil else { return }
    let key = missing.flatMap { _ in LocalizedTexts.ofThisDrive?.names(of: text.plain).last }
    untranslated.append(Untranslated(text: text.plain, key: key == text.plain ? nil : key, language: missing))
  }

  /// A text whose key has no translation, or, in a pseudo-locale, one that is not a key.
  package struct Untranslated: Hashable, Sendable {
    package let text: String
    /// The key that was looked up; nil if the text is the key.
    package let key: String?
    package let language: String?
  }

  fileprivate mutating func present(_ heading: String) {
    presented.append(heading)
    textsBelow = texts.count
  }
}

extension Placed {
  func see(in look: inout ScreenLook) {
    if let words = node.misplaced(self) { look.note(misplaced: words, at: node) }
    if node.see(self, in: &look) {
      for child in children { child.see(in: &look) }
    }
    for layer in presented {
      look.present(layer.heading)
      layer.content.see(in: &look)
    }
  }
}
