import Foundation
import TextUI

// How long TextUI takes. Run it in release mode: swift run -c release EveryStateBench
@main
@MainActor
struct Bench {
  static func main() {
    report("a screen of 20 lines: evaluate, lay out, draw", rounds: 2_000) {
      let screen = TextScreen(Feed(), columns: 40, height: 24)
      screen.update()
      return screen.lines().count
    }
    let screen = TextScreen(Feed(), columns: 40, height: 24)
    report("the same screen: lay out and draw again", rounds: 2_000) {
      screen.update()
      return screen.lines().count
    }
    for rows in [10_000, 100_000] {
      report("\(rows) rows, full height", rounds: rows == 10_000 ? 3 : 1) {
        let screen = TextScreen(Rows(count: rows), columns: 40, height: 10_000_000)
        screen.update()
        return screen.lines().count
      }
      report("\(rows) rows, 24 lines", rounds: 20) {
        let screen = TextScreen(Rows(count: rows), columns: 40, height: 24)
        screen.update()
        return screen.lines().count
      }
    }
    report("10000 rows of a lazy stack, 24 lines", rounds: 20) {
      let screen = TextScreen(LazyRows(count: 10_000), columns: 40, height: 24)
      screen.update()
      return screen.lines().count
    }
    report("stacks 24 deep", rounds: 200) {
      let screen = TextScreen(nested(24), columns: 80, height: 24)
      screen.update()
      return screen.lines().count
    }
  }

  /// Measures what the first argument names, or everything.
  private static func report(_ name: String, rounds: Int, _ body: () -> Int) {
    if CommandLine.arguments.count > 1, !name.contains(CommandLine.arguments[1]) { return }
    var lines = body()
    var best = Double.infinity
    for _ in 0..<3 {
      // Processor time: what others do on the machine does not count.
      let start = clock()
      for _ in 0..<rounds { lines = body() }
      best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e6 / Double(rounds))
    }
    let microseconds = best
    let line = "\(name): \((microseconds * 10).rounded() / 10) us (\(lines) lines)\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  private static func nested(_ depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Text("leaf")) }
    let inner = nested(depth - 1)
    return depth.isMultiple(of: 2)
      ? AnyView(
        HStack {
          Text("a"); inner; Spacer()
        })
      : AnyView(
        VStack {
          Text("b"); inner.padding(.leading, 10)
        })
  }
}

/// About 100 views in 20 lines.
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
