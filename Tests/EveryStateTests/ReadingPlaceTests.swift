import EveryState
import SwiftUI

@MainActor struct ReadingPlaceTests {
  @Test(arguments: ReadingPlace.all, [Source.observable, .observedObject, .state].sampled(every: 3))
  @MainActor func `a value that one place reads updates the screen when it changes`(
    _ place: ReadingPlace, _ source: Source
  ) throws { try expectToFollow(place, source) }

  @Test(arguments: ReadingPlace.content)
  @MainActor func `a value read at the root, outside of any body, updates the screen`(_ place: ReadingPlace) throws {
    try expectToFollow(place, .root)
  }

  private func expectToFollow(_ place: ReadingPlace, _ source: Source) throws {
    let changed = try drawing(PlaceScreen(place: place, source: source, from: 1, to: 2), "later")
    let fresh = try drawing(PlaceScreen(place: place, source: source, from: 2, to: 2), "later")
    let unchanged = try drawing(PlaceScreen(place: place, source: source, from: 1, to: 1), "later")
    expect(changed, is: fresh)
    expect(unchanged != fresh, "The place does not show what it reads.")
  }
}

extension ReadingPlaceTests {
  enum Source: Sendable {
    case observable, observedObject, state
    /// An `@Observable` value, read outside of any body: the place is the root of the screen.
    case root
  }
}

@Observable private final class NumberModel: @unchecked Sendable {
  var number: Int
  init(_ number: Int) { self.number = number }
}

private final class NumberObject: ObservableObject, @unchecked Sendable {
  @Published var number: Int
  init(_ number: Int) { self.number = number }
}

private struct PlaceScreen: ScreenSnapshots {
  struct World: SnapshotWorld {}
  let place: ReadingPlace
  let source: ReadingPlaceTests.Source
  let from: Int
  let to: Int
  var environment: SnapshotEnvironment { SnapshotEnvironment(columns: 40, height: 12) }

  var states: [SnapshotState<World>] {
    [.loadsNothing(because: "a test"), .state("later", by: { await $0.wait(.seconds(2)) })]
  }

  @ViewBuilder func view(_ world: World) -> some View {
    switch source {
    case .observable:
      let model = NumberModel(from)
      ReadingPlace.Composite { changing(model) }
    case .root: changing(NumberModel(from))
    case .observedObject: ObjectHost(object: NumberObject(from), place: place, to: to)
    case .state: StateHost(number: from, place: place, to: to)
    }
  }

  @MainActor private func changing(_ model: NumberModel) -> some View {
    place.reading({ model.number }, later: { model.number = to })
  }
}

extension ReadingPlace {
  @MainActor fileprivate func reading(
    _ number: @escaping () -> Int, later change: @escaping @MainActor () -> Void
  ) -> some View {
    view(Reading(number)).task {
      try? await Task.sleep(for: .seconds(1))
      change()
    }
  }
}

private struct ObjectHost: View {
  @ObservedObject var object: NumberObject
  let place: ReadingPlace
  let to: Int
  var body: some View { place.reading({ object.number }, later: { object.number = to }) }
}

private struct StateHost: View {
  @State var number: Int
  let place: ReadingPlace
  let to: Int
  var body: some View { place.reading({ number }, later: { number = to }) }
}
