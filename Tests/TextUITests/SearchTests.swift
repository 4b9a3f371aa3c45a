@testable import TextUI

@MainActor struct SearchTests {
  @Test @MainActor func `scopes and suggestions show during a search`() throws {
    struct Finder: View {
      @State var text = ""
      @State var scope = 0
      @State var log = "-"
      var body: some View {
        NavigationStack {
          Results(log: log).navigationTitle("Find").searchable(text: $text, prompt: "Word").searchScopes($scope) {
            views(Text("All").tag(0), Text("Mine").tag(1))
          }.searchSuggestions { Text("swift").searchCompletion("swift") }.onSubmit(of: .search) {
            log = "searched \(text) in \(scope)"
          }
        }
      }

      struct Results: View {
        let log: String
        @Environment(\.isSearching) var isSearching
        @Environment(\.dismissSearch) var dismissSearch
        var body: some View {
          List {
            Text(log)
            if isSearching { Button("Cancel") { dismissSearch() } }
          }
        }
      }
    }
    let screen = ScreenInUse(columns: 24, height: 8) { Finder() }
    let atRest = "= Find\n= |(Word)                |\n* -"
    expect(screen.text, is: atRest)
    try screen.type("sw", into: "Word")
    expect(
      screen.text,
      is: """
        = Find
        = |>sw                   |
        =   [*All*]      [Mine]
        = [swift]
        * -
        * [Cancel]
        """)
    try screen.press("swift")
    try screen.choose("Mine", in: "Scope")
    try screen.element("Word").editing?.submit()
    screen.screen.update()
    expect(screen.text, contains: "* searched swift in 1")
    try screen.press("Cancel")
    expect(screen.text, is: "= Find\n= |(Word)                |\n* searched swift in 1")
    expect(screen.issues, is: [])
  }
}
