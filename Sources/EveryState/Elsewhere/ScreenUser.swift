import Foundation

/// What a person does, for declarations to compile where no text is drawn: nothing calls it.
@MainActor
public final class ScreenUser {
  public func press(_ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false) async throws
  {}
  public func refresh(whileLoading: Bool = false) async throws {}
  public func wait(_ duration: Duration) async {}

  public func toggle(_ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false) async throws
  {}
  public func select(
    _ choice: String, in picker: String, of row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func select(
    _ date: Date, in picker: String, of row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func openMenu(_ name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false)
    async throws
  {}
  public func swipeAction(
    _ action: String, on name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func perform(
    _ action: String, on name: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}

  public func dismiss(whileLoading: Bool = false) async throws {}
  public func goBack(whileLoading: Bool = false) async throws {}
  public func scroll(whileLoading: Bool = false) async throws {}
  public func scrollToEnd(whileLoading: Bool = false) async throws {}

  public func type(
    _ text: String, into field: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false
  ) async throws {}
  public func clear(_ field: String, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false) async throws
  {}
  public func submit(_ field: String? = nil, in row: String? = nil, number: Int? = nil, whileLoading: Bool = false)
    async throws
  {}
  public func search(_ text: String, whileLoading: Bool = false) async throws {}
}
