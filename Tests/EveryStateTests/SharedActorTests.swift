import SwiftUI

@testable import EveryState

/// Actors that frames share with other code: an image cache, a log of user actions.
@MainActor @Suite(.serialized) struct SharedActorTests {
  @Test(arguments: Sharing.tried) func `a frame whose actor is never free is refused by name`(_ sharing: Sharing)
    async throws
  {
    let (held, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let holder = Task.detached(priority: .high) { await SharedCache.shared.hold(held, release) }
    wait(for: held)
    let outcome = try drive(sharing.screen, "loaded").outcome
    release.signal()
    await holder.value
    // Once the actor is free, so is the frame.
    try expect(drive(sharing.screen, "loaded").outcome.isRight)
    expect(outcome.isRefusedForATask, "\(outcome)")
    if sharing.hasName { expect("\(outcome)", contains: ".Shared") }
  }

  @Test func `a disturbed drive starts again`() async throws {
    let (held, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let holder = Task.detached(priority: .high) { await SharedCache.shared.hold(held, release) }
    wait(for: held)
    var drives = 0
    let screen = Shelf(.loads(\.books, failure: ShelfError())) { world in
      drives += 1
      if drives == 3 { release.signal() }
      return SharedImages(books: world.books, sharing: .awaited)
    }
    let outcome = try drive(screen, "loaded").outcome
    if drives < 3 { release.signal() }
    expect(outcome.isRight, "\(drives) drives: \(outcome)")
    expect(drives >= 3, "\(drives) drives: \(outcome)")
    await holder.value
  }

  @Test(arguments: Sharing.tried, isLongRun ? [false, true] : [true])
  func `a frame beside a neighbour who is always at its actor is right, or refused by name`(
    _ sharing: Sharing, _ yields: Bool
  ) async throws {
    let isOver = Atomic(false)
    let neighbour = Task.detached(priority: .high) {
      while !isOver.load(ordering: .relaxed) {
        _ = await SharedCache.shared.image("x")
        if yields { await Task.yield() }
      }
    }
    for _ in 0..<rounds(1, long: 10, all: 200) {
      let outcome = try drive(sharing.screen, "loaded").outcome
      if !outcome.isRight { expect(outcome.isRefusedForATask, "\(outcome)") }
    }
    isOver.store(true, ordering: .relaxed)
    await neighbour.value
  }

  @Test(.enabled(if: isLongRun)) func `a timeline at a held actor is refused by name`() async throws {
    let (held, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let holder = Task.detached(priority: .high) { await SharedCache.shared.hold(held, release) }
    wait(for: held)
    let timeline = SnapshotTimeline.timeline("images") { $0.note(await SharedCache.shared.image("Dune")) }
    let refused = try TimelineDrive(timeline, redactions: []).run().result
    release.signal()
    await holder.value
    let drawn = try TimelineDrive(timeline, redactions: []).run().result
    expect("\(refused)", contains: "the timeline left virtual time: a task continued outside")
    expect("\(drawn)", contains: "image of Dune")
  }

  @Test(.enabled(if: isLongRun)) func `a timeline beside a constant user of its actor is right, or refused by name`()
    async throws
  {
    let isOver = Atomic(false)
    let neighbour = Task.detached(priority: .high) {
      while !isOver.load(ordering: .relaxed) { _ = await SharedCache.shared.image("x") }
    }
    for _ in 0..<rounds(1, long: 10, all: 200) {
      let timeline = SnapshotTimeline.timeline("images") { $0.note(await SharedCache.shared.lateImage("Dune")) }
      let result = "\(try TimelineDrive(timeline, redactions: []).run().result)"
      if !result.contains("0.300 s  -- image of Dune") { expect(result, contains: "left virtual time: a task") }
    }
    isOver.store(true, ordering: .relaxed)
    await neighbour.value
  }
}

private func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

extension Outcome {
  fileprivate var isRight: Bool { "\(self)".contains("image of Dune") && "\(self)".contains("image of Emma") }
  fileprivate var isRefusedForATask: Bool {
    "\(self)".hasPrefix("not driven: the screen left virtual time: a task ") && "\(self)".contains("an actor")
  }
}

/// The way in which a screen uses the actor.
enum Sharing: CaseIterable {
  case awaited, group, detached, sleeping
  static let tried: [Sharing] = isLongRun ? allCases : [.awaited]

  /// The function in which a child of a group or a detached task runs is the runtime's own.
  fileprivate var hasName: Bool { self != .group && self != .detached }

  @MainActor fileprivate var screen: Shelf<SharedImages> {
    Shelf(.loads(\.books, failure: ShelfError())) { world in SharedImages(books: world.books, sharing: self) }
  }
}

private actor SharedCache {
  static let shared = SharedCache()
  private var requests = 0

  func image(_ name: String) -> String {
    requests += 1
    for _ in 0..<200 { requests &+= name.utf8.count }
    return "image of \(name)"
  }

  func lateImage(_ name: String) async -> String {
    try? await Task.sleep(for: .milliseconds(300))
    return image(name)
  }

  func hold(_ held: DispatchSemaphore, _ release: DispatchSemaphore) {
    held.signal()
    wait(for: release)
  }
}

private struct SharedImages: View {
  let books: MockResponse<[String]>
  let sharing: Sharing
  @State private var images: [String] = []
  var body: some View {
    VStack { ForEach(images, id: \.self) { Text($0) } }.task {
      for title in (try? await books()) ?? [] { await show(title) }
    }
  }

  private func show(_ title: String) async {
    switch sharing {
    case .awaited: images.append(await SharedCache.shared.image(title))
    case .group:
      await withTaskGroup(of: String.self) { group in
        group.addTask { await SharedCache.shared.image(title) }
        for await image in group { images.append(image) }
      }
    case .detached: images.append(await Task.detached { await SharedCache.shared.image(title) }.value)
    case .sleeping: images.append(await SharedCache.shared.lateImage(title))
    }
  }
}
