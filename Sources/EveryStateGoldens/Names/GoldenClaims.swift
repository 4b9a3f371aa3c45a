/// Who claims which golden. No two claims may share a path on any file system, whatever it thinks of case and of accents.
public struct GoldenClaims: Sendable {
  /// One declared frame and the place that declares it.
  public struct Claim: Hashable, Sendable, CustomStringConvertible {
    public let name: GoldenName
    public let declaredAt: SourceLine?

    public init(_ name: GoldenName, declaredAt: SourceLine? = nil) {
      self.name = name
      self.declaredAt = declaredAt
    }

    public var description: String {
      "'\(name)' of \(name.catalog)" + (declaredAt.map { " (\($0))" } ?? "")
    }
  }

  private var owners: [String: Owner] = [:]
  private struct Owner {
    let components: ArraySlice<String>
    let claim: Claim
  }

  public init() {}

  /// The claims of a whole run.
  /// - Throws: ``CollidingClaims`` with every pair that shares a path.
  public init(_ claims: [Claim]) throws(CollidingClaims) {
    try insert(claims)
  }

  /// Adds claims. Those that collide are not added.
  /// - Throws: ``CollidingClaims`` with every pair that shares a path.
  public mutating func insert(_ claims: [Claim]) throws(CollidingClaims) {
    let pairs = claims.compactMap { insert($0) }
    if !pairs.isEmpty { throw CollidingClaims(pairs: pairs) }
  }

  private mutating func insert(_ claim: Claim) -> CollidingClaims.Pair? {
    let components = claim.name.path.components
    let prefixes = (1...components.count).map { components.prefix($0) }
    for prefix in prefixes {
      guard let owner = owners[Self.key(prefix)] else { continue }
      let isSameSpelling = zip(owner.components, prefix).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
      if prefix.count == components.count || !isSameSpelling {
        return CollidingClaims.Pair(first: owner.claim, second: claim)
      }
    }
    for prefix in prefixes where owners[Self.key(prefix)] == nil {
      owners[Self.key(prefix)] = Owner(components: prefix, claim: claim)
    }
    return nil
  }

  /// Equal for paths that some file system takes for one. Upper case first folds "ß" and "ſ" too; the dictionary's
  /// String keys are equal for composed and decomposed forms.
  private static func key(_ components: ArraySlice<String>) -> String {
    components.joined(separator: "/").uppercased().lowercased()
  }
}

/// Two declared frames would have one golden.
public struct CollidingClaims: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two claims on one path.
  public struct Pair: Hashable, Sendable {
    public let first: GoldenClaims.Claim
    public let second: GoldenClaims.Claim
  }

  /// Every pair that shares a path, in the order of the claims.
  public let pairs: [Pair]

  public var description: String {
    let lines = pairs.map { pair in
      let relation =
        pair.first.name == pair.second.name ? "declared twice" : "one file where case or accents do not count"
      return "  \(pair.first)\n  \(pair.second)\n    \(pair.second.name.path): \(relation)"
    }
    return "Two declared frames share a golden. Rename one of each pair:\n" + lines.joined(separator: "\n")
  }
}
