extension View {
  /// Gives the screen a search field, below its title; it has the focus while `isPresented` is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(Searchable(text: text, prompt: prompt, isPresented: isPresented, place: CallPlace(fileID, line)))
  }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchable(text: text, isPresented: isPresented, prompt: Text(prompt), fileID: fileID, line: line)
  }
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: S,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchable(text: text, isPresented: isPresented, prompt: Text(prompt), fileID: fileID, line: line)
  }
  /// Gives the screen a search field, and below it suggestions while the user searches.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchable(text: text, prompt: prompt, fileID: fileID, line: line).searchSuggestions(suggestions)
  }
  /// Gives the screen a search field that finds, and may offer, tokens, too. Text shows the typed text, and no tokens.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, prompt: prompt, fileID: fileID, line: line)
  }
  /// Gives the screen a search field that finds tokens, too, with a prompt that may be translated. No tokens are drawn.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, prompt: prompt, fileID: fileID, line: line)
  }
  /// Sets the scopes of a search, shown while the user searches.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let scopes = AnyView(Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented))
    return transformingEnvironment { $0.searchScopes = scopes }
  }
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }
  /// Sets the suggestions of a search, shown while the user searches.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return transformingEnvironment { $0.searchSuggestions = suggestions }
  }
  /// Makes a suggestion of the view: a press searches for `completion`.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }
}

/// Ends a search: the text goes, and the field is left.
public struct DismissSearchAction: Sendable {
  fileprivate nonisolated(unsafe) var action: (() -> Void)?

  /// Empties the field and leaves it. Without a search around it changes nothing.
  @MainActor public func callAsFunction() { action?() }
}

extension EnvironmentValues {
  /// Whether the user is searching.
  public var isSearching: Bool { search?.isActive == true }
  /// Ends the search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(action: search?.dismiss) }

  /// What the user searches for: empty without a search around.
  var searchText: String { search?.text.wrappedValue ?? "" }

  @Entry fileprivate var search: SearchState? = nil
  @Entry fileprivate var searchScopes: AnyView? = nil
  @Entry fileprivate var searchSuggestions: AnyView? = nil
}

private struct SearchState {
  let text: Binding<String>
  let isActive: Bool
  let dismiss: () -> Void
}

private nonisolated struct SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let text = environment.search?.text
    Button(action: { text?.wrappedValue = completion }, label: { content })
  }
}

/// Remembers whether the user is searching.
private struct Searchable {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let place: CallPlace?
  @State private var isActiveByItself = false
  @Environment(\.self) private var environment
}

extension Searchable: ViewModifier {
  func body(content: Content) -> some View {
    let text = text
    let active = isPresented ?? $isActiveByItself
    let isActive = active.wrappedValue || !text.wrappedValue.isEmpty
    let state = SearchState(text: text, isActive: isActive) {
      text.wrappedValue = ""
      active.wrappedValue = false
    }
    let field = VStack(alignment: .leading) {
      TextFieldBox(text: text, prompt: prompt ?? Text("Search"), isSearch: true)
        .transformingEnvironment {
          $0.fieldFocus = FieldFocus(isFocused: active.wrappedValue) { active.wrappedValue = $0 }
        }
      if isActive {
        environment.searchScopes
        environment.searchSuggestions
      }
    }
    .transformingEnvironment { $0.search = state }
    content.transformingEnvironment { $0.search = state }.modifier(SearchBar(side: field, place: place))
  }
}

private nonisolated struct SearchBar<Field: View>: SideViewModifier {
  typealias Node = SearchNode<Field>
  let side: Field
  let place: CallPlace?
}

/// A node with a search field for its screen's bar, which the nearest navigation container claims: the one around, or the first inside.
@MainActor protocol SearchHolder: _Node {
  var field: _Node { get }
  func claim(by navigation: NavigationNode) -> Bool
}

struct OuterSearch { weak var holder: (any SearchHolder)? }

extension EnvironmentValues { @Entry var outerSearch: OuterSearch? = nil }

/// Holds a search field: the bar of the screen shows it. Without a navigation container it is not drawn (bitchat PR 1615).
private final class SearchNode<Field: View>: SideViewNode<SearchBar<Field>>, SearchHolder {
  private weak var claimant: NavigationNode?
  var field: _Node { side }
  override class var hasBarRole: Bool { true }
  override var barRole: BarRole { .search(self) }

  override func prepare(_ context: inout Context) {
    if environment.navigation == nil { context.environment.outerSearch = OuterSearch(holder: self) }
  }

  func claim(by navigation: NavigationNode) -> Bool {
    if claimant?.isMounted != true { claimant = navigation }
    return claimant === navigation
  }

  override func misplaced(_ placed: Placed) -> String? { claimant == nil ? misplacedInBar("searchable") : nil }
}
