@testable import TextUI

/// The values of what `everystate adopt` leaves out and of stand-ins.
@MainActor struct EmptyValueTests {
  private struct Tags: OptionSet { let rawValue: Int }
  private struct Own {}

  private nonisolated static func shown<T>(_ type: T.Type) -> String {
    (emptyValue() as T?).map { "\($0)" } ?? "no value"
  }
  private nonisolated static let values: [(String, String)] = [
    (shown(Void.self), "()"), (shown(String.self), ""), (shown(Int8.self), "0"), (shown(Double.self), "0.0"),
    (shown(Bool.self), "false"), (shown([Own].self), "[]"), (shown([String: Own].self), "[:]"),
    (shown(Own?.self), "nil"),
    (shown(Set<Int>.self), "[]"), (shown(Data.self), "0 bytes"), (shown(CGPoint.self), "CGPoint(x: 0.0, y: 0.0)"),
    (shown(Tags.self), "Tags(rawValue: 0)"), (shown(_StandInValue.self), "‹›"), (shown(Own.self), "no value"),
    ("\(emptyValue() as LocalizedStringKey? == LocalizedStringKey(""))", "true"),
  ]
  @Test(arguments: values.indices) func `a type has an empty value if it can`(_ row: Int) {
    expect(Self.values[row].0, is: Self.values[row].1)
  }

  @Test func `a view of a stand-in has its name`() {
    expect(draw { _StandInValue("Map").zoom(3).pins }, contains: "‹Map›")
  }
}
