import EveryStateMocks
import Testing

extension SnapshotState {
  /// The states of an action that the user starts, such as sending, deleting or paying: in progress, done and failed, each proven by the calls of
  /// `dependency` after the actions.
  ///
  ///     .performs(\.send, failure: APIError.offline) { try await $0.press("Send") },      // sending, sent, send failed
  ///     .performs(\.checkout, failure: APIError.offline) { try await $0.press("Pay") },   // checkout pending, done, failed
  ///
  /// A screen that loads nothing else needs no other state. ``waives(_:because:sourceLocation:)-(String,_,_)`` leaves one out, with a reason.
  /// - Parameters:
  ///   - dependency: the mock response in the world that answers: `\.send`.
  ///   - label: names the states if the property does not: `as: "sign in"` for signing in, signed in, sign in failed.
  ///   - failure: the error that the dependency throws in the last one.
  ///   - actions: the user's actions. The last call of the dependency follows them.
  ///   - sourceLocation: where problems of the declaration are reported.
  public static func performs<Value>(
    _ dependency: any WritableKeyPath<World, MockResponse<Value>> & Sendable, as label: String? = nil,
    failure: any Error, by actions: @escaping Actions, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let group = performing(dependency, label, actions, sourceLocation)
    let failed = group.state(.failed) { $0[keyPath: dependency] = .fails(failure) }
    return performs(group, ending: .frame(failed))
  }

  /// The states of an action that cannot fail, with a reason that appears in the coverage matrix.
  public static func performs<Value>(
    _ dependency: any WritableKeyPath<World, MockResponse<Value>> & Sendable, as label: String? = nil,
    neverFails reason: String, by actions: @escaping Actions, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let group = performing(dependency, label, actions, sourceLocation)
    return performs(group, ending: .waiver(state: group.name(.failed), reason: reason))
  }

  private static func performs(_ group: Group, ending: Declaration) -> Self {
    SnapshotState(
      declarations: [.frame(group.state(.loading)), .frame(group.state(.loaded)), ending], location: group.location)
  }

  private static func performing<Value>(
    _ dependency: any WritableKeyPath<World, MockResponse<Value>> & Sendable, _ label: String?,
    _ actions: @escaping Actions, _ location: SourceLocation
  ) -> Group {
    let words = ActionWords(label ?? name(of: dependency))
    return Group(Dependency { $0[keyPath: dependency].calls }, nil, words: words, actions, location)
  }

  /// The property's name: of `\World.api.send`, `send`. A computed one has its name nowhere: the response is found in a world.
  private static func name<Value>(of dependency: any WritableKeyPath<World, MockResponse<Value>> & Sendable) -> String {
    let name = "\(dependency)".split(separator: ".").last.map(String.init) ?? ""
    guard !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return name }
    let world = World()
    let calls = world[keyPath: dependency].calls
    let path = WorldMock.all(in: world).first { $0.response.calls === calls }?.path ?? ""
    return path.split(separator: ".").last.map(String.init) ?? "action"
  }

  /// A failed state for each of several errors, in addition to that of `.loads`: `failed: offline`, `failed: server(status: 503)`. Two that look the
  /// same are reported like any others.
  ///
  ///     .fails(\.markets, with: [APIError.offline, .timeout, .server(status: 503)])
  public static func fails<Value, Failure: Error>(
    _ dependency: any WritableKeyPath<World, MockResponse<Value>> & Sendable, as label: String? = nil,
    with errors: [Failure], by actions: Actions? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let group = Group(Dependency { $0[keyPath: dependency].calls }, label, actions, sourceLocation)
    let states = errors.map { error in
      group.state(.failed, named: ": \(error)") { $0[keyPath: dependency] = .fails(error) }
    }
    return SnapshotState(declarations: states.map { .frame($0) }, location: sourceLocation)
  }

  /// What the states of one dependency have in common.
  struct Group {
    private let dependency: Dependency<World>
    private let label: String?
    private let words: ActionWords?
    private let actions: Actions?
    let location: SourceLocation

    init(
      _ dependency: Dependency<World>, _ label: String?, words: ActionWords? = nil, _ actions: Actions?,
      _ location: SourceLocation
    ) {
      (self.dependency, self.label, self.words, self.actions) = (dependency, label, words, actions)
      self.location = location
    }

    func name(_ proof: StateProof) -> String {
      words?.name(proof) ?? (label.map { "\($0) " } ?? "") + proof.rawValue
    }

    func state(_ proof: StateProof, named more: String = "", _ change: Change? = nil) -> StateDeclaration<World> {
      StateDeclaration(
        name: name(proof) + more, kind: .frame(from: .rest), proof: proof, dependency: dependency, change: change,
        actions: actions, isOfPerforms: words != nil, location: location)
    }
  }
}
