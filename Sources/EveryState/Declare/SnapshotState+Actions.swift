import EveryStateMocks
import Testing

extension SnapshotState {
  /// The states of an action that the user starts, such as sending, deleting or paying: in progress, done and failed, each proven by the calls of
  /// `dependency` after the actions.
  ///
  ///     .performs(\.send, failure: APIError.offline, by: { try await $0.press("Send") }),      // sending, sent, send failed
  ///     .performs(\.pay, failure: APIError.offline) { $0.cart = .full } by: { try await $0.press("Pay") },
  ///
  /// A screen that loads nothing else needs no other state. ``waives(_:because:sourceLocation:)-(String,_,_)`` leaves one out, with a reason.
  /// - Parameters:
  ///   - dependency: the mock in the world that answers: `\.send`.
  ///   - label: names the states if the property does not: `as: "sign in"` for signing in, signed in, sign in failed, and for other words than
  ///     a verb's `as: "under way, over"`: in progress, then done.
  ///   - failure: the error that the dependency throws in the last one.
  ///   - change: what else differs from the world in which every call succeeds, in all of the states.
  ///   - actions: the user's actions. The last call of the dependency follows them.
  ///   - sourceLocation: where problems of the declaration are reported.
  public static func performs<Mock: MockDependency>(
    _ dependency: any WritableKeyPath<World, Mock> & Sendable, as label: String? = nil, failure: any Error,
    _ change: @escaping Change = { _ in }, by actions: Actions? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let group = Group(dependency, .performs, label, change, actions, sourceLocation)
    return performs(group, group.failed(failure))
  }

  /// The states of an action that cannot fail, with a reason that appears in the coverage matrix.
  public static func performs<Mock: MockDependency>(
    _ dependency: any WritableKeyPath<World, Mock> & Sendable, as label: String? = nil, neverFails reason: String,
    _ change: @escaping Change = { _ in }, by actions: Actions? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let group = Group(dependency, .performs, label, change, actions, sourceLocation)
    return performs(group, group.waiver(of: .failed, reason))
  }

  private static func performs<Mock>(_ group: Group<Mock>, _ failed: Declaration) -> Self {
    SnapshotState(declarations: [group.state(.loading), group.state(.loaded), failed], location: group.location)
  }

  /// A failed state for each of several errors, in addition to that of `.loads`: `failed: offline`, `failed: server(status: 503)`. Two that look the
  /// same are reported like any others.
  ///
  ///     .fails(\.markets, with: [APIError.offline, .timeout, .server(status: 503)])
  public static func fails<Mock: MockDependency, Failure: Error>(
    _ dependency: any WritableKeyPath<World, Mock> & Sendable, as label: String? = nil, with errors: [Failure],
    _ change: @escaping Change = { _ in }, by actions: Actions? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let group = Group(dependency, .loads, label, change, actions, sourceLocation)
    return SnapshotState(declarations: errors.map { group.failed($0, named: ": \($0)") }, location: sourceLocation)
  }

  /// What the states of one dependency have in common.
  struct Group<Mock: MockDependency>: Sendable {
    private let path: any WritableKeyPath<World, Mock> & Sendable
    private let kind: StateGroup
    private let label: String?
    private let change: Change
    private let actions: Actions?
    let location: SourceLocation

    init(
      _ path: any WritableKeyPath<World, Mock> & Sendable, _ kind: StateGroup, _ label: String?,
      _ change: @escaping Change, _ actions: Actions?, _ location: SourceLocation
    ) {
      (self.path, self.kind, self.label) = (path, kind, label)
      (self.change, self.actions, self.location) = (change, actions, location)
    }

    /// `.loads(\.markets)`.
    var code: String { ".\(kind)(\\.\(property))" }

    func state(_ proof: StateProof, named more: String = "", _ answer: (@Sendable () -> Mock)? = nil) -> Declaration {
      .frame(
        StateDeclaration(
          name: name(proof) + more, kind: .frame(from: .rest), proof: proof, dependency: Dependency(path),
          change: { [path, change] world in
            change(&world)
            if let answer { world[keyPath: path] = answer() }
          }, actions: actions, group: kind, location: location))
    }

    func failed(_ error: any Error, named more: String = "") -> Declaration {
      state(.failed, named: more) { .fails(error) }
    }

    func waiver(of proof: StateProof, _ reason: String) -> Declaration { .waiver(state: name(proof), reason: reason) }

    private func name(_ proof: StateProof) -> String {
      switch kind {
      case .loads: (label.map { "\($0) " } ?? "") + proof.rawValue
      case .performs: ActionWords(property, as: label).name(proof)
      }
    }

    /// The property's name: of `\World.api.send`, `send`. A computed one has its name nowhere: the mock is found in a world.
    private var property: String {
      let name = "\(path)".split(separator: ".").last.map(String.init) ?? ""
      guard !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return name }
      let world = World()
      let calls = world[keyPath: path].calls
      return WorldMock.all(in: world).first { $0.response.calls === calls }?.name ?? "action"
    }
  }
}

// A closure without a label changes the world. Actions without theirs would be taken for one.
extension SnapshotState {
  @available(*, unavailable, message: "the user's actions have a label: .state(\"...\", by: { ... })")
  public static func state(
    _ name: String, from start: StoryboardStart = .rest, proving proof: StateProof = .settled,
    of dependency: PartialKeyPath<World>? = nil, taken moment: FrameMoment = .atRest, _ actions: Actions
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "the user's actions have a label: .storyboard(\"...\", by: { ... })")
  public static func storyboard(
    _ name: String, from start: StoryboardStart = .rest, proving proof: StateProof = .settled,
    of dependency: PartialKeyPath<World>? = nil, taken moment: FrameMoment = .atRest, _ actions: Actions
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "the user's actions have a label: .loads(\\.x, failure: ..., by: { ... })")
  public static func loads<Mock: MockDependency>(
    _ dependency: any WritableKeyPath<World, Mock> & Sendable, as label: String? = nil, empty: Mock.Value? = nil,
    neverEmpty: String? = nil, failure: (any Error)? = nil, neverFails: String? = nil, _ actions: Actions
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "the user's actions have a label: .performs(\\.x, failure: ..., by: { ... })")
  public static func performs<Mock: MockDependency>(
    _ dependency: any WritableKeyPath<World, Mock> & Sendable, as label: String? = nil, failure: (any Error)? = nil,
    neverFails: String? = nil, _ actions: Actions
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "the user's actions have a label: .fails(\\.x, with: [...], by: { ... })")
  public static func fails<Mock: MockDependency, Failure: Error>(
    _ dependency: any WritableKeyPath<World, Mock> & Sendable, as label: String? = nil, with errors: [Failure],
    _ actions: Actions
  ) -> Self { fatalError() }
}
