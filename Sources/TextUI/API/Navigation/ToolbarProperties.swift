/// The storage of a toolbar for the dynamic properties of its contents, such as `@State` and `@ObservedObject`. A content is
/// identified by its type, and by how many of the type are before it.
@MainActor final class ToolbarProperties {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let occurrence: Int
  }
  private var kept: [Key: PropertyStorage] = [:]
  private var before: [Key: PropertyStorage] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  private unowned(unsafe) let node: _Node
  private var environment = EnvironmentValues()

  init(of node: _Node) { self.node = node }

  /// Begins a collection; contents that it does not find have ended.
  func begin(_ environment: EnvironmentValues) {
    self.environment = environment
    before = kept
    kept = [:]
    counts = [:]
  }

  /// Connects the properties of `content`. Returns false when its body must not run: the reason has been reported.
  func install<Content>(in content: inout Content) -> Bool {
    guard let changes = node.nearestEvaluation else { return true }
    let type = ObjectIdentifier(Content.self)
    let key = Key(type: type, occurrence: counts[type, default: 0])
    counts[type, default: 0] += 1
    var storage = before[key] ?? PropertyStorage()
    defer { kept[key] = storage }
    return DynamicProperties.install(in: &content, storage: &storage, of: node, environment, changes)
  }
}
