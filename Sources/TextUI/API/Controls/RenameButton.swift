/// A button that begins a renaming, where something around takes one.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  @MainActor public var body: some View {
    let rename = rename
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

extension RenameButton where Label == TextUI.Label<Text, Image> {
  /// A button with a pencil and the word `Rename`: `[~<> Rename~]` where nothing around takes a renaming.
  nonisolated public init() {
    label = TextUI.Label(title: { Text(.init(ofSystem: "Rename")) }, icon: { Image(systemName: "pencil") })
  }
}

/// Begins a renaming.
public struct RenameAction {
  let action: () -> Void
  /// Begins the renaming, as a press on the button does.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Sets the action of a `RenameButton` inside.
  public var rename: RenameAction? { renaming }
  @Entry fileprivate var renaming: RenameAction? = nil
}

extension View {
  /// Says how a renaming begins.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    transformingEnvironment { $0.renaming = RenameAction(action: action) }
  }
  /// A renaming begins with the focus.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
