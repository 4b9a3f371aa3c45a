/// Why `accept` refuses a new text, as far as the run knows: a review finds the rest.
package enum AcceptanceRefusal: Sendable, CustomStringConvertible {
  /// A map lacks the moves of a frame.
  case unreached(GoldenName)
  case twin(of: GoldenName)
  /// A map shows what a frame that cannot be accepted leads to, and a variant may look like one.
  case following(GoldenName)
  /// A map's screens are not all compared yet.
  case early

  package var description: String { words() }

  /// - Parameter ofMany: whether several texts are refused.
  package func words(ofMany: Bool = false) -> String {
    switch self {
    case .unreached(let name): "\(name) was not reached in this run, so its moves are missing."
    case .twin(let other):
      "\(ofMany ? "they look" : "it looks") the same as \(other): one of them is not reached, or users cannot tell them apart."
    case .following(let name): "\(ofMany ? "they follow" : "it follows") from \(name), which cannot be accepted."
    case .early: "the screens that \(ofMany ? "they follow" : "it follows") from are not compared yet."
    }
  }

  /// Whether the text lacks something.
  var isIncomplete: Bool { if case .unreached = self { true } else { false } }
}

extension GoldenSession {
  func refusal(of name: GoldenName, _ text: [UInt8]) -> AcceptanceRefusal? {
    switch name.kind {
    case .frame: twin(of: name, Self.look(of: text)).map(AcceptanceRefusal.twin) ?? refusalOfVariant(name, text)
    case .map: refusalOfMap(in: name.catalog)
    case .matrix: nil
    }
  }

  /// The other state of its screen that looks the same.
  private func twin(of name: GoldenName, _ look: String) -> GoldenName? {
    let claims = state.withLock { $0.declarations.catalogs[name.catalog] }
    guard let screen = claims?.screens.first(where: { $0.screen == name.screen }) else { return nil }
    return screen.frames.compactMap { try? GoldenName(catalog: name.catalog, screen: name.screen, state: $0.name) }
      .first { other in
        other != name && newestLook(of: other) == look
          && !screen.twinWaivers.contains { $0.covers(name.state, other.state) }
      }
  }

  /// A variant that looks like its screen follows from it.
  private func refusalOfVariant(_ name: GoldenName, _ text: [UInt8]) -> AcceptanceRefusal? {
    let base = state.withLock { state in
      state.declarations.bases.base(of: name, saying: text).flatMap { state.results.open[$0] == nil ? nil : $0 }
    }
    guard let base, let look = newestLook(of: base), twin(of: base, look) != nil else { return nil }
    return .following(base)
  }

  private static func look(of text: [UInt8]) -> String { Array(GoldenBytes.body(of: text)).digest }

  /// The look of the text that this run has drawn, or else of the golden.
  private func newestLook(of name: GoldenName) -> String? {
    let (known, isDrawn, count) = state.withLock { state in
      let results = state.results
      return (results.looks[name], results.open[name]?.traits.isAcceptable == true, results.outcomeCount)
    }
    if let known { return known }
    let look = text(of: name, isDrawn: isDrawn).map(Self.look)
    // A frame that was compared in between may have another text.
    state.withLock { if $0.results.outcomeCount == count { $0.results.looks.updateValue(look, forKey: name) } }
    return look
  }

  /// The first frame of a catalog that this run has not reached, or that cannot be accepted.
  func refusalOfMap(in catalog: String) -> AcceptanceRefusal? {
    let results = state.withLock(\.results)
    let open = results.open.filter { $0.key.catalog == catalog && $0.key.kind == .frame }
    let unreached =
      open.filter { $0.value.isUnreached }.map(\.key) + results.undriven.keys.filter { $0.catalog == catalog }
    if let first = unreached.filter({ $0.kind == .frame }).min() { return .unreached(first) }
    let refused = open.keys.sorted().first { name in newestLook(of: name).flatMap { twin(of: name, $0) } != nil }
    let isEarly = state.withLock { state in
      state.progress.handedOut.subtracting(state.progress.verified).contains { $0.catalog == catalog }
    }
    return refused.map(AcceptanceRefusal.following) ?? (isEarly ? .early : nil)
  }
}
