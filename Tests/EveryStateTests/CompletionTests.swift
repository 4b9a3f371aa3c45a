import Observation
import SwiftUI

@testable import EveryState

@Observable private final class Post {
  var isSent = false
  var isBusy = false
}

private struct Sending: View {
  let run: CompletionTests.Run
  var changes = true
  @State private var isSent = false
  @State private var isBusy = false
  var body: some View {
    Button(isSent ? "Arrived" : "Send") {
      isBusy = true
      run({ isSent = changes }, { isBusy = false })
    }
    .disabled(isBusy)
  }
}

/// An animation's completion comes after its duration, and what is shown until then is a moment.
@MainActor struct CompletionTests {
  typealias Run = @MainActor @Sendable (_ change: () -> Void, _ completion: @escaping () -> Void) -> Void

  /// The time of the moment after the press, and the last drawing.
  private func moments(_ view: @escaping @MainActor @Sendable () -> some View) throws -> [String] {
    let story = SnapshotState<ShelfWorld>.storyboard(
      "it",
      by: {
        try await $0.press("Send")
        await $0.wait(.seconds(60))
      })
    let lines = try drawing(Shelf(.loadsNothing(because: "a test"), story) { _ in view() }, "it")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { $0.hasSuffix(" later") }.map { String($0.dropFirst(5)) } + [lines.last ?? ""]
  }

  private static func animated(
    _ animation: Animation?, _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) -> Run { { withAnimation(animation, completionCriteria: criteria, $0, completion: $1) } }

  private static let transaction: Run = {
    var transaction = Transaction(animation: .linear(duration: 4))
    transaction.addAnimationCompletion($1)
    withTransaction(transaction, $0)
  }

  @Test func `a completion comes when its animation ends`() throws {
    let bouncing = Animation.spring(duration: 2, bounce: 0.5)
    let rows: [Row<(Run, [String])>] = [
      Row(Self.animated(.linear(duration: 4)), ["4 s later", "[Arrived]"]),
      Row(Self.animated(.easeIn(duration: 4).delay(1)), ["5 s later", "[Arrived]"]),
      Row(Self.animated(.easeOut(duration: 4).delay(1).speed(2)), ["2.5 s later", "[Arrived]"]),
      Row(Self.animated(.linear(duration: 4).repeatCount(3)), ["12 s later", "[Arrived]"]),
      Row(Self.animated(.linear(duration: 4).repeatForever()), ["[~Arrived~]"]),
      Row(Self.animated(.default), ["0.5 s later", "[Arrived]"]),
      Row(Self.animated(bouncing), ["2 s later", "[Arrived]"]),
      Row(Self.animated(bouncing, .removed), ["4.4 s later", "[Arrived]"]), Row(Self.animated(nil), ["[Arrived]"]),
      Row(Self.transaction, ["4 s later", "[Arrived]"]),
    ]
    for row in rows { try expect(moments { Sending(run: row.value.0) }, is: row.value.1, at: row) }
    try expect(moments { Sending(run: Self.transaction, changes: false) }, is: ["[Send]"])
  }

  @Test func `a completion waits also where an observed object has changed before`() throws {
    let observed = try moments {
      With(value: Post()) { $post in
        Button(post.isSent ? "Arrived" : "Send") {
          post.isBusy = true
          Self.transaction({ post.isSent = true }, { post.isBusy = false })
        }
        .disabled(post.isBusy)
      }
    }
    expect(observed, is: ["4 s later", "[Arrived]"])
  }
}
