/// A part of the menu bar. Frames show views and no menu bar: commands compile, and nothing shows them.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands = Never
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the system and has no body.") }
}

/// Builds commands from the statements of a closure.
@resultBuilder public enum CommandsBuilder {
  /// One statement of the closure.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// The statements of a closure. None of them is kept, since nothing shows them.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
  /// An `if` without an `else`.
  public static func buildOptional(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
  /// Another branch of an `if` or a `switch`.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Adds nothing.
  nonisolated public init() {}
}

extension Group: Commands where Content: Commands {
  /// Commands under one name.
  nonisolated public init(@CommandsBuilder content: () -> Content) { self.init(content: content()) }
}

/// A menu of the menu bar.
public struct CommandMenu<Content: View>: Commands {
  /// A menu under a name in the app's string tables. Its items are not evaluated.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu under a text. Its items are not evaluated.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  /// A menu under a name that is not looked up. Its items are not evaluated.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items beside or in the place of the system's.
public struct CommandGroup<Content: View>: Commands {
  /// Items before those of a group. They are not evaluated.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items after those of a group. They are not evaluated.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items instead of those of a group. They are not evaluated.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of the system's items.
public enum CommandGroupPlacement: Hashable, Sendable {
  /// The app: its makers, its settings, quitting it, hiding it, and what other programs do with what is selected.
  case appInfo, appSettings, appTermination, appVisibility, systemServices
  /// Documents: making, saving, moving to other formats, printing, and taking a change back.
  case newItem, saveItem, importExport, printItem, undoRedo
  /// Text: copying it, finding and spelling, and its looks.
  case pasteboard, textEditing, textFormatting
  /// Bars, windows, and what explains the app.
  case toolbar, sidebar, windowSize, windowList, windowArrangement, singleWindowList, help
}

/// Taken and not drawn: the items that show and hide a sidebar.
public typealias SidebarCommands = EmptyCommands
/// Taken and not drawn: the items that show, hide and change the tool bar.
public typealias ToolbarCommands = EmptyCommands
/// Taken and not drawn: the items that find, spell and replace in a text.
public typealias TextEditingCommands = EmptyCommands
/// Taken and not drawn: the items that change a text's font and looks.
public typealias TextFormattingCommands = EmptyCommands
/// Taken and not drawn: the items that show and hide an inspector.
public typealias InspectorCommands = EmptyCommands
/// Taken and not drawn: the items that fetch pictures from a phone or a camera.
public typealias ImportFromDevicesCommands = EmptyCommands

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
