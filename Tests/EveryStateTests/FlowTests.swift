import SwiftUI

@testable import EveryState

struct FlowTests {
  static let rules: [SoundnessRule] = [.lostAnswer, .lostRefresh, .lostOnReturn, .overtakenAnswer, .lateAnswer]

  @Test @MainActor func `a correct flow causes no finding`() throws { try expect(messages(), is: []) }

  @Test @MainActor func `another text after a failure finds another result`() throws {
    let found = try SnapshotCatalog(suite: "Search") {
      TestScreen("Search", .ofTyping) { SearchFlowView(books: $0.books) }
    }.soundness().map(\.level)
    expect(found, is: [.suggestion], "\(found)")
  }

  @Test @MainActor func `a link and a share button have an effect elsewhere, and are not dead`() throws {
    let findings = try SnapshotCatalog(suite: "Links") { links }.soundness()
    expect(findings.map(\.message), is: [])
  }

  @Test @MainActor func `a waiver of a state also covers the flows from it`() throws {
    let waiver = SnapshotState<ShelfWorld>.waives(.unsupportedFailure, in: "loading", because: "a test")
    try expect(messages(.takesCancellationForFailure, [Self.keptWhileLoading, waiver]), is: [])
  }

  @Test(
    arguments: ([
      (
        .keepsItsFailure, .lostAnswer,
        #"Shelf / failed: after press "Try Again", the answer is not shown as in 'loaded': "Dune" is missing. (lost "#
          + #"answer)"#
      ),
      (
        .forgetsOnFailure, .lostRefresh,
        """
        Shelf / loaded: after press "Reload" fails, the loaded content disappears, and no failure is shown. (lost refresh)
        """
      ),
      (
        .loadsOnce, .lostOnReturn,
        """
        Shelf / loading: "Dune" is missing after the user leaves, for example for another tab, and comes back. (lost on return)
        """
      ),
      (
        .takesAnyAnswer, .overtakenAnswer,
        """
        Shelf / loaded: press "Reload" twice: the first answer arrives last, and the screen shows it: "No books". (overtaken answer)
        """
      ),
      (
        .showsLateAnswers, .lateAnswer,
        """
        Shelf / loading: after press "Cancel", the answer arrives anyway, and the screen shows it: "Dune". (late answer)
        """
      ),
    ] as [(ShelfFlowView.Bug, SoundnessRule, String)]).sampled(every: 2)) @MainActor
  func `a bug that shows in between is found`(_ bug: ShelfFlowView.Bug, _ rule: SoundnessRule, _ headline: String)
    throws
  {
    let all = try messages(bug)
    let found = all.filter { $0.contains("(\(rule.rawValue))") }
    expect(found.count, is: 1, "\(all.joined(separator: "\n"))")
    expect(found.first ?? "", begins: headline)
  }

  @Test @MainActor func `every rule applies to flows from a state`() throws {
    let found = try messages(.takesCancellationForFailure, [Self.keptWhileLoading])
    expect(
      found,
      is: [
        """
        Shelf / loading, then leave and come back: the screen says "Couldn't load" although nothing failed. (unsupported failure)
          at 0 s, after come back: books call 1 was canceled, ads call 1 was canceled, books call 2 is in flight, ads call 2 is in flight
        Fix the screen, or add a waiver to its states: .waives(.unsupportedFailure, in: "loading", because: "...")
        """
      ])
  }

  @Test @MainActor func `a dependency that no state names fails, and every rule applies to the screen then`() throws {
    try expect(
      messages(.waitsForAds),
      is: [
        """
        Shelf / loaded, while ads fails: the spinner never stops, although no request or timer is pending. (endless spinner)
        Fix the screen, or add a waiver to its states: .waives(.endlessSpinner, in: "loaded", because: "...")
        """
      ])
  }

  @Test @MainActor func `a failure may stay on screen until the answer after a return`() throws {
    try expect(messages(.returnsInSilence), is: [], "the failure may stay until the answer")
    try expect(messages(.returnsWithASpinner), is: [])
  }

  @Test @MainActor func `the answer after a return replaces the failure`() throws {
    let loaded = try messages(.returnsAnswerless)
    expect(
      loaded,
      is: [
        """
        Shelf / failed: "Dune" is missing after the user leaves, for example for another tab, and comes back. (lost on return)
          instead: No books, Reload, an ad
        Fix the screen, or add a waiver to its states: .waives(.lostOnReturn, in: "failed", because: "...")
        """
      ])
  }

  private static let keptWhileLoading = SnapshotState<ShelfWorld>.waives(
    .staleFailure, because: "another bug of this screen")

  @MainActor
  private func messages(
    _ bug: ShelfFlowView.Bug? = nil, _ waivers: [SnapshotState<ShelfWorld>] = []
  ) throws -> [String] {
    let states =
      [.idle(), .loads(\.books, failure: ShelfError()), .waives(.unusedControl, because: "a test")] + waivers
    return try SnapshotCatalog(suite: "Flows") { TestScreen("Shelf", states) { ShelfFlowView(world: $0, bug: bug) } }
      .soundness().map(\.message)
  }
}

struct ShelfFlowView: View {
  enum Bug: CaseIterable {
    case keepsItsFailure, forgetsOnFailure, loadsOnce, takesAnyAnswer, takesCancellationForFailure, showsLateAnswers
    case waitsForAds, returnsInSilence, returnsWithASpinner, returnsAnswerless
  }
  let world: ShelfWorld
  let bug: Bug?
  @State private var books: [String]?
  @State private var hasFailed = false
  @State private var isLoading = true
  @State private var ad: String?
  @State private var task: Task<Void, Never>?
  @State private var newest = 0

  var body: some View {
    VStack {
      if hasFailed {
        Text("Couldn't load")
        Button("Try Again") { Task { await load() } }
      } else if let books {
        ForEach(books, id: \.self) { Text($0) }
        if books.isEmpty { Text("No books") }
        Button("Reload") { Task { await load() } }
      }
      if let ad { Text(ad) }
      if isLoading {
        ProgressView()
        Button("Cancel") { cancel() }
      } else if bug == .waitsForAds, ad == nil {
        ProgressView()
      }
    }.task { await appear() }.task { ad = try? await world.ads() }
  }

  private func appear() async {
    if bug == .loadsOnce, newest > 0 { return }
    let task = Task { await load(isReturn: hasFailed) }
    self.task = task
    await withTaskCancellationHandler(operation: { await task.value }, onCancel: { task.cancel() })
  }

  private func cancel() {
    task?.cancel()
    if bug != .showsLateAnswers { newest += 1 }
    isLoading = false
  }

  private func load(isReturn: Bool = false) async {
    newest += 1
    let own = newest
    isLoading = !isReturn || bug != .returnsInSilence
    let keeps = isReturn && (bug == .returnsInSilence || bug == .returnsWithASpinner)
    if bug != .keepsItsFailure, bug != .takesCancellationForFailure, !keeps { hasFailed = false }
    let result: Result<[String], any Error>
    do { result = .success(try await world.books()) } catch { result = .failure(error) }
    guard own == newest || bug == .takesAnyAnswer else { return }
    isLoading = false
    switch result {
    case .success(let books):
      self.books = isReturn && bug == .returnsAnswerless ? [] : books
      if bug != .keepsItsFailure { hasFailed = false }
    case .failure(let error):
      if error is CancellationError, bug != .takesCancellationForFailure { return }
      if bug == .forgetsOnFailure, books != nil { books = [] } else { hasFailed = true }
    }
  }
}

private var links: some ScreenSnapshots {
  Plain("Links") {
    Text("About")
    Link("Terms", destination: URL(string: "https://example.com")!)
    ShareLink(item: URL(string: "https://example.com")!)
  }
}

/// A search that passes the words to its dependency.
struct SearchFlowView: View {
  let books: MockResponse<[String]>
  /// Whether an answer that comes after its task was canceled is shown.
  var showsLateAnswers = false
  @State private var title = ""
  @State private var found: Result<[String], any Error>?
  @State private var isLoading = false

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      switch found {
      case _ where isLoading: ProgressView()
      case .success(let books) where books.isEmpty: Text("No books")
      case .success(let books): ForEach(books, id: \.self) { Text($0) }
      case .failure: Text("Couldn't search")
      case nil: Text("What do you look for?")
      }
    }.task(id: title) {
      guard !title.isEmpty else { return }
      isLoading = true
      let answer: Result<[String], any Error>
      do {
        let all = try await books(title)
        answer = .success(all.filter { $0.lowercased().hasPrefix(title) })
      } catch is CancellationError { return } catch { answer = .failure(error) }
      // More typed text is another question.
      guard showsLateAnswers || !Task.isCancelled else { return }
      found = answer
      isLoading = false
    }
  }
}
