/// A loader made from a closure.
///
///     let user = BlockLoadable { try await api.user() }
///
///     let pages = BlockLoadable { report in
///       var pages: [Page] = []
///       for number in 1...5 {
///         pages.append(try await api.page(number))
///         report(LoadingProgress(message: "page \(number) of 5", percent: number * 20))
///       }
///       return pages
///     }
///
/// The closure runs off the main actor; to run it on the main actor: `BlockLoadable { @MainActor in ... }`.
/// A loader can be made anywhere: as a stored property's default, in a `@State`, as a `static let`.
public final class BlockLoadable<Value: Hashable & Sendable>: BaseLoadable<Value> {
  private let block: @Sendable (@escaping Report) async throws -> Value

  /// - Parameter block: loads the value; it is called once a load.
  public nonisolated init(_ block: @escaping @Sendable () async throws -> Value) {
    self.block = { _ in try await block() }
    super.init()
  }

  /// - Parameter block: loads the value, and reports its progress; it is called once a load.
  public nonisolated init(_ block: @escaping @Sendable (_ report: @escaping Report) async throws -> Value) {
    self.block = block
    super.init()
  }

  public override func fetch() async throws -> Value { try await block(reporter()) }
}
