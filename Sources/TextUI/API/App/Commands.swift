/// A part of the menu bar. Frames show views and no menu bar: commands compile, and nothing shows them.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the system and has no body.") }
}

/// Builds commands from the statements of a closure.
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildOptional(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}

/// Commands as a group.
extension Group: Commands where Content: Commands {
  nonisolated public init(@CommandsBuilder content: () -> Content) { self.init(content: content()) }
}

/// A menu of the menu bar.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items beside or in the place of the system's.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of the system's items.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let help = CommandGroupPlacement(name: "help")
}

public struct SidebarCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct ToolbarCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct TextEditingCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct TextFormattingCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct InspectorCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}

extension Scene {
  /// Does nothing in text. On a device: the commands of the scene's menu bar.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// Does nothing in text. On a device: takes the system's commands away.
  nonisolated public func commandsRemoved() -> some Scene { self }
  /// Does nothing in text. On a device: other commands in the place of the system's.
  nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
  /// Does nothing in text. On a device: which events from outside the view or scene opens for.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
