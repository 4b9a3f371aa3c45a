import EveryStateGoldens

/// The content of a gallery: the goldens on disk and the results of the newest run, if one exists.
struct GallerySheet {
  let catalogs: [GalleryCatalog]
  let runStartedAt: String?
  /// Notices before the frames: an unreadable index, files that are not goldens.
  let notices: [String]
  let differences: FactGroups
  /// The command that accepts the frames of each difference; nil if not all of them wait for a decision.
  let accepting: [String?]
  /// The part of the views that goldens show; nil if it was not counted.
  let coverage: ViewCoverage?
  /// What does not make sense, kind by kind, most serious first.
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
      notices += builder.strangers.map { "\($0) is not a golden file name." }
      let catalog = GalleryCatalog(name: name, screens: builder.screens)
      if !catalog.screens.isEmpty { catalogs.append(catalog) }
    }
    self.catalogs = catalogs
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
    var (a, b) = (Array(first.utf8)[...], Array(second.utf8)[...])
    while let x = a.first, let y = b.first {
      if isDigit(x), isDigit(y) {
        let (m, n) = (number(&a), number(&b))
        if m.count != n.count { return m.count < n.count }
        if m != n { return m.lexicographicallyPrecedes(n) }
      } else {
        if folded(x) != folded(y) { return folded(x) < folded(y) }
        (a, b) = (a.dropFirst(), b.dropFirst())
      }
    }
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    return first.utf8.lexicographicallyPrecedes(second.utf8)
  }

  /// Takes the digits at the beginning, without zeros in front.
  private static func number(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = text.prefix(while: isDigit)
    text = text.dropFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}
