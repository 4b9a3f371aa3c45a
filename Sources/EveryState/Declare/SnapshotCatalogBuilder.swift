/// Collects the screens of a catalog.
@resultBuilder
public enum SnapshotCatalogBuilder {
  /// A screen's declaration.
  public static func buildExpression<Screen: ScreenSnapshots>(_ screen: Screen) -> [DeclaredScreen] {
    [DeclaredScreen(screen)]
  }

  public static func buildBlock(_ screens: [DeclaredScreen]...) -> [DeclaredScreen] { screens.flatMap { $0 } }
  public static func buildOptional(_ screens: [DeclaredScreen]?) -> [DeclaredScreen] { screens ?? [] }
  public static func buildEither(first screens: [DeclaredScreen]) -> [DeclaredScreen] { screens }
  public static func buildEither(second screens: [DeclaredScreen]) -> [DeclaredScreen] { screens }
  public static func buildArray(_ screens: [[DeclaredScreen]]) -> [DeclaredScreen] { screens.flatMap { $0 } }
}
