import SwiftUI

@testable import EveryState

/// What a screen asks again: with another answer or error, for the same query, as often as needed. The planted apps have more of each kind.
@MainActor struct AskingAgainTests {
  nonisolated static let rules: [SoundnessRule] = [.wrongError, .lostQuery, .askedPerKey, .needlessReload]

  @Test func `what is asked again appears once, and fails in its own words`() throws {
    try RuleCase.check([
      .asks(
        #"after press "Reload", the answer is not shown as in 'loaded': "Dune" appears 2 times. (doubled content)"#
      ) { it in
        if it.books != nil { Button("Reload") { Task { await it.ask(adding: true) } } }
        it.failure { await it.ask() }
      },
      .asks(
        #""Dune" appears 2 times after the user leaves, for example for another tab, and comes back. (lost on return)"#,
        appear: { await $0.ask(adding: true) }
      ) { it in
        it.failure { await it.ask() }
      },
      .asks(
        #"refresh fails twice and then succeeds, the result differs from that of the first time: "Dune" is added"#,
        refresh: { await $0.ask(adding: $0.problem != nil && $0.books != nil) }
      ) { it in it.failure { await it.ask() } },
      .asks(
        #"press "Try Again" fails with "Something else went wrong this time.", but the screen says "#
          + #""The shelf is locked.""#
      ) { it in
        it.failure {
          let first = it.problem
          await it.ask()
          if it.problem != nil { it.problem = first }
        }
      },
      // A reload replaces, a next page adds, and each failure has its words.
      .asks(nil) { it in
        if it.books != nil {
          Button("Reload") { Task { await it.ask() } }
          Button("Load More") { Task { await it.ask("page 2", adding: true) } }
            .disabled(it.isBusy || (it.books?.count ?? 0) > 2)
        }
        it.failure { await it.ask() }
      }, .asks(nil, appear: { await $0.ask() }, refresh: { await $0.ask() }) { it in it.failure { await it.ask() } },
    ])
  }

  @Test func `asking again keeps the query, and typing asks once`() throws {
    func typed(_ it: Bench, cancels: Bool) -> some View {
      TextField("Find", text: it.$text).onChange(of: it.text) {
        if cancels { it.loading["a"]?.cancel() }
        it.loading["a"] = Task {
          try? await Task.sleep(for: .milliseconds(300))
          if !Task.isCancelled { await it.ask(it.text.isEmpty ? "All" : it.text) }
        }
      }
    }
    try RuleCase.check([
      .asks(
        #"after select "Vegan" in "Kind", refresh asks for "All" instead of for "Vegan". (lost query)"#,
        refresh: { await $0.ask() }
      ) { it in
        it.kinds
        it.failure { await it.ask(it.kind) }
      },
      .asks(#"after select "Vegan" in "Kind", which fails, press "Try Again" asks for "All""#) { it in
        it.kinds
        it.failure { await it.ask() }
      },
      .asks(
        "three letters typed in quick succession call books 3 times, although the screen waits after each letter. (asked per key)"
      ) {
        it in
        typed(it, cancels: false)
        it.failure { await it.ask(it.text.isEmpty ? "All" : it.text) }
      },
      .asks(
        #"press "Try Again" asks without it instead of for "a". (lost query)"#,
        appear: { if $0.books == nil { await $0.ask("") } }
      ) { it in
        typed(it, cancels: true)
        it.failure { await it.ask("") }
      },
      .asks(
        #"asks books for "page 1", which returns nothing new, and never for "page 2". (lost query)"#,
        in: [.state("loaded", proving: .loaded) { $0.books = $0.books.answering("page 2", with: .never) }]
      ) { it in Button("More") { Task { await it.ask("page 1") } } },
      .asks(nil, refresh: { await $0.ask($0.kind) }) { it in
        it.kinds
        it.failure { await it.ask(it.kind) }
      },
      .asks(nil) { it in
        typed(it, cancels: true)
        it.failure { await it.ask(it.text.isEmpty ? "All" : it.text) }
      },
    ])
  }

  @Test(arguments: [true, false]) func `a late answer that is ignored is not an overtaken answer`(_ ignores: Bool)
    throws
  {
    let answers: [(StateProof, MockResponse<[String]>)] = [
      (.loading, .never), (.loaded, .returns(["Rye"])), (.empty, .returns([])),
    ]
    let states: [SnapshotState<BenchWorld>] = answers.map { proof, books in
      .state("\(proof) rye", proving: proof, { $0.books = books }, by: { try await $0.type("rye", into: "Find") })
    }
    let finds = #"arrives last, and the screen shows it: "None". (overtaken answer)"#
    try RuleCase.check([
      .asks(
        ignores ? nil : finds, in: [.loadsNothing(because: "the user begins"), .state("start")] + states,
        appear: { _ in }
      ) { it in
        TextField("Find", text: it.$text).onChange(of: it.text) { Task { await it.ask(it.text, ignoresLate: ignores) } }
        it.failure { await it.ask(it.text) }
      }
    ])
  }

  @Test func `a return that loads what is there is a suggestion`() throws {
    let cases: [(appear: RuleCase.Act, finds: [String])] = [
      ({ @MainActor @Sendable it in await it.ask() }, ["although its answer is still on the screen."]),
      ({ @MainActor @Sendable it in if it.books == nil { await it.ask() } }, []),
      ({ @MainActor @Sendable it in await it.load("All") }, ["hides its content until the answer arrives."]),
    ]
    for (appear, finds) in cases {
      let screen = RuleCase.asks(nil, appear: appear) { it in it.failure { await it.ask() } }.screen
      let found = try CatalogSoundness(SnapshotCatalog(suite: "Again") { return [screen] }).findings()
        .filter { $0.rule == .needlessReload }
      expect(found.map(\.level), is: finds.map { _ in .suggestion }, "\(found)")
      for (finding, end) in zip(found, finds) { expect(finding.sentence, ends: end) }
    }
  }
}
