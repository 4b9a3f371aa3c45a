/// The screen that a person is at: the one that was brought up to date last. For what UIKit tells of a device as a whole.
///
/// A value that is read before the screen is up, or kept in a `static let`, is that of the usual phone.
@MainActor
package final class PresentScreen {
  static weak var latest: PresentScreen?
  let cells: CellSize
  private let isWide: Bool
  var exits = 0

  init(columns: Int, height: Int, _ environment: EnvironmentValues) {
    cells = CellSize(width: columns * Cells.columnPoints, height: height)
    isWide = environment.horizontalSizeClass == .regular
  }

  /// The screen's size in points.
  package static var size: CGSize { latest?.cells.points ?? CGSize(width: 400, height: 800) }
  /// Whether it is as wide as an iPad's.
  package static var isWide: Bool { latest?.isWide ?? false }
  /// Leads the person to where no frame shows them.
  package static func leave() { latest?.exits += 1 }
}
