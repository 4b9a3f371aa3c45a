import Testing
import TextUI

/// A screen in a catalog; it has no function on a system that draws no text.
public struct DeclaredScreen: Sendable {
  init<Screen: ScreenSnapshots>(_ screen: Screen) {}
  init<Timelines: TimelineSnapshots>(timelines declaration: Timelines) {}
  init<Provider>(previews: PreviewSnapshots<Provider>) {}

  func declared(at location: SourceLocation) -> DeclaredScreen { self }

  static func allPreviews(
    _ previews: PreviewSnapshots<AllPreviews>, filePath: String, line: Int
  ) -> [DeclaredScreen] { [] }

  static func screens<Screen: ScreenSnapshots>(_ varied: VariedScreen<Screen>) -> [DeclaredScreen] { [] }
}

/// The previews of a provider as frames.
public struct PreviewSnapshots<Provider: PreviewProvider> {
  public init(
    _ provider: Provider.Type, _ names: String..., environment: SnapshotEnvironment = SnapshotEnvironment(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {}
}

/// The provider of all `#Preview`s of a program.
public enum AllPreviews: PreviewProvider {
  /// No views: the previews are found by their records.
  public static var previews: some View { EmptyView() }
}

extension PreviewSnapshots where Provider == AllPreviews {
  public static var all: PreviewSnapshots<AllPreviews> { PreviewSnapshots(AllPreviews.self) }
}
