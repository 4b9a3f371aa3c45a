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
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class BlockLoadable<Value: Hashable & Sendable>: BaseLoadable<Value> {
  /// Tells the observers how far a load has come; from outside the main actor with `await`.
  public typealias Report = @MainActor @Sendable (LoadingProgress) -> Void

  private let block: @MainActor (@escaping Report) async throws -> Value

  /// - Parameter block: loads the value; it is called once a load.
  public init(_ block: @escaping @MainActor () async throws -> Value) { self.block = { _ in try await block() } }

  /// - Parameter block: loads the value, and reports its progress; it is called once a load.
  public init(_ block: @escaping @MainActor (_ report: @escaping Report) async throws -> Value) { self.block = block }

  public override func fetch() async throws -> Value { try await block(makeReport()) }
}
