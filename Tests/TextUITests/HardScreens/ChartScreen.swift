import Foundation

@testable import TextUI

@MainActor
enum ChartScreen: HardScreen {
  static func view() -> some View {
    NavigationStack { SalesView(months: months) }
  }

  struct SalesView: View {
    let months: [Month]
    @State private var range = "Year"
    var body: some View {
      VStack(alignment: .leading) {
        Picker("Range", selection: $range) {
          Text("Week").tag("Week"); Text("Month").tag("Month"); Text("Year").tag("Year")
        }
        .pickerStyle(.segmented)
        Text("$12,480").font(.largeTitle.bold()).monospacedDigit()
        Label("8.2%", systemImage: "arrow.up.right").foregroundStyle(.green).accessibilityLabel("Up 8.2 percent")
        Chart(months) { BarMark(x: .value("Month", $0.name), y: .value("Sales", $0.sales)) }
          .frame(height: 120)
          .accessibilityLabel("Sales by month").accessibilityValue("Best month: June")
        Grid {
          GridRow {
            Text("Best"); Text("June"); Text("$2,100").gridColumnAlignment(.trailing)
          }
          GridRow {
            Text("Worst"); Text("January"); Text("$310")
          }
        }
        .font(.caption).monospacedDigit()
      }
      .padding().navigationTitle("Sales")
    }
  }

  struct Month: Identifiable {
    let name: String
    let sales: Int
    var id: String { name }
  }
  static let months = [Month(name: "May", sales: 1200), Month(name: "June", sales: 2100)]

  // As an app's own module stands for `Charts` where that is not.
  struct Chart: View {
    let marks: [BarMark]
    init<Data: Collection>(_ data: Data, mark: (Data.Element) -> BarMark) { marks = data.map(mark) }
    var body: some View { _StandIn("chart", marks: marks.map { .init("\($0.x) \($0.y)") }) }
  }
  struct BarMark {
    let x: String
    let y: String
    init(x: Plotted, y: Plotted) {
      self.x = x.text
      self.y = y.text
    }
  }
  struct Plotted {
    let text: String
    static func value(_ name: String, _ value: some Any) -> Plotted { Plotted(text: "\(value)") }
  }

  static let drawing = #"""
    = Sales

           [Week]         [Month]         [*Year*]
        $12,480                                           {largeTitle bold digits}
        <> 8.2%                                           {arrow.up.right green "Up 8.2 percent"}
        <chart--------------------------------------->
        <                                            >
        <                                            >
        <                                            >
        <                                            >
        <-------------------------------------------->
    ~ says "Sales by month"; value "Best month: June"; marks: May 1200, June 2100
        Best   June   $2,100                              {all caption digits}
        Worst  January  $310                              {all caption digits}
    """#
}
