import EveryStateGoldens

/// The content of a gallery: the goldens on disk and the results of the newest run, if one exists.
struct GallerySheet {
  let catalogs: [GalleryCatalog]
  let runStartedAt: String?
  /// The counts of the newest run; nil without one.
  let counts: RunCounts?
  /// Notices before the frames: an unreadable index, files that are not goldens.
  let notices: [String]
  let changes: [GalleryChange]
  /// The part of the views that goldens show; nil if it was not counted.
  let coverage: ViewCoverage?
  /// The problems that the harness found, kind by kind, most serious first.
  let findings: [GalleryFinding]

  init(packageRoot: String, folders: RunFolders, coverage: ViewCoverage? = nil) throws {
    self.coverage = coverage
    let review = try Review.ifReported(packageRoot: packageRoot, of: folders)
    let tree = GoldenTree(packageRoot: packageRoot)
    let gaps = review?.report.gaps ?? []
    var notices = gaps + (review?.report.troubles.filter { !gaps.contains($0) } ?? [])
    notices += review?.report.findings.filter { $0.verdict == .invalid }.map(\.headline) ?? []
    var names = Set(review?.report.claims.map(\.catalog) ?? [])
    names.formUnion(review?.frames.map(\.name.catalog) ?? [])
    names.formUnion(try tree.catalogsOnDisk())
    do { names.formUnion(try tree.catalogsInIndex()) } catch { notices.append("\(error)") }
    let frames = Dictionary(grouping: review?.frames ?? [], by: \.name.catalog)
    let kinds = review.map { FindingKind.all(in: $0.report.findings, of: $0.report) } ?? []
    let found = kinds.flatMap(\.groups).flatMap { GalleryFinding.all(in: $0, root: packageRoot) }
    findings = found
    changes = review.map { GalleryChange.all(in: $0, root: packageRoot) } ?? []
    let twins = Dictionary(grouping: review?.twins() ?? [], by: \.first.catalog)
    var catalogs: [GalleryCatalog] = []
    for name in names.sorted(by: NaturalOrder.precedes) {
      let builder = try CatalogCells(
        catalog: name, tree: tree, review: review, frames: frames[name] ?? [], twins: twins[name] ?? [],
        findings: found)
      notices += builder.strangers.map { "\($0) is not a golden file name." }
      let catalog = GalleryCatalog(name: name, screens: builder.screens)
      if !catalog.screens.isEmpty { catalogs.append(catalog) }
    }
    self.catalogs = catalogs
    counts = try review.map { try RunSummary($0, ChangeGroups([])).counts }
    runStartedAt = review?.report.processes.first?.startedAt
    self.notices = notices.map { Self.withoutRoot($0, packageRoot) }
  }

  /// The text without the package's folder, as galleries are shared.
  static func withoutRoot(_ text: String, _ root: String) -> String {
    strstr(text, root) == nil ? text : text.replacing(root + "/", with: "").replacing(root, with: ".")
  }
}

/// The natural order of names: `Step 2` before `Step 10`, `basket` beside `Basket`.
enum NaturalOrder {
  static func precedes(_ first: String, _ second: String) -> Bool {
    let (a, b) = (key(first), key(second))
    return a == b ? first.utf8.lexicographicallyPrecedes(second.utf8) : a.lexicographicallyPrecedes(b)
  }

  /// Small letters; a number without zeros in front, after its count of digits.
  private static func key(_ name: String) -> [UInt8] {
    var (key, rest) = ([UInt8](), Array(name.lowercased().utf8)[...])
    while let byte = rest.first {
      let run = rest.prefix { isDigit($0) == isDigit(byte) }
      rest = rest.dropFirst(run.count)
      let digits = run.drop { $0 == 0x30 }
      key += isDigit(byte) ? [0x30, UInt8(min(digits.count, 255))] + digits : run
    }
    return key
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
