/// Why `accept` refuses a new text, as far as the run knows: a review finds the rest.
package enum AcceptanceRefusal: Sendable, CustomStringConvertible {
  /// A map lacks the moves of a frame.
  case unreached(GoldenName)
  case twin(of: GoldenName)
  /// A map shows what a frame that cannot be accepted leads to.
  case following(GoldenName)
  /// A map's screens are not all compared yet.
  case early

  package var description: String {
    switch self {
    case .unreached(let name): "\(name) was not reached in this run, so its moves are missing."
    case .twin(let other): "it looks the same as \(other): one of them is not reached, or users cannot tell them apart."
    case .following(let name): "it follows from \(name), which cannot be accepted."
    case .early: "the screens that it follows from are not compared yet."
    }
  }

  /// Whether the text lacks something.
  var isIncomplete: Bool { if case .unreached = self { true } else { false } }
}

extension GoldenSession {
  func refusal(of name: GoldenName, _ text: [UInt8]) -> AcceptanceRefusal? {
    switch name.kind {
    case .frame: twin(of: name, text).map(AcceptanceRefusal.twin)
    case .map: refusalOfMap(in: name.catalog)
    case .matrix: nil
    }
  }

  /// The other state of its screen that a new text looks like.
  private func twin(of name: GoldenName, _ text: [UInt8]) -> GoldenName? {
    let claims = state.withLock { $0.declarations.catalogs[name.catalog] }
    guard let screen = claims?.screens.first(where: { $0.screen == name.screen }) else { return nil }
    let body = GoldenBytes.body(of: text)
    return screen.frames.compactMap { try? GoldenName(catalog: name.catalog, screen: name.screen, state: $0.name) }
      .first { other in
        other != name && !screen.twinWaivers.contains { $0.covers(name.state, other.state) }
          && newestText(of: other).map { GoldenBytes.body(of: $0) } == body
      }
  }

  /// The text that this run has drawn, or else the golden.
  private func newestText(of name: GoldenName) -> [UInt8]? {
    let isDrawn = state.withLock { $0.results.open[name]?.traits.isAcceptable == true }
    return text(of: name, isDrawn: isDrawn)
  }

  /// The first frame of a catalog that this run has not reached, or that cannot be accepted.
  private func refusalOfMap(in catalog: String) -> AcceptanceRefusal? {
    let results = state.withLock(\.results)
    let open = results.open.filter { $0.key.catalog == catalog && $0.key.kind == .frame }
    let unreached =
      open.filter { $0.value.isUnreached }.map(\.key) + results.undriven.keys.filter { $0.catalog == catalog }
    if let first = unreached.filter({ $0.kind == .frame }).min() { return .unreached(first) }
    let refused = open.keys.sorted().first { name in newestText(of: name).flatMap { twin(of: name, $0) } != nil }
    let isEarly = state.withLock { state in
      state.progress.handedOut.subtracting(state.progress.verified).contains { $0.catalog == catalog }
    }
    return refused.map(AcceptanceRefusal.following) ?? (isEarly ? .early : nil)
  }
}
