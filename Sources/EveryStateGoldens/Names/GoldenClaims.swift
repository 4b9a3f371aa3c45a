/// The owner of each golden. Two claims never share a path on any file system, with or without case and accents.
package struct GoldenClaims: Sendable {
  package struct Claim: Equatable, Sendable, CustomStringConvertible {
    package let name: GoldenName
    package let declaredAt: SourceLine?

    package init(_ name: GoldenName, declaredAt: SourceLine? = nil) {
      self.name = name
      self.declaredAt = declaredAt
    }

    package var description: String {
      "'\(name)' of \(TerminalText.harmless(name.catalog))" + (declaredAt.map { " (\($0))" } ?? "")
    }
  }

  private var claims: [Claim] = []
  /// The first claim of a path, or of a folder on the way to one.
  private var owners: [String: Owner] = [:]
  /// The folder of the newest claim: the next one is mostly in it.
  private var newestFolder = ""

  private struct Owner {
    let claim: Int
    /// The length of the claim's path, in bytes.
    let length: Int
  }

  package init() {}

  package init(_ claims: [Claim]) throws(CollidingClaims) { try insert(claims) }

  /// Adds claims, except colliding ones.
  package mutating func insert(_ claims: [Claim]) throws(CollidingClaims) {
    self.claims.reserveCapacity(self.claims.count + claims.count)
    owners.reserveCapacity(owners.count + claims.count)
    let pairs = claims.compactMap { insert($0) }
    if !pairs.isEmpty { throw CollidingClaims(pairs: pairs) }
  }

  private mutating func insert(_ claim: Claim) -> CollidingClaims.Pair? {
    let path = claim.name.path.text
    let prefixes = prefixes(of: path)
    for prefix in prefixes {
      guard let owner = owners[prefix.key] else { continue }
      let isSameSpelling = claims[owner.claim].name.path.text.utf8.prefix(owner.length)
        .elementsEqual(path.utf8.prefix(prefix.length))
      if prefix.length == path.utf8.count || !isSameSpelling {
        return CollidingClaims.Pair(first: claims[owner.claim], second: claim)
      }
    }
    for prefix in prefixes where owners[prefix.key] == nil {
      owners[prefix.key] = Owner(claim: claims.count, length: prefix.length)
    }
    claims.append(claim)
    newestFolder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    return nil
  }

  /// The path and the folders on the way that are not known in this spelling.
  private func prefixes(of path: String) -> [(key: String, length: Int)] {
    let key = path.foldedName
    let known = path.utf8.starts(with: newestFolder.utf8) ? newestFolder.utf8.count : 0
    return zip(Self.componentEnds(key), Self.componentEnds(path))
      .compactMap { $1 < known ? nil : (String(Substring(key.utf8.prefix($0))), $1) }
  }

  private static func componentEnds(_ path: String) -> [Int] {
    var ends: [Int] = []
    var offset = 0
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/") { ends.append(offset) }
      offset += 1
    }
    return ends + [offset]
  }
}

extension String {
  /// A key that is equal for names of one file on some file systems: it folds case and "ß", and equality of strings folds accents.
  package var foldedName: String { uppercased().lowercased() }
}

package struct CollidingClaims: Error, Equatable, Sendable, CustomStringConvertible {
  package struct Pair: Equatable, Sendable {
    package let first: GoldenClaims.Claim
    package let second: GoldenClaims.Claim
  }

  package let pairs: [Pair]

  package var description: String {
    let lines = pairs.map { pair in
      let relation =
        pair.first.name == pair.second.name ? "declared twice" : "the same file where case or accents are ignored"
      return "  \(pair.first)\n  \(pair.second)\n    \(pair.second.name.path): \(relation)"
    }
    return "Two declared frames share a golden. Rename one of each pair:\n" + lines.joined(separator: "\n")
  }
}
