import CEveryStateRuntime
import Testing
import TextUI

/// The provider of all previews of a program.
public enum AllPreviews: PreviewProvider {
  /// No views: the previews are found by their records.
  public static var previews: some View { EmptyView() }
}

extension PreviewSnapshots where Provider == AllPreviews {
  /// Every `#Preview` and every `PreviewProvider` of the modules that the tests link, without a list: a screen for each file with `#Preview`s
  /// and for each provider, a frame for each preview. A provider that the catalog also declares with its names is not listed twice.
  ///
  ///     static let catalog = SnapshotCatalog { PreviewSnapshots.all }
  ///
  /// A frame has the preview's title or `previewDisplayName`. Without one, and for a second preview of the same name, it has its number,
  /// so that names stay when lines move. `#Preview("Fruit", arguments: ["Apple"])` is the frame `Fruit, Apple`.
  /// Each is driven until nothing is due within 5 seconds of virtual time; a preview that uses the network is `not driven`.
  /// A preview that cannot be drawn and has no golden is counted and listed by `everystate status`, and fails no test. A run that draws no
  /// frame at all fails.
  /// `@Previewable` state and a `PreviewModifier` work; sizes and orientations are the environment's.
  public static var all: PreviewSnapshots<AllPreviews> { PreviewSnapshots(AllPreviews.self) }
}

/// The previews of one source file, or of one provider, as a screen.
struct RegisteredPreviews: ScreenSnapshots {
  struct World: SnapshotWorld { var preview = "" }

  var screenName: String
  var environment = SnapshotEnvironment()
  let previews: [Previewed]

  func view(_ world: World) -> some View {
    let preview: any View = previews.first { $0.name == world.preview }?.body() ?? EmptyView()
    return AnyView(preview)
  }

  var states: [SnapshotState<World>] {
    previews.map { preview in .state(preview.name, { $0.preview = preview.name }, sourceLocation: preview.location) }
  }

  /// A screen for each file with `#Preview`s, in the order of the files' names.
  static func ofFiles(_ records: [PreviewRecord] = PreviewRecord.all) -> [RegisteredPreviews] {
    let files = Dictionary(grouping: records, by: \.file).sorted { $0.key < $1.key }
    let stems = files.map { $0.key.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? $0.key }
    return zip(files, stems).map { file, stem in
      // The folders distinguish two files of one name.
      let isAlone = stems.count { $0 == stem } == 1
      let folder = file.key.split(separator: "/").dropLast().last.map { " in \($0)" } ?? ""
      return RegisteredPreviews(
        screenName: (stem.hasSuffix("Previews") ? stem : "\(stem) previews") + (isAlone ? "" : folder),
        previews: named(file.value))
    }
  }

  private static func named(_ records: [PreviewRecord]) -> [Previewed] {
    var taken: Set<String> = []
    return records.sorted { $0.line < $1.line }.enumerated().flatMap { index, record in
      let title = record.name.flatMap { taken.contains($0) ? nil : $0 } ?? "preview \(index + 1)"
      taken.insert(title)
      return record.views.enumerated().map { number, view in
        var name = title
        if record.views.count > 1 || view.argument != nil {
          let word = view.argument.map { "\(title), \($0)" }.flatMap { taken.contains($0) ? nil : $0 }
          name = word ?? "\(title), \(number + 1)"
          taken.insert(name)
        }
        return Previewed(name: name, location: record.location, body: view.body)
      }
    }
  }
}

/// A preview with the name of its frame.
struct Previewed: @unchecked Sendable {
  let name: String
  let location: SourceLocation
  let body: @MainActor () -> any View
}

/// A `#Preview`, as its record in the program describes it.
struct PreviewRecord: @unchecked Sendable {
  let name: String?
  let file: String
  let line: Int
  let views: [_RegisteredPreview.View]

  var location: SourceLocation { SourceLocation(fileID: file, filePath: file, line: line, column: 1) }

  static let all: [PreviewRecord] = (0..<everystate_preview_count()).map { index in
    let place = UnsafeMutablePointer<_RegisteredPreview>.allocate(capacity: 1)
    defer { place.deallocate() }
    everystate_preview_at(index)(place)
    let preview = place.move()
    return PreviewRecord(name: preview.name, file: preview.file, line: preview.line, views: preview.views)
  }
}
