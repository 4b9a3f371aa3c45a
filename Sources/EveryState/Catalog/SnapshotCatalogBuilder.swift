import Testing
import TextUI

/// Collects the screens of a catalog.
@resultBuilder public enum SnapshotCatalogBuilder {
  /// A screen's declaration.
  public static func buildExpression<Screen: ScreenSnapshots>(
    _ screen: Screen, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [DeclaredScreen] { [DeclaredScreen(screen).declared(at: sourceLocation)] }

  /// Screens one after the other.
  public static func buildBlock(_ screens: [DeclaredScreen]...) -> [DeclaredScreen] { screens.flatMap { $0 } }
  /// Screens of an `if`.
  public static func buildOptional(_ screens: [DeclaredScreen]?) -> [DeclaredScreen] { screens ?? [] }
  /// Screens of a first branch.
  public static func buildEither(first screens: [DeclaredScreen]) -> [DeclaredScreen] { screens }
  /// Screens of another branch.
  public static func buildEither(second screens: [DeclaredScreen]) -> [DeclaredScreen] { screens }
  /// Screens of a `for`.
  public static func buildArray(_ screens: [[DeclaredScreen]]) -> [DeclaredScreen] { screens.flatMap { $0 } }

  /// A screen with its variants.
  public static func buildExpression<Screen: ScreenSnapshots>(
    _ varied: VariedScreen<Screen>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [DeclaredScreen] { DeclaredScreen.screens(varied).map { $0.declared(at: sourceLocation) } }

  /// A provider's previews.
  public static func buildExpression<Provider: PreviewProvider>(
    _ previews: PreviewSnapshots<Provider>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [DeclaredScreen] { [DeclaredScreen(previews: previews).declared(at: sourceLocation)] }

  /// Every preview of the program: a screen for each file with `#Preview`s, and for each provider.
  public static func buildExpression(
    _ previews: PreviewSnapshots<AllPreviews>, filePath: String = #filePath, line: Int = #line
  ) -> [DeclaredScreen] { DeclaredScreen.allPreviews(previews, filePath: filePath, line: line) }

  /// A declaration of timelines.
  public static func buildExpression<Timelines: TimelineSnapshots>(
    _ timelines: Timelines, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [DeclaredScreen] { [DeclaredScreen(timelines: timelines).declared(at: sourceLocation)] }
}
