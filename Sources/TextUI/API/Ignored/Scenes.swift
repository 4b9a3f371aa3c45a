// Scenes, windows and background tasks. Frames show views: these compile and change nothing.

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene = Never
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the system and has no body.") }
}

@resultBuilder public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> some Scene { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene { Scenes() }
  public static func buildOptional(_ content: (any Scene)?) -> some Scene { Scenes() }
  public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { Scenes() }
}

nonisolated struct Scenes: Scene {}

public struct WindowGroup<Content: View> { let content: Content }

extension WindowGroup: Scene where Content: View {
  nonisolated public init(id: String? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  nonisolated public init<D: Decodable & Encodable & Hashable>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init(content: content(.constant(nil))) }
}

public struct Window<Content: View>: Scene {
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

public struct Settings<Content: View>: Scene { nonisolated public init(@ViewBuilder content: () -> Content) {} }

public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }

public struct BackgroundTask<Request, Response>: Sendable { private let name: String }

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init(name: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { .init(name: identifier) }
}

extension Scene {
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  nonisolated public func commandsRemoved() -> some Scene { self }
  nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    self
  }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  nonisolated public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { self }
  nonisolated public func backgroundTask(
    _ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }
}
