import EveryStateLoaders
import Foundation

private struct Plain: Error { let code: Int }
private struct Matching: Error, Equatable {
  let code: Int
  let note: String
  static func == (left: Matching, right: Matching) -> Bool { left.code == right.code }
}
private enum Offline: Error, Hashable { case wifi, cable }

@Suite struct StateTests {
  private typealias State = LoadingState<Int>

  @Test func `states describe themselves, and failures compare`() {
    // Percent stays within 0 and 100.
    for (given, kept) in [(-1, 0), (0, 0), (40, 40), (100, 100), (101, 100), (.min, 0), (.max, 100)] {
      expect(LoadingProgress(percent: given).percent, is: kept)
    }
    expect(LoadingProgress(), is: LoadingProgress(isCanceled: false, message: nil, percent: nil))
    // A state describes itself.
    let cases: [(State, value: Int?, isLoading: Bool, isCanceled: Bool, hasError: Bool, text: String)] = [
      (.idle, nil, false, false, false, "idle"), (.loading(nil), nil, true, false, false, "loading"),
      (.loading(LoadingProgress()), nil, true, false, false, "loading"),
      (.loading(LoadingProgress(message: "page 1", percent: 5)), nil, true, false, false, "loading  page 1  5%"),
      (.loading(LoadingProgress(isCanceled: true, percent: 5)), nil, false, true, false, "loading  canceled  5%"),
      (.failure(Offline.wifi), nil, false, false, true, "failure  wifi"),
      (.loaded(7), 7, false, false, false, "loaded  7"),
    ]
    for (state, value, isLoading, isCanceled, hasError, text) in cases {
      expect(state.value, is: value)
      expect(state.isLoading, is: isLoading)
      expect(state.isCanceled, is: isCanceled)
      expect((state.error != nil), is: hasError)
      expect(state.description, is: text)
    }
    // Failures compare by type and equality, or by their descriptions.
    do {
      let cases: [(any Error, any Error, Bool)] = [
        (Plain(code: 1), Plain(code: 1), true), (Plain(code: 1), Plain(code: 2), false),
        (Matching(code: 1, note: "a"), Matching(code: 1, note: "b"), true),
        (Matching(code: 1, note: "a"), Matching(code: 2, note: "a"), false), (Offline.wifi, Offline.wifi, true),
        (Offline.wifi, Offline.cable, false), (Plain(code: 1), Matching(code: 1, note: ""), false),
        (NSError(domain: "a", code: 1), NSError(domain: "a", code: 1), true),
        (NSError(domain: "a", code: 1), NSError(domain: "a", code: 2), false),
      ]
      for (one, other, isEqual) in cases {
        let (left, right) = (State.failure(one), State.failure(other))
        expect((left == right), is: isEqual, "\(one) and \(other)")
        if isEqual { expect(left.hashValue, is: right.hashValue, "\(one) and \(other)") }
      }
      let different: [State] = [.idle, .loading(nil), .failure(Offline.wifi), .loaded(0), .loading(LoadingProgress())]
      expect(Set(different).count, is: different.count)
    }
  }
}
