import SwiftUI

/// Evaluate, lay out, draw: screens without a harness, against writing as many lines of text.
@MainActor
struct ScreenBench {
  func run() async -> Bool {
    await report("a screen of about 100 views", of: Feed(), lines: 24, limit: 0.000_12, repetitions: 500)
  }
}

/// Many rows, at full height and in a screen's height.
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

private struct Feed: View {
  @State private var isOn = false
  private let names = ["Ada", "Grace", "Edsger", "Barbara", "Donald", "Alan", "John"]

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text("Seven people").font(.headline)
        ForEach(names, id: \.self) { PersonRow(name: $0) }
        HStack {
          Button("Cancel") {}
          Spacer()
          Button("Save") { isOn.toggle() }.disabled(!isOn)
        }
      }
      .padding(.horizontal)
      .navigationTitle("People")
    }
  }
}

private struct PersonRow: View {
  let name: String

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "person")
        Text(name).font(.headline)
        Spacer()
        Text("42").foregroundStyle(.secondary)
      }
      if name.count > 3 {
        Text("A line about \(name)").font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
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
