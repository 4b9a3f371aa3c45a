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
    (shown(AnyPublisher<Own, any Error>.self), "AnyPublisher"),
  ]
  @Test(arguments: values.indices) func `a type has an empty value if it can`(_ row: Int) {
    expect(Self.values[row].0, is: Self.values[row].1)
  }

  private protocol Store { var name: String { get } }
  private struct ShopStore: Store { let name = "shop" }

  @Test func `a stand-in makes a registered type`() {
    _standInRegister((any Store).self) { ShopStore() }
    expect((_standInResult("resolve") as any Store).name, is: "shop")
    expect((_standInResult("resolve") as (any Store)?)?.name, is: "shop")
  }

  @Test func `a wrapper of a stand-in keeps its value`() throws {
    let own = OwnID(wrappedValue: "a")
    expect(own == OwnID(wrappedValue: "a"))
    own.wrappedValue = "b"
    expect(own != OwnID(wrappedValue: "a"))
    expect(String(decoding: try JSONEncoder().encode([own]), as: UTF8.self), is: #"["b"]"#)
  }

  private struct OwnID: _StandInWrapper, Codable, Equatable {
    let value = _StandInBox<String>()
    init(wrappedValue: String) { value.set(wrappedValue) }
    var wrappedValue: String {
      get { value.get("") }
      nonmutating set { value.set(newValue) }
    }
  }

  @Test func `a view of a stand-in has its name`() {
    expect(draw { _StandInValue("Map").zoom(3).pins }, contains: "‹Map›")
  }
}
