// The menu bar's commands. Frames have no menu bar: these compile and change nothing.

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands = Never
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the system and has no body.") }
}

@resultBuilder public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
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

public struct EmptyCommands: Commands { nonisolated public init() {} }

extension Group: Commands where Content: Commands {
  nonisolated public init(@CommandsBuilder content: () -> Content) { self.init(content: content()) }
}

public struct CommandMenu<Content: View>: Commands {
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroup<Content: View>: Commands {
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public enum CommandGroupPlacement: Hashable, Sendable {
  case appInfo, appSettings, appTermination, appVisibility, systemServices
  case newItem, saveItem, importExport, printItem, undoRedo
  case pasteboard, textEditing, textFormatting
  case toolbar, sidebar, windowSize, windowList, windowArrangement, singleWindowList, help
}

public typealias SidebarCommands = EmptyCommands
public typealias ToolbarCommands = EmptyCommands
public typealias TextEditingCommands = EmptyCommands
public typealias TextFormattingCommands = EmptyCommands
public typealias InspectorCommands = EmptyCommands
public typealias ImportFromDevicesCommands = EmptyCommands
