import Charts
import SwiftUI

@MainActor @Suite struct ChartTests {
  struct Sale: Identifiable {
    let city: String
    let month: String
    let count: Int
    var id: String { city + month }
  }
  private static let sales = [
    Sale(city: "Oslo", month: "May", count: 1200), Sale(city: "Rome", month: "May", count: 310),
    Sale(city: "Oslo", month: "June", count: 2100), Sale(city: "Rome", month: "June", count: 450),
  ]
  private static let day = Date(timeIntervalSince1970: 1_767_225_600)

  @Test func `backgrounds, annotations and borders of a chart are drawn once`() throws {
    // A chart's background is visible, and each annotation's label appears once.
    let lines = try lines {
      Chart(Self.sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
        RuleMark(y: .value("Limit", 1000)).annotation(position: .top) {
          Text("limit").accessibilityLabel("The limit is 1000")
        }
      }.chartBackground(alignment: .bottomLeading) { _ in Text("Behind") }.frame(height: 100)
    }
    expect(lines.contains { $0.contains("Behind") }, "\(lines)")
    expect(!lines.contains { $0.contains("not seen") }, "\(lines)")
    let drawing = lines.joined(separator: "\n")
    expect(drawing.components(separatedBy: "The <text> is 1000").count, is: 2, "\(lines)")
    expect(!drawing.contains("over \""), "\(lines)")
    // What is in the middle of a donut is there in the drawing.
    let donut = try FrameworkTests.lines {
      Chart { SectorMark(angle: .value("Read", 39), innerRadius: .ratio(0.7)) }
        .chartBackground { _ in Text("39") }.chartOverlay(alignment: .topTrailing) { _ in Text("%") }.frame(height: 100)
    }
    let middle = donut.first { $0.contains("39") }?.prefix { !$0.isNumber }.count ?? 0
    expect(abs(middle - 26) <= 1, "\(donut)")
    expect(donut.contains { $0.contains(#/% ?>/#) }, "\(donut)")
    // A circle's border is SwiftUI's where no symbol of a chart is wanted.
    let bordered = try FrameworkTests.lines { Circle().strokeBorder(lineWidth: 0.5).frame(width: 40, height: 40) }
    expect(bordered.contains { $0.contains("outline") && $0.contains("circle") }, "\(bordered)")
    _ = PointMark(x: .value("Day", 1), y: .value("Sales", 2)).symbol(Circle().strokeBorder(lineWidth: 2))
  }

  @Test func `a chart is an area with a line for each series, and each mark prints its numbers`() throws {
    let lines = try lines {
      Chart(Self.sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
          .foregroundStyle(by: .value("City", sale.city))
      }
      .frame(height: 60)
    }
    expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) },
      is: [
        "<chart------------------------------------------->  {; in the middle}",
        "<                                                >", "<------------------------------------------------>",
        "~ x Month; y Sales",
        "~ bars \"Oslo\": May = 1200, June = 2100", "~ bars \"Rome\": May = 310, June = 450",
      ])
    // Each mark shows its numbers.
    let facts = try described {
      Chart {
        LineMark(x: .value("Hour", 1.5), y: .value("Load", Decimal(string: "0.1")!))
        LineMark(x: .value("Hour", 2), y: .value("Load", 0.25), series: .value("Machine", "B"))
        AreaMark(x: .value("Hour", 1), yStart: .value("Least", -3), yEnd: .value("Greatest", 4))
        PointMark(x: .value("Hour", 1), y: .value("Load", 7))
        RuleMark(y: .value("Limit", 50)).foregroundStyle(.red)
        RuleMark(x: .value("Now", Self.day))
        RectangleMark(
          xStart: .value("Hour", 1), xEnd: .value("Hour", 2), yStart: .value("Load", 0), yEnd: .value("Load", 1))
        SectorMark(angle: .value("Share", 30)).foregroundStyle(by: .value("Kind", "Tea"))
        BarMark(x: .value("Used", 12))
      }
    }
    expect(
      facts,
      is: [
        "x Hour, Now, Used; y Load, Least, Greatest, Limit; angle Share", "line: 1.5 = 0.1", "line \"B\": 2 = 0.25",
        "area: 1 = -3 to 4", "points: 1 = 7", "rule red: y 50", "rule: x 2026-01-01", "rectangles: 1 to 2 = 0 to 1",
        "sectors \"Tea\": 30", "bars: x 12",
      ])
  }

  @Test(arguments: [
    (Calendar.Component.year, "2026"), (.month, "2026-01"), (.day, "2026-01-01"), (.hour, "2026-01-01 00:00"),
  ]) func `a date is written to the precision of its unit`(unit: Calendar.Component, text: String) throws {
    let facts = try described { Chart { BarMark(x: .value("When", Self.day, unit: unit), y: .value("Count", 1)) } }
    expect(facts.last, is: "bars: \(text) = 1")
  }

  @Test func `content is made of conditions, loops and parts, and axes come before the marks`() throws {
    let facts = try described {
      Chart {
        ForEach(0..<2) { index in
          if index == 0 {
            PointMark(x: .value("x", index), y: .value("y", 1))
          } else {
            PointMark(x: .value("x", index), y: .value("y", 2))
          }
        }
        Limit(limit: Self.sales.count > 9 ? nil : 3)
        Plot { BarMark(x: .value("x", 5), y: .value("y", 6)) }.accessibilityLabel("Five").accessibilityValue("6 sold")
        ForEach(["a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)).accessibilityHidden(true) }
      }
    }
    expect(facts, is: ["x x; y y", "points: 0 = 1, 1 = 2", "rule: y 3", "bars: 5 = 6 \"Five, 6 sold\", a = 1 silent"])
    // Axes and legend come before the marks.
    let around = try described {
      Chart(Self.sales) { LineMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)).symbol(.circle) }
        .chartXAxis(.hidden).chartYAxisLabel("In thousands").chartYScale(domain: 0...3000).chartLegend(.hidden)
        .chartXAxis {
          AxisMarks(values: .automatic(desiredCount: 3)) { value in
            AxisGridLine()
            if value.as(String.self) != nil { AxisValueLabel("x") }
          }
        }.accessibilityLabel("Sales by month")
    }
    expect(
      around,
      is: [
        "says \"Sales by month\"; no x axis; y axis \"In thousands\"; y from 0 to 3000; no legend", "x Month; y Sales",
        "line: May = 1200, May = 310, June = 2100, June = 450",
      ])
  }

  struct Limit: ChartContent {
    let limit: Int?
    var body: some ChartContent { if let limit { RuleMark(y: .value("y", limit)) } }
  }

  @Test func `overlays are drawn at their marks, and a place leads to its value and back`() throws {
    let lines = try lines {
      Chart {
        BarMark(x: .value("Month", "May"), y: .value("Sales", 1)).annotation(position: .top) { Text("least") }
        BarMark(x: .value("Month", "June"), y: .value("Sales", 2)).annotation { Text("most") }
      }.chartOverlay { proxy in Text("at \(Int(proxy.position(forY: 1) ?? 0))") }.frame(height: 100)
    }
    let most = try #require(lines.first { $0.contains("most") })
    let least = try #require(lines.first { $0.contains("least") })
    expect(lines.firstIndex(of: most)! < lines.firstIndex(of: least)!)
    expect(lines.contains { $0.contains("at 50") }, "\(lines)")
    // A place in a chart leads to its value and back.
    let read = try FrameworkTests.lines {
      Chart(Self.sales) { PointMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) }
        .chartYScale(domain: 0...400)
        .chartOverlay { proxy in
          let month: String? = proxy.value(atX: proxy.plotSize.width)
          Text("\(month ?? "-") \(proxy.value(atY: 0, as: Int.self) ?? 0)")
        }
        .frame(height: 60)
    }
    expect(read.contains { $0.contains("June 400") }, "\(read)")
    expect(read, contains: "~ <chart>  x Month; y Sales", comment: "a chart with views on it is named")
  }
}
