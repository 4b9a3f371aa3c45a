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
  /// Gives the screen a search field that finds, and may offer, tokens, too: those found for are before the typed text.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable {
    modifier(
      Searchable(
        text: text, prompt: prompt, isPresented: isPresented, place: CallPlace(fileID, line),
        tokens: { tokens.wrappedValue.map { AnyView(token($0)) } },
        offers: {
          suggestedTokens?.wrappedValue.map { offer in
            AnyView(OfferedToken(label: token(offer)) { tokens.wrappedValue.append(offer) })
          } ?? []
        }))
  }
  /// Gives the screen a search field that finds tokens, too, with a prompt that may be translated.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, tokens: tokens, prompt: Text(prompt), token: token, fileID: fileID, line: line)
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

private nonisolated struct OfferedToken<Label: View>: View {
  let label: Label
  nonisolated(unsafe) let take: () -> Void
  @MainActor var body: some View { Button(action: { take() }, label: { label }) }
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
  /// What is searched for before the text, and what may be.
  var tokens: () -> [AnyView] = { [] }
  var offers: () -> [AnyView] = { [] }
  @State private var isActiveByItself = false
  @Environment(\.self) private var environment
}

extension Searchable: ViewModifier {
  func body(content: Content) -> some View {
    let text = text
    let active = isPresented ?? $isActiveByItself
    let (focus, tokens) = (environment.searchFocus, tokens())
    let isFocused = focus?.isFocused ?? active.wrappedValue
    let isActive = active.wrappedValue || isFocused || !text.wrappedValue.isEmpty || !tokens.isEmpty
    let setFocus: @MainActor (Bool) -> Void = {
      active.wrappedValue = $0
      focus?.set($0)
    }
    let state = SearchState(text: text, isActive: isActive) {
      text.wrappedValue = ""
      setFocus(false)
    }
    let field = VStack(alignment: .leading) {
      HStack {
        ForEach(tokens.indices, id: \.self) { tokens[$0] }
        TextFieldBox(text: text, prompt: prompt ?? Text(.init(ofSystem: "Search")), isSearch: true)
          .transformingEnvironment { $0.fieldFocus = FieldFocus(isFocused: isFocused, set: setFocus) }
      }
      if isActive {
        environment.searchScopes
        environment.searchSuggestions
        let offers = offers()
        ForEach(offers.indices, id: \.self) { offers[$0] }
      }
    }
    .transformingEnvironment { $0.search = state }
    content
      .transformingEnvironment {
        $0.search = state
        $0.searchFocus = nil
      }
      .modifier(SearchBar(side: field, place: place))
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
