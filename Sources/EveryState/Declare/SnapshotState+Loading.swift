import EveryStateMocks
import Testing

extension SnapshotState {
  /// The four states of a screen that loads: `loaded`, `loading`, `empty` and `failed`, each proven by the calls of `dependency`.
  /// - Parameter label: goes before the states' names, for a screen's second dependency.
  public static func loads<Value: RangeReplaceableCollection>(
    _ dependency: any WritableKeyPath<World, MockResponse<Value>> & Sendable, as label: String? = nil,
    failure: any Error, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    loads(dependency, as: label, empty: Value(), failure: failure, sourceLocation: sourceLocation)
  }

  /// The four states of a screen that loads a value which is no collection: say what empty means for it.
  public static func loads<Value>(
    _ dependency: any WritableKeyPath<World, MockResponse<Value>> & Sendable, as label: String? = nil, empty: Value,
    failure: any Error, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let calls = Dependency<World> { $0[keyPath: dependency].calls }
    let emptied = frame(.empty, calls, label, sourceLocation) { $0[keyPath: dependency] = .returns(empty) }
    return states(of: calls, label, sourceLocation, empty: .frame(emptied)) {
      $0[keyPath: dependency] = .fails(failure)
    }
  }

  /// The states of a screen that loads something which is never empty, for a reason that stands in the coverage matrix.
  public static func loads<Value>(
    _ dependency: any WritableKeyPath<World, MockResponse<Value>> & Sendable, as label: String? = nil,
    neverEmpty reason: String, failure: any Error, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    states(
      of: Dependency { $0[keyPath: dependency].calls }, label, sourceLocation,
      empty: .waiver(state: name(.empty, label), reason: reason)
    ) { $0[keyPath: dependency] = .fails(failure) }
  }

  /// The four states of a screen that follows a stream of lists; in `empty` the list that comes has nothing in it.
  public static func loads<Element: RangeReplaceableCollection>(
    _ stream: any WritableKeyPath<World, MockStream<Element>> & Sendable, as label: String? = nil, failure: any Error,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let calls = Dependency<World> { $0[keyPath: stream].calls }
    let emptied = frame(.empty, calls, label, sourceLocation) { $0[keyPath: stream] = MockStream([Element()]) }
    return states(of: calls, label, sourceLocation, empty: .frame(emptied)) { $0[keyPath: stream] = .fails(failure) }
  }

  /// The states of a screen that follows a stream of something which is never empty.
  public static func loads<Element>(
    _ stream: any WritableKeyPath<World, MockStream<Element>> & Sendable, as label: String? = nil,
    neverEmpty reason: String, failure: any Error, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    states(
      of: Dependency { $0[keyPath: stream].calls }, label, sourceLocation,
      empty: .waiver(state: name(.empty, label), reason: reason)
    ) { $0[keyPath: stream] = .fails(failure) }
  }

  /// A screen that loads nothing owes none of the four states; the reason stands in the coverage matrix.
  public static func loadsNothing(because reason: String, sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    let waivers = [StateProof.loaded, .loading, .empty, .failed].map {
      Declaration.waiver(state: $0.rawValue, reason: reason)
    }
    return SnapshotState(declarations: waivers, location: sourceLocation, declaresLoading: true)
  }

  /// The screen before any task has taken its first step.
  public static func idle(sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    let state = StateDeclaration<World>(name: "idle", kind: .frame(from: .rest), proof: .idle, location: sourceLocation)
    return SnapshotState(declarations: [.frame(state)], location: sourceLocation)
  }

  private typealias Change = @MainActor @Sendable (inout World) -> Void

  private static func states(
    of dependency: Dependency<World>, _ label: String?, _ location: SourceLocation, empty: Declaration,
    failing: @escaping Change
  ) -> Self {
    SnapshotState(
      declarations: [
        .frame(frame(.loaded, dependency, label, location)),
        .frame(frame(.loading, dependency, label, location)),
        empty,
        .frame(frame(.failed, dependency, label, location, failing)),
      ], location: location, declaresLoading: true)
  }

  private static func frame(
    _ proof: StateProof, _ dependency: Dependency<World>, _ label: String?, _ location: SourceLocation,
    _ change: Change? = nil
  ) -> StateDeclaration<World> {
    StateDeclaration(
      name: name(proof, label), kind: .frame(from: .rest), proof: proof, dependency: dependency, change: change,
      location: location)
  }

  private static func name(_ proof: StateProof, _ label: String?) -> String {
    (label.map { "\($0) " } ?? "") + proof.rawValue
  }
}
