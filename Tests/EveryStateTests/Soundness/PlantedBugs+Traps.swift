import EveryState
import SwiftUI

// Where SwiftUI is stricter than the screen's author thought.
extension PlantedBug {
  static var ofTraps: [PlantedBug] { [staleContent, waitingPresentation, unclearIdentity] }

  private static let staleContent = PlantedBug(
    .staleContent, library([lent]) { Lending(library: $0) },
    finds: """
      Library / lent: "title" is shown by a sheet and read by no body: empty at the first presentation. (stale content)
      Mend the screen, or say among its states why it is as it should be: .waives(.staleContent, of: "title", in: "lent", because: "...")
      """,
    lookAlike: library([lent]) { Lending(library: $0, captures: true) })

  private static let waitingPresentation = PlantedBug(
    .waitingPresentation, library([lent]) { Lending(library: $0, captures: true, thanks: true) },
    finds: """
      Library / lent: an alert "Thanks" is asked for and not shown: its screen already presents a sheet of "isLending", and presents one at a time. (waiting presentation)
      Mend the screen, or say among its states why it is as it should be: .waives(.waitingPresentation, of: "an alert \\"Thanks\\"", in: "lent", because: "...")
      """,
    lookAlike: library([lent]) { Lending(library: $0, captures: true) })

  private static let unclearIdentity = PlantedBug(
    .unclearIdentity,
    library { library in
      PhaseView(library: library)
      VStack { ForEach(["Dune", "Emma"], id: \.count) { Text($0) } }
    },
    finds: """
      Library: "Dune" and "Emma" have the same id, 4: a phone takes one for the other. (unclear identity)
        in 'loaded', 'loading', 'empty', 'failed'
      Mend the screen, or say among its states why it is as it should be: .waives(.unclearIdentity, of: "Dune", because: "...")
      """,
    lookAlike: library { library in
      PhaseView(library: library)
      VStack { ForEach(["Dune", "Emma"], id: \.self) { Text($0) } }
    })

  private static let lent = SnapshotState<ShelfWorld>.state("lent", by: { try await $0.press("Lend") })

  private struct Lending: View {
    let library: Library
    var captures = false
    var thanks = false
    @State private var title = ""
    @State private var isLending = false
    @State private var isThanking = false
    var body: some View {
      PhaseView(library: library)
      let captured = captures ? title : nil
      Button("Lend") { (title, isLending, isThanking) = ("Emma", true, thanks) }
        .sheet(isPresented: $isLending) { Text("Lent: \(captured ?? title)") }
        .alert("Thanks", isPresented: $isThanking) {}
    }
  }
}
