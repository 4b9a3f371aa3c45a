/// Compares declarations with the files on disk. Pure: it does not matter which tests ran.
package struct Completeness: Sendable {
  let missing: [GoldenClaims.Claim]
  /// Goldens without a declaration, except maps: only a run of all tests knows whether a map is needed.
  package let orphans: [GoldenPath]

  package init(declared: [GoldenClaims.Claim], disk: [GoldenPath]) {
    let onDisk = Set(disk.map(PathKey.init))
    let claimed = Set(declared.map { PathKey($0.name.path) })
    missing = declared.filter { !onDisk.contains(PathKey($0.name.path)) }.sorted { $0.name < $1.name }
    orphans = disk.filter { !claimed.contains(PathKey($0)) && $0.name?.kind != .map }.sorted()
  }
}

/// A path as the file system compares it: by bytes, and on Apple's systems by characters, composed or not.
private struct PathKey: Hashable {
  #if canImport(Darwin)
    private let text: String
    init(_ path: GoldenPath) { text = path.text }
  #else
    private let bytes: [UInt8]
    init(_ path: GoldenPath) { bytes = Array(path.text.utf8) }
  #endif
}

/// Two goldens of one screen that are equal below their header lines.
package struct Twins: Equatable, Sendable {
  package let first: GoldenName
  package let second: GoldenName

  /// Both with a frame that has changed first, as it is what looks like the other.
  package func led(by isChanged: (GoldenName) -> Bool) -> Twins {
    isChanged(second) && !isChanged(first) ? Twins(first: second, second: first) : self
  }

  /// The twins among the goldens of one catalog; each later golden is paired with the first of its kind.
  package static func all(in texts: [GoldenName: [UInt8]]) -> [Twins] {
    var firsts: [Look: GoldenName] = [:]
    var result: [Twins] = []
    for (name, bytes) in texts.sorted(by: { $0.key < $1.key }) where name.kind == .frame {
      let look = Look(catalog: name.catalog, screen: name.screen, body: GoldenBytes.body(of: bytes))
      if let first = firsts[look] { result.append(Twins(first: first, second: name)) } else { firsts[look] = name }
    }
    return result
  }

  private struct Look: Hashable {
    let catalog: String
    let screen: String
    let body: ArraySlice<UInt8>

    static func == (left: Look, right: Look) -> Bool {
      left.screen == right.screen && left.catalog == right.catalog && left.body.count == right.body.count
        && left.body.withUnsafeBytes { one in right.body.withUnsafeBytes { one.elementsEqual($0) } }
    }

    // By bytes at once: an element's own hash takes ten times as long.
    func hash(into hasher: inout Hasher) {
      hasher.combine(screen)
      body.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}

extension [Twins] {
  /// Each pair of states once: those that look the same in variants of the screen are counted.
  package var grouped: [TwinGroup] {
    grouped { $1.first.isInVariant(of: $0.first) && $0.second.state == $1.second.state }.map {
      TwinGroup(first: $0[0].first, second: $0[0].second, variantCount: $0.count - 1)
    }
  }
}

/// Two frames that look the same, also in variants of their screen.
package struct TwinGroup: Sendable {
  package let first: GoldenName
  package let second: GoldenName
  fileprivate let variantCount: Int

  /// `, also in 4 variants`; empty for none.
  package var others: String {
    variantCount == 0 ? "" : ", also in \(counted(variantCount, "variant"))"
  }

  package var words: String { "twin: \(first) looks the same as \(second)\(others)" }
}
