@testable import EveryStateLoaders

extension Layer {
  /// One of each kind, and the debounce that begins at once.
  static let kinds: [Layer] = [
    .retry(maxAttempts: 2), .debounce(.milliseconds(100), executeFirst: false),
    .debounce(.milliseconds(100), executeFirst: true), .limit(1), .sharedLimit,
  ]
  var attempts: Int { if case .retry(let maxAttempts) = self { maxAttempts } else { 1 } }
  /// Whether the first load of a burst waits as well.
  var isSilent: Bool { if case .debounce(_, executeFirst: false) = self { true } else { false } }
  var isLimit: Bool { if case .limit = self { true } else { isSharedLimit } }
  var isDebounce: Bool { if case .debounce = self { true } else { false } }
}

@Suite @MainActor struct CompositionMatrixTests {
  /// Every composition of none to two wrappers, innermost first; of three as well in a long run.
  private static let stacks: [[Layer]] = {
    var stacks: [[Layer]] = [[]]
    var longest = stacks
    for _ in 1...(isLongRun ? 3 : 2) {
      longest = longest.flatMap { stack in Layer.kinds.map { stack + [$0] } }
      stacks += longest
    }
    return stacks
  }()

  private func each(
    isStubborn: Bool = false, failures: Int = 0, _ script: (CompositionRun, [Layer], Simulation) throws -> Void
  ) async throws {
    expect(Self.stacks.count, is: isLongRun ? 156 : 31)
    for stack in Self.stacks {
      // Other tests need the main actor as well, and some of them wait in real time.
      await Task.yield()
      let simulation = try Simulation()
      defer { simulation.finish() }
      let broken = try simulation.enter { () throws in
        let run = try CompositionRun(simulation, stack, failures: failures, isStubborn: isStubborn)
        try script(run, stack, simulation)
        try run.comeToRest()
        run.expectRest()
        return run.broken
      }
      for line in broken { Issue.record("\(line)") }
    }
  }

  /// One that begins at once fetches for the first load as well as for the last; a limit around it lets it see the others late.
  private func fetchesOfBurst(_ stack: [Layer]) -> ClosedRange<Int> {
    guard stack.contains(where: \.isDebounce) else { return 3...3 }
    guard let first = stack.lastIndex(where: { $0.isDebounce && !$0.isSilent }) else { return 1...1 }
    if stack.contains(where: \.isSilent) { return 1...2 }
    return 2...(stack[first...].contains(where: \.isLimit) ? 3 : 2)
  }

  @Test func `a burst ends in one outcome, and each load has its own`() async throws {
    // A burst ends in one outcome, and a debounce anywhere makes it one fetch.
    try await each { run, stack, simulation in
      for _ in 0..<3 {
        run.load()
        try simulation.advance(by: .milliseconds(40))
      }
      try run.comeToRest()
      run.expect(run.loader.currentState == .loaded(run.fetches), "not the last one's outcome")
      run.expect(!run.states.contains { $0.isCanceled }, "nothing was cancelled")
      run.expect(fetchesOfBurst(stack).contains(run.fetches), "expected \(fetchesOfBurst(stack)) fetches")
    }
    // A load that replaces another has its own outcome.
    for isStubborn in [false, true] {
      try await each(isStubborn: isStubborn) { run, _, simulation in
        run.load()
        try simulation.advance(by: .milliseconds(700))
        run.load()
        try run.comeToRest()
        run.expect(run.loader.currentState == .loaded(2), "not the last one's outcome")
        run.expect(!run.states.contains { $0.isCanceled }, "nothing was cancelled")
        run.expect(run.fetches == 2, "expected 2 fetches")
      }
    }
  }

  @Test func `cancelled, failed and observed loads leave the next one intact`() async throws {
    // After a cancellation or a reset nothing comes, and the next load is as good as the first.
    for (milliseconds, isStubborn) in [(50, false), (700, false), (700, true)] {
      for resets in [false, true] {
        try await each(isStubborn: isStubborn) { run, stack, simulation in
          run.load()
          try simulation.advance(by: .milliseconds(milliseconds))
          let hasBegun = run.loader.currentState.isLoading
          if !stack.contains(where: \.isSilent) { run.expect(hasBegun, "nothing has begun") }
          if resets { run.loader.reset() } else { run.loader.cancel() }
          let end = resets || !hasBegun ? LoadingState<Int>.idle : run.loader.currentState
          if !resets { run.expect(run.loader.isCanceled == hasBegun, "what has begun is cancelled, and nothing else") }
          try run.comeToRest()
          run.expect(run.loader.currentState == end, "something came after the end")
          run.expectRest()
          let before = run.fetches
          run.load()
          try run.comeToRest()
          run.expect(run.loader.currentState == .loaded(before + 1), "the next load is another")
        }
      }
    }
    // A failure is tried again as often as the retries say, and no more.
    try await each(failures: .max) { run, stack, _ in
      run.load()
      try run.comeToRest()
      let attempts = stack.map(\.attempts).reduce(1, *)
      run.expect(run.fetches == attempts, "expected \(attempts) attempts")
      run.expect(run.loader.currentState == .failure(FetchFailure(fetch: attempts)), "not the last failure")
      run.expect(run.states.count { $0.error != nil } == 1, "one failure is shown")
    }
    try await each(failures: 1) { run, stack, _ in
      run.load()
      try run.comeToRest()
      let isRetried = stack.contains { $0.attempts > 1 }
      run.expect((run.loader.currentState == .loaded(2)) == isRetried, "retried, or not")
    }
    // A late observer receives the current state.
    try await each { run, _, simulation in
      let early = try run.statesOfLateObserver()
      run.expect(early == [.idle], "idle at first")
      run.load()
      try simulation.advance(by: .milliseconds(700))
      let late = try run.statesOfLateObserver()
      run.expect(late == [run.loader.currentState], "a late observer got \(late)")
    }
  }
}
