/// The most recently updated screen, for UIKit's values of the whole device. Before one exists, it is a default phone's.
@MainActor package final class PresentScreen {
  static weak var latest: PresentScreen?
  let cells: CellSize
  private let isWide: Bool
  var exits = 0
  /// Takes the focus away from the field that the user types in.
  var resign: @MainActor () -> Void = {}

  init(columns: Int, height: Int, _ environment: EnvironmentValues) {
    cells = CellSize(width: columns * Cells.columnPoints, height: height)
    isWide = environment.horizontalSizeClass == .regular
  }

  package static var size: CGSize { latest?.cells.points ?? CGSize(width: 400, height: 800) }
  package static var isWide: Bool { latest?.isWide ?? false }
  package static func resign() { latest?.resign() }
  /// Leads the user to a place without a frame.
  package static func leave() { latest?.exits += 1 }
}
