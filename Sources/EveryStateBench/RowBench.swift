import SwiftUI

/// Many rows, at full height and in a screen's height, against writing as many lines of text.
@MainActor
struct RowBench {
  func run() async -> Bool {
    let whole = await report("10,000 rows at full height", of: Rows(count: 10_000), lines: 1 << 20, limit: 0.15)
    let part = await report(
      "10,000 rows in 24 lines", of: Rows(count: 10_000), lines: 24, limit: 0.001, repetitions: 100)
    let lazy = await report(
      "10,000 rows of a lazy stack in 24 lines", of: LazyRows(count: 10_000), lines: 24, limit: 0.001, repetitions: 100)
    return whole && part && lazy
  }
}

@MainActor
private func report<V: View>(
  _ name: String, of view: V, lines height: Int, limit: Double, repetitions: Int = 1
) async -> Bool {
  var drawn: [String] = []
  let seconds = await median(of: 5, repetitions: repetitions) {
    let screen = TextScreen(view, columns: 50, height: height)
    screen.update()
    drawn = screen.lines()
  }
  var bytes = 0
  let floor = await median(of: 5, repetitions: 100) {
    bytes += drawn.joined(separator: "\n").utf8.count
  }
  precondition(bytes > 0)
  let figure = Figure(name: name, seconds: seconds, floor: ("joining its lines", floor), limit: limit)
  return figure.report()
}

private struct Rows: View {
  let count: Int
  var body: some View {
    List(0..<count) { index in
      HStack {
        Text("Row \(index)")
        Spacer()
        Text("value").foregroundStyle(.secondary)
      }
    }
  }
}

private struct LazyRows: View {
  let count: Int
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<count, id: \.self) { index in
          HStack {
            Text("Row \(index)")
            Spacer()
            Text("value").foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}
