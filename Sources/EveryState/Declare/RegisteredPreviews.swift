import CEveryStateRuntime
import Testing
import TextUI

/// The provider of all `#Preview`s of a program.
public enum AllPreviews: PreviewProvider {
  /// No views: the previews are found by their records.
  public static var previews: some View { EmptyView() }
}

extension PreviewSnapshots where Provider == AllPreviews {
  /// Every `#Preview` of the modules that the tests link, without a list: a screen for each file, a frame for each preview.
  ///
  ///     static let catalog = SnapshotCatalog { PreviewSnapshots.all }
  ///
  /// A frame has the preview's title. Without a title, and for a second preview of the same title, it has its number in the file, so that
  /// names stay when lines move. Each is driven until nothing is due within 5 seconds of virtual time; a preview that asks the network is not driven, by name.
  /// `@Previewable` state and a `PreviewModifier` work; sizes and orientations are the environment's.
  public static var all: PreviewSnapshots<AllPreviews> { PreviewSnapshots(AllPreviews.self) }
}

/// The previews of one source file as a screen.
struct RegisteredPreviews: ScreenSnapshots {
  struct World: SnapshotWorld { var preview = "" }

  let screenName: String
  let environment: SnapshotEnvironment
  private let previews: [(name: String, preview: Previewed)]

  func view(_ world: World) -> some View {
    let preview: any View = previews.first { $0.name == world.preview }?.preview.body() ?? EmptyView()
    return AnyView(preview)
  }

  var states: [SnapshotState<World>] {
    previews.map { name, preview in .state(name, { $0.preview = name }, sourceLocation: preview.location) }
  }

  /// A screen for each file with previews, in the order of the files' names.
  static func all(in environment: SnapshotEnvironment) -> [RegisteredPreviews] {
    let files = Dictionary(grouping: Previewed.all, by: \.file).sorted { $0.key < $1.key }
    let stems = files.map { $0.key.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? $0.key }
    return zip(files, stems).map { file, stem in
      // The folders distinguish two files of one name.
      let isAlone = stems.count { $0 == stem } == 1
      let folder = file.key.split(separator: "/").dropLast().last.map { " in \($0)" } ?? ""
      return RegisteredPreviews(
        screenName: (stem.hasSuffix("Previews") ? stem : "\(stem) previews") + (isAlone ? "" : folder),
        environment: environment, previews: named(file.value))
    }
  }

  private static func named(_ previews: [Previewed]) -> [(name: String, preview: Previewed)] {
    var taken: Set<String> = []
    return previews.sorted { $0.line < $1.line }.enumerated().map { index, preview in
      let name = preview.name.flatMap { taken.contains($0) ? nil : $0 } ?? "preview \(index + 1)"
      taken.insert(name)
      return (name, preview)
    }
  }
}

/// A `#Preview`, as its record in the program describes it.
private struct Previewed: @unchecked Sendable {
  let name: String?
  let file: String
  let line: Int
  let body: @MainActor () -> any View

  var location: SourceLocation { SourceLocation(fileID: file, filePath: file, line: line, column: 1) }

  static let all: [Previewed] = (0..<everystate_preview_count()).map { index in
    let place = UnsafeMutablePointer<_RegisteredPreview>.allocate(capacity: 1)
    defer { place.deallocate() }
    everystate_preview_at(index)(place)
    let preview = place.move()
    return Previewed(name: preview.name, file: preview.file, line: preview.line, body: preview.body)
  }
}
