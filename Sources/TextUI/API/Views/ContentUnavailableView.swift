/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  /// The label, its icon large above its bold title, below it the description and the actions, in the middle of the space that is
  /// offered.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { self.init(label: label(), description: description(), actions: actions()) }

  public var body: some View {
    VStack {
      label.font(.title2.bold()).transformingEnvironment {
        $0[StyleKey<LabelStyleConfiguration>.self] = nil
        $0.builtIn.labelParts = .stacked
      }
      description.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

nonisolated extension ContentUnavailableView
where Label == TextUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A localized title with a large symbol above it, and an explanation below.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(TextUI.Label(title, systemImage: name), description)
  }
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(TextUI.Label(title, image: name), description)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(TextUI.Label(title, systemImage: name), description)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(TextUI.Label(title, image: name), description)
  }

  init(_ label: Label, _ description: Text?) { self.init(label: label, description: description, actions: EmptyView()) }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search without results: for the text of the search field around, if there is one.
  @MainActor public static var search: ContentUnavailableView { search(text: "") }

  /// A search for `text` without results.
  @MainActor public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: SearchUnavailableContent.Label(text: text), description: SearchUnavailableContent.Description(),
      actions: SearchUnavailableContent.Actions())
  }
}

/// The texts of a search without results, in the system's words.
public struct SearchUnavailableContent {
  /// That there are no results, and for which text if there is one, with a magnifying glass above it.
  public struct Label: View {
    let text: String
    @Environment(\.searchText) private var searched
    public var body: some View {
      let text = text.isEmpty ? searched : text
      if text.isEmpty {
        TextUI.Label(.init(ofSystem: "No Results"), systemImage: "magnifyingglass")
      } else {
        TextUI.Label(.init(ofSystem: "No Results for “%@”", text), systemImage: "magnifyingglass")
      }
    }
  }
  /// A suggestion for the user: check the spelling, or search for something else.
  public struct Description: View {
    public var body: some View { Text(.init(ofSystem: "Check the spelling or try a new search.")) }
  }
  /// The buttons below. A search without results has none.
  public struct Actions: View { public var body: some View { EmptyView() } }
}
