/// A part of an app's interface that the system shows, such as a window. Frames show views, not windows: scenes compile,
/// and nothing shows them.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene = Never
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the system and has no body.") }
}

/// Builds one scene from the statements of a closure.
@resultBuilder public enum SceneBuilder {
  /// One statement of the closure.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A closure of one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> some Scene { content }
  /// A closure of several statements. None of them is kept, since nothing shows them.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene { Scenes() }
  /// An `if` without an `else`.
  public static func buildOptional(_ content: (any Scene)?) -> some Scene { Scenes() }
  /// The content of an `if #available`.
  public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { Scenes() }
}

nonisolated struct Scenes: Scene {}

/// Windows that are all made alike.
public struct WindowGroup<Content: View> {
  let content: Content
}

extension WindowGroup: Scene where Content: View {
  /// Windows of one content, which the app may open by an id.
  nonisolated public init(id: String? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
  /// Windows of one content, named by a key in the app's string tables, which the app may open by an id.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  /// Windows of one content, under a name that is not looked up.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  /// A window for each value that it is opened with.
  nonisolated public init<D: Decodable & Encodable & Hashable>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init(content: content(.constant(nil))) }
}

/// One window.
public struct Window<Content: View>: Scene {
  /// A window under a name in the app's string tables, which the app opens by an id. Its content is not evaluated.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window of an app's settings.
public struct Settings<Content: View>: Scene {
  /// The views of the settings. They are not evaluated.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Scene {
  /// Does nothing in text. On a device: what happens as a value changes while a scene is shown.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  /// Does nothing in text. On a device: what happens as a value changes while a scene is shown.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Does nothing in text. On a device: what a scene's views read from the environment.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }
  /// Does nothing in text. On a device: the size of a new window.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Does nothing in text. On a device: the size of a new window.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Does nothing in text. On a device: what happens as a value changes while a scene is shown.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    self
  }
  /// Does nothing in text. On a device: what a scene's views read from the environment.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  /// Does nothing in text. On a device: what a scene's views read from the environment.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  /// Does nothing in text. On a device: where a scene's views keep what `@AppStorage` names.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  /// Does nothing in text. On a device: how far the user can change a window's size.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Does nothing in text. On a device: where a new window stands.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}

/// How far the user can change a window's size: as the system does, as its content can, or no smaller than that.
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }

/// What the system asks an app for while no window of it is seen.
public struct BackgroundTask<Request, Response>: Sendable {
  private let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// The system lets the app bring what it shows up to date, under a name that the app has asked for.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init(name: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// What a session has loaded while the app was away has arrived.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { .init(name: identifier) }
}

extension Scene {
  /// Does nothing in text. On a device: what an app does when the system asks.
  nonisolated public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { self }
  /// Does nothing in text. On a device: what an app does when the system asks.
  nonisolated public func backgroundTask(
    _ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }
}
