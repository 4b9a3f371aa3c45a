/// The catalogs that this process has declared, and the goldens that they claim.
struct Declarations {
  private var claims = GoldenClaims()
  private(set) var catalogs: [String: CatalogClaims] = [:]

  /// Adds a catalog. Throws if two claims name one golden.
  /// - Returns: false for a catalog that was declared before in the same words.
  mutating func add(_ catalog: CatalogClaims) throws -> Bool {
    guard catalogs[catalog.catalog] != catalog else { return false }
    try claims.insert(try catalog.goldens())
    catalogs[catalog.catalog] = catalog
    return true
  }

  var goldens: [GoldenName] { catalogs.values.flatMap { (try? $0.goldens()) ?? [] }.map(\.name) }
}

extension GoldenSession {
  /// Writes a catalog's declaration to the report, before its first frame. Throws if two claims name one golden.
  package func declare(_ claims: CatalogClaims) throws {
    if try state.withLock({ try $0.declarations.add(claims) }) { try report.write(ReportLine(claims: claims)) }
  }

  /// The declared frames, sorted by their descriptions.
  package var declaredFrames: [GoldenName] {
    state.withLock(\.declarations).goldens.filter { $0.kind == .frame }.sorted { $0.description < $1.description }
  }
}
