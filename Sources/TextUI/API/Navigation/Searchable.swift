extension View {
  /// Gives the screen a search field, below its title; it has the focus while `isPresented` is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { modifier(Searchable(text: text, prompt: prompt, isPresented: isPresented)) }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented)) }
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented)) }
  /// Gives the screen a search field, and below it suggestions while the user searches.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, prompt: prompt).searchSuggestions(suggestions) }
  /// Gives the screen a search field that finds, and may offer, tokens, too. Text shows the typed text, and no tokens.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text: text, isPresented: isPresented, prompt: prompt) }
  /// Gives the screen a search field that finds tokens, too, with a prompt that may be translated. No tokens are drawn.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text: text, prompt: prompt) }
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
    content.transformingEnvironment { $0.search = state }.modifier(SearchBar(side: field))
  }
}

private nonisolated struct SearchBar<Field: View>: SideViewModifier {
  typealias Node = SearchNode<Field>
  let side: Field
}

/// A node with a search field for its screen's bar.
@MainActor protocol SearchHolder: _Node { var field: _Node { get } }

/// Holds a search field: the bar of the screen shows it; where there is no bar, it is above the content.
private final class SearchNode<Field: View>: SideViewNode<SearchBar<Field>>, SearchHolder {
  var field: _Node { side }
  override class var hasBarRole: Bool { true }
  override var barRole: BarRole { .search(self) }
  private var hasBar: Bool { environment.navigation != nil }

  private func fieldHeight(_ width: Int?) -> Int {
    hasBar ? 0 : side.size(ProposedCells(width: width, height: nil)).height
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let height = fieldHeight(proposal.width)
    var size = content.size(ProposedCells(width: proposal.width, height: proposal.height.map { max(0, $0 - height) }))
    size.height += height
    if height > 0, let width = proposal.width { size.width = max(size.width, width) }
    return size
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    for line in 0..<fieldHeight(placed.frame.width) { canvas.mark(.title, line: placed.frame.y + line) }
    super.draw(placed, on: canvas)
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let height = fieldHeight(frame.width)
    guard height > 0 else { return super.place(in: frame, proposal) }
    let offer = ProposedCells(width: frame.width, height: height)
    let bar = side.place(in: CellRect(origin: frame.origin, size: CellSize(width: frame.width, height: height)), offer)
    let inside = frame.inset(CellInsets(top: height))
    return Placed(self, frame, [bar, content.place(in: inside, ProposedCells(inside.size))])
  }
}
