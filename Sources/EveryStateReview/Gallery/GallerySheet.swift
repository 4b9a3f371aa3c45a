import EveryStateGoldens

/// All that a gallery shows: the goldens on disk and what the newest run says of them, or the goldens alone where none ran.
struct GallerySheet {
  let catalogs: [GalleryCatalog]
  /// When the newest run began; nil where no run has left a report.
  let runStartedAt: String?
  /// What a reader must know before the frames: an index that cannot be read, files that are no goldens.
  let notices: [String]
  /// What is different, told as facts.
  let differences: FactGroups
  /// What accepts the frames of each difference; nil where not all of them wait alike.
  let accepting: [String?]
  /// How much of the views stands in goldens; nil where nobody has counted.
  let coverage: ViewCoverage?
  /// What does not make sense, kind by kind, the gravest first.
  let findings: [GalleryFinding]

  init(packageRoot: String, folders: RunFolders, coverage: ViewCoverage? = nil) throws {
    self.coverage = coverage
    let review: Review?
    do {
      review = try Review(packageRoot: packageRoot, of: folders)
    } catch is NoRunReported {
      review = nil
    }
    let tree = GoldenTree(packageRoot: packageRoot)
    var notices = (review?.report.gaps ?? []) + (review?.report.troubles ?? [])
    notices += review?.report.findings.filter { $0.verdict == .invalid }.map(\.headline) ?? []
    var names = Set(review?.report.claims.map(\.catalog) ?? [])
    names.formUnion(review?.frames.map(\.name.catalog) ?? [])
    names.formUnion(try tree.catalogsOnDisk())
    do { names.formUnion(try tree.catalogsInIndex()) } catch { notices.append("\(error)") }
    let frames = Dictionary(grouping: review?.frames ?? [], by: \.name.catalog)
    let found = FindingKind.all(in: review?.report.findings ?? []).flatMap(\.findings)
      .compactMap { GalleryFinding($0, root: packageRoot) }
    findings = found
    let facts = FactGroups(review?.changes(of: review?.frames ?? []) ?? [])
    differences = facts
    let twins = Dictionary(grouping: review?.twins() ?? [], by: \.first.catalog)
    let open = Dictionary(
      review?.frames.filter { $0.standing == .open }.map { ($0.name, $0) } ?? []
    ) { first, _ in first }
    accepting = facts.groups.map { group in
      let waiting = group.frames.compactMap { open[$0] }
      guard waiting.count == group.frames.count, Set(waiting.map(\.isReformatted)).count == 1 else { return nil }
      return review?.commands(for: waiting)?.accept
    }
    var catalogs: [GalleryCatalog] = []
    for name in names.sorted(by: NaturalOrder.precedes) {
      let builder = try CatalogCells(
        catalog: name, tree: tree, review: review, frames: frames[name] ?? [], twins: twins[name] ?? [],
        findings: found, differences: facts.ofFrame)
      notices += builder.strangers.map { "\($0) is no golden's file name." }
      let catalog = GalleryCatalog(name: name, screens: builder.screens)
      if !catalog.screens.isEmpty { catalogs.append(catalog) }
    }
    self.catalogs = catalogs
    runStartedAt = review?.report.processes.first?.startedAt
    self.notices = notices.map { Self.withoutRoot($0, packageRoot) }
  }

  /// The text without the package's folder: a gallery is handed to other people.
  static func withoutRoot(_ text: String, _ root: String) -> String {
    guard strstr(text, root) != nil else { return text }
    let (text, root) = (Array(text.utf8), Array((root + "/").utf8))
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index...].starts(with: root) {
        index += root.count
      } else if text[index...].starts(with: root.dropLast()) {
        result.append(UInt8(ascii: "."))
        index += root.count - 1
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
