import Foundation
import Testing
import TextUI

/// A component with every combination of arguments: one golden, a table with a row for each.
///
///     static let catalog = SnapshotCatalog {
///       Combinations("Badge", of: [0, 3, 100], [false, true]) { count, isUrgent in Badge(count, isUrgent: isUrgent) }
///     }
///
/// The golden is `Badge/combinations`. A row begins with its arguments, as Swift describes them.
public struct Combinations<Content: View>: ScreenSnapshots {
  public struct World: SnapshotWorld { public init() {} }
  public let screenName: String
  public let environment: SnapshotEnvironment
  private struct Row {
    let title: String
    let view: @MainActor () -> Content
  }
  private let rows: [Row]
  private let location: SourceLocation

  private init(
    _ name: String, _ environment: SnapshotEnvironment, _ location: SourceLocation,
    _ rows: [Row]
  ) {
    (screenName, self.rows, self.location) = (name, rows, location)
    var environment = environment
    // No row may be cut.
    environment.height = max(environment.height, rows.count * 40)
    self.environment = environment
  }

  /// - Parameters:
  ///   - name: the component's name in paths and reports.
  ///   - values: the values of the argument.
  ///   - environment: the size, the locale and the settings that it is drawn in.
  ///   - sourceLocation: where problems of the declaration are reported.
  ///   - view: makes the component.
  public init<A: Sendable>(
    _ name: String, of values: [A], environment: SnapshotEnvironment = SnapshotEnvironment(),
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder view: @escaping @MainActor (A) -> Content
  ) {
    self.init(name, environment, sourceLocation, values.map { value in Row(title: "\(value)") { view(value) } })
  }

  /// A component with two arguments.
  public init<A: Sendable, B: Sendable>(
    _ name: String, of first: [A], _ second: [B], environment: SnapshotEnvironment = SnapshotEnvironment(),
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder view: @escaping @MainActor (A, B) -> Content
  ) {
    self.init(
      name, environment, sourceLocation,
      first.flatMap { one in second.map { two in Row(title: "\(one), \(two)") { view(one, two) } } })
  }

  /// A component with three arguments.
  public init<A: Sendable, B: Sendable, C: Sendable>(
    _ name: String, of first: [A], _ second: [B], _ third: [C],
    environment: SnapshotEnvironment = SnapshotEnvironment(), sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder view: @escaping @MainActor (A, B, C) -> Content
  ) {
    let pairs = first.flatMap { one in second.map { (one, $0) } }
    self.init(
      name, environment, sourceLocation,
      pairs.flatMap { one, two in
        third.map { three in Row(title: "\(one), \(two), \(three)") { view(one, two, three) } }
      })
  }

  public func view(_ world: World) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        HStack(alignment: .top, spacing: 16) {
          Text(rows[index].title).frame(width: titleWidth, alignment: .leading)
          rows[index].view()
        }
      }
    }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The width of the longest title: a character has at most 8 points.
  private var titleWidth: CGFloat { 8 * CGFloat(rows.map(\.title.count).max() ?? 0) }

  public var states: [SnapshotState<World>] {
    [
      .loadsNothing(because: "a component", sourceLocation: location),
      .state("combinations", sourceLocation: location),
    ]
  }
}
