import Observation
import SwiftUI

@testable import EveryState

private final class Model: ObservableObject { @AppStorage("sound of the tests") var sound = false }
@Observable private final class Newer { @ObservationIgnored @AppStorage("sound of the tests") var sound = false }
private struct Settings { @AppStorage("sound of the tests") var sound = false }
private struct Own: DynamicProperty { @AppStorage("sound of the tests") var sound = false }

/// Shows a value where it is kept, and in a view beside it.
private struct Keeper: View {
  let read: () -> Bool
  let write: @MainActor () -> Void
  var body: some View { down(Text("own \(String(read()))"), Button("Write") { write() }, Beside()) }
}
private struct Beside: View {
  @AppStorage("sound of the tests") private var sound = false
  private var kept: Bool { UserDefaults.standard.bool(forKey: "sound of the tests") }
  var body: some View {
    down(Text("beside \(String(sound)), kept \(String(kept))"), Button("Beside") { sound.toggle() })
  }
}
private struct OfModel: View {
  @StateObject private var model = Model()
  var writesBinding = false
  var body: some View {
    Keeper(read: { model.sound }) { writesBinding ? model.$sound.wrappedValue.toggle() : model.sound.toggle() }
  }
}
private struct OfOwn: View {
  private let own = Own()
  var body: some View { Keeper(read: { own.sound }) { own.sound.toggle() } }
}
private struct OfLost: View {
  final class Lost: ObservableObject {
    @State var state = "written"
    @SceneStorage("scene of the tests") var scene = "written"
    @FocusState var focus: Bool
  }
  @StateObject private var lost = Lost()
  @SceneStorage("scene of the tests") private var scene = "own"
  var body: some View {
    VStack {
      Text("\(lost.state) \(lost.scene) \(String(lost.focus)) \(scene)")
      Button("Write") { (lost.state, lost.scene, lost.focus, scene) = ("new", "new", true, "changed") }
    }
  }
}

/// Properties such as `@AppStorage` outside of views are stored, published and read as on a phone.
@MainActor struct OutsideValueTests {
  private func shown(
    _ button: String, of view: @escaping @MainActor @Sendable () -> AnyView
  ) throws -> [String] {
    let state = SnapshotState<ShelfWorld>.state("own", by: { try await $0.press(button) })
    var shelf = Shelf(.loadsNothing(because: "a test"), state) { _ in view() }
    shelf.environment = SnapshotEnvironment(columns: 40, height: 8)
    return try drawing(shelf, "own").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test(arguments: ["Write", "Beside"]) func `a stored value is read where it is kept and beside it`(_ button: String)
    throws
  {
    let places: [(name: String, redraws: Bool, view: @MainActor @Sendable () -> AnyView)] = [
      ("object", true, { AnyView(OfModel()) }), ("its binding", true, { AnyView(OfModel(writesBinding: true)) }),
      ("dynamic property", true, { AnyView(OfOwn()) }),
      ("newer object", false, { [it = Newer()] in AnyView(Keeper(read: { it.sound }) { it.sound.toggle() }) }),
      ("structure", false, { [it = Settings()] in AnyView(Keeper(read: { it.sound }) { it.sound.toggle() }) }),
    ]
    for place in places {
      let lines = try shown(button, of: place.view)
      expect(lines, contains: "own \(place.redraws)", "beside true, kept true", comment: "\(place.name): \(lines)")
    }
  }

  @Test func `other properties of an object are as written, and changes are lost`() throws {
    try expect(shown("Write") { AnyView(OfLost()) }, contains: "written written false changed")
  }
}
