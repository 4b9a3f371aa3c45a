import Combine
import SwiftUI

@testable import EveryState

/// Public bug reports whose screens were drawn as if the bug were not there, and their counterparts without it.
@MainActor struct PublicReportsTests {
  private typealias Row = (source: String, uses: [String], view: Reports, shows: String, finding: String?)

  /// - Parameter uses: `Name` presses it, `Name=12` types 12 into it, and `Name=` submits it.
  private func row<V: View>(
    _ source: String, _ uses: [String], _ shows: String, finding: String? = nil,
    @ViewBuilder _ make: @escaping (Reports) -> V
  ) -> Row { (source, uses, Reports { AnyView(make($0)) }, shows, finding) }

  @Test func `a public bug is drawn as on the phone, or named`() throws {
    let (hidden, gone) = (#"The alert of "a" is never shown"#, "a view shows an element of ")
    let (typed, optional) = (["Name=x", "First"], Binding.constant(String?.some("b")))
    let rows = [
      // A tag of an optional is not one of the selection's type; a plain one stands for an optional as well.
      row("ruddarr/app#759", [], #"cannot choose "B""#) { it in it.picker(it.$name, Optional("b")) },
      row("pakerwreah/Calendr#604", [], "[B v]") { it in it.picker(optional, "b") },
      row("Apple: tag(_:includeOptional:)", [], "cannot choose") { it in it.picker(optional, "b", false) },
      // A formatter reads when typing ends, and a press of Save does not end it.
      row("peterfriese/BookSpine#3", ["Pages=12", "Save"], "saved 0") { $0.pages },
      row("ricocrescenzio95/SUITextField#2", ["Pages=12", "Pages=", "Save"], "saved 12") { $0.pages },
      row("edw/swiftui-numberfield#3", ["Pages=12", "Done", "Save"], "saved 12") { $0.pages },
      row("alfianlosari/SwiftUICDExpenseTrackerCompleted#1", ["Pages=12", "Name=x", "Save"], "saved 12") { $0.pages },
      // An index may be read once more after its element was removed.
      row("jundot/omlx#1634", ["Delete a"], "|b", finding: gone + #""rows""#) { it in it.rows(it.rows, it.$rows) },
      row("manaflow-ai/cmux#6918", ["Delete a"], "|b", finding: gone) { it in it.rows(it.model.rows, it.$model.rows) },
      row("nightscout/Trio#1515", ["Delete a"], "|b") { it in
        ForEach(it.$rows, id: \.self) { row in
          TextField("Row", text: row)
          Button("Delete \(row.wrappedValue)") { it.rows.removeFirst() }
        }
      },
      // The focus belongs to one field, and goes with it or with a submit; return is a letter in a field of several lines.
      row("vultisig/vultisig-ios#3521", ["Name=x"], "focus false") { it in it.field().id(it.name) },
      row("Skyscanner/backpack-ios#1842", typed, "focus false") { if $0.a { $0.field() } else { $0.field() } },
      row("subconsciousnetwork/subconscious#27", typed, "focus false") { if !$0.a { $0.field() } },
      row("a field that stays", typed, "focus true") { it in it.field().opacity(it.a ? 1 : 0.5) },
      row("oscbyspro/DiffableTextViews#85", ["Name=x", "Name="], "log sent, focus false") { $0.field() },
      row("gluonfield/enchanted#31", ["Name=x", "Name="], "log , focus true") { $0.field(.vertical) },
      // The outer one of two alerts of the older form hides the inner one.
      row("tidepool-org/Loop#65", ["First"], "log first", finding: hidden) { $0.alerts },
      row("customerio/customerio-ios#361", ["Second"], "! alert\n| B", finding: hidden) { $0.alerts },
      // Each evaluation subscribes again to a publisher that has completed, or is another one.
      row("expo/expo#43954", ["First"], "log a,") { $0.receiver(Optional("a").publisher) },
      row("duyquang91/ActivityIndicator#2", ["First"], "log last,") { $0.receiver($0.last.eraseToAnyPublisher()) },
      row("OpenSwiftUI: SubscriptionLifetime", ["First"], "log first,") { $0.receiver($0.last) },
    ]
    for (source, uses, view, shows, finding) in rows {
      let acted = Acted(environment: SnapshotEnvironment(columns: 50, height: 20), content: view) { user in
        for use in uses {
          let parts = use.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
          if parts.count == 1 { try await user.press(use) } else if parts[1] == "" { try await user.submit(parts[0]) }
          if parts.count == 2, parts[1] != "" { try await user.type(parts[1], into: parts[0]) }
        }
      }
      let lines = try acted.moments().last?.lines.joined(separator: "\n") ?? ""
      expect(lines, contains: shows, comment: "\(source):\n\(lines)")
      expect(lines.contains("! alert"), is: shows.contains("! alert"), "\(source):\n\(lines)")
      let found = try SnapshotCatalog(suite: "Reports") { acted }.soundness()
        .filter { [.misplaced, .unclearIdentity].contains($0.rule) }.map(\.message)
      expect(found.map { $0.contains(finding ?? "-") }, is: finding.map { _ in [true] } ?? [], "\(source): \(found)")
    }
  }
}

private final class ReportsModel: ObservableObject { @Published var rows = ["a", "b"] }

/// A view with state of several kinds; a report gives its content.
private struct Reports: View {
  let make: (Reports) -> AnyView
  @State var name = "a"
  @State var count = 0
  @State var rows = ["a", "b"]
  @State var log = ""
  @State var a = false
  @State var b = false
  @State var last = CurrentValueSubject<String, Never>("last")
  @StateObject var model = ReportsModel()
  @FocusState var isFocused: Bool

  var body: some View {
    Form {
      make(self)
      Button("First") { (a, log) = (true, "first") }
      Button("Second") { b = true }
      Button("Done") { isFocused = false }
      Button("Save") { log = "saved \(count)" }
      Text("log \(log), focus \(isFocused)")
    }
  }

  func picker<V: Hashable, T: Hashable>(_ selection: Binding<V>, _ tag: T, _ optional: Bool = true) -> some View {
    Picker("Pick", selection: selection) { Text("B").tag(tag, includeOptional: optional) }
  }
  func field(_ axis: Axis = .horizontal) -> some View {
    TextField("Name", text: $name, axis: axis).focused($isFocused).onSubmit { log = "sent" }
  }
  @ViewBuilder var pages: some View {
    TextField("Pages", value: $count, formatter: NumberFormatter()).focused($isFocused)
    TextField("Name", text: $name)
  }
  func rows(_ rows: [String], _ binding: Binding<[String]>) -> some View {
    ForEach(rows.indices, id: \.self) { index in
      TextField("Row", text: binding[index])
      Button("Delete \(rows[index])") { binding.wrappedValue.remove(at: index) }
    }
  }
  var alerts: some View {
    Text("a").alert(isPresented: $a) { Alert(title: Text("A")) }.alert(isPresented: $b) { Alert(title: Text("B")) }
  }
  func receiver<P: Publisher<String, Never>>(_ publisher: P) -> some View {
    Text("a").onReceive(publisher) { log = $0 }
  }
}
