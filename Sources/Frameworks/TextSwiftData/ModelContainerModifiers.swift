import TextUI

extension EnvironmentValues {
  /// Where the views inside find and change models.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }

  private struct ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { .absent() }
  }
}

extension ModelContext {
  /// What is read where no container was given: a context of its own, empty, that leads nowhere.
  static func absent() -> ModelContext {
    do {
      let context = ModelContext(try ModelContainer(for: Schema()))
      context.isAbsent = true
      return context
    } catch { fatalError("A container in memory cannot fail: \(error)") }
  }
}

extension View {
  nonisolated public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }

  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    modelContext(container.mainContext)
  }

  /// A container in memory, new for each place that a view has.
  nonisolated public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(OwnContainer(types: [type], onSetup: onSetup)) }

  /// A container in memory, new for each place that a view has.
  nonisolated public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(OwnContainer(types: types, onSetup: onSetup)) }
}

private struct OwnContainer {
  let types: [any PersistentModel.Type]
  nonisolated(unsafe) let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
  @State private var container = Once()

  nonisolated init(
    types: [any PersistentModel.Type], onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void
  ) {
    self.types = types
    self.onSetup = onSetup
  }
}

extension OwnContainer: ViewModifier {

  func body(content: Content) -> some View {
    content.environment(\.modelContext, container.context(types, onSetup))
  }

  fileprivate final class Once {
    private var container: ModelContainer?

    @MainActor func context(
      _ types: [any PersistentModel.Type], _ onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
    ) -> ModelContext {
      if let container { return container.mainContext }
      do {
        let made = try ModelContainer(for: Schema(types))
        container = made
        onSetup(.success(made))
        return made.mainContext
      } catch {
        onSetup(.failure(error))
        return .absent()
      }
    }
  }
}

extension Scene {
  // Frames show views, not scenes: there the app's own test says which container a view has.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  nonisolated public func modelContext(_ context: ModelContext) -> some Scene { self }
  nonisolated public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
  nonisolated public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
