/// Whether the rows of a list can be edited.
public enum EditMode: Hashable, Sendable {
  /// Inactive: rows are read and used. Transient: one row is edited for a moment. Active: rows can be deleted, moved and chosen.
  case inactive, transient, active

  /// Whether rows are edited now, for a moment or for longer.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The editing of the lists inside; a navigation stack provides it.
  @Entry public var editMode: Binding<EditMode>? = nil
}

/// A button that starts and ends the editing of lists.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button that is drawn as `[Edit]`, and as `[Done]` while lists are edited.
  public init() {}

  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(.init(ofSystem: isEditing ? "Done" : "Edit")) { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
