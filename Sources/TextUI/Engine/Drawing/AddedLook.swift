/// The look that a modifier adds to its content: a background, a border, light.
struct AddedLook {
  enum Kind { case ground, border, effects, whole, text }

  let kind: Kind
  let words: String

  var isSeenThrough: Bool { ["blend", "blur", "masked"].contains { words.hasPrefix($0) } }
}

extension Style.Fields {
  /// Adds the look around, from the inside out.
  fileprivate mutating func add(_ look: AddedLook) {
    switch look.kind {
    case .ground: ground = ground.and(look.words)
    case .border: border = border.and(look.words)
    case .effects: effects = effects.and(look.words)
    // The inner opacity already is the product with those around.
    case .whole where look.words.hasPrefix("opacity") && whole?.contains("opacity") == true: break
    case .whole: whole = whole.and(look.words)
    case .text: text = text.and(look.words)
    }
  }
}

/// The looks added to the view being painted and to blocks already painted.
struct Surroundings {
  fileprivate var looks: [AddedLook] = []
  fileprivate var opacity = 1.0
  fileprivate var blocks: [(words: String, frame: CellRect, lines: Range<Int>)] = []
  /// The whole layer.
  var screen: CellRect?

  @inline(__always) func applied(to style: Style) -> Style { looks.isEmpty ? style : Self.applied(looks, to: style) }

  private static func applied(_ looks: [AddedLook], to style: Style) -> Style {
    style.with { fields in for look in looks.reversed() { fields.add(look) } }
  }

  var isFaded: Bool { opacity < 1 }

  func isScreen(_ frame: CellRect) -> Bool {
    guard let screen else { return false }
    return frame.x <= screen.x && frame.maxX >= screen.maxX && frame.maxY >= screen.maxY
      && frame.y <= screen.y + Self.barLines && frame.height > Self.barLines
  }

  private static var barLines: Int { 4 }

  mutating func note(_ words: String, of frame: CellRect, lines: Range<Int>) { blocks.append((words, frame, lines)) }
}

extension CellCanvas {
  /// Draws with a look added: in the slot of one piece, behind the line of a block, or of the whole screen.
  func add(_ look: AddedLook, to placed: Placed, _ draw: () -> Void) {
    if placed.isOnePiece {
      surroundings.looks.append(look)
      draw()
      surroundings.looks.removeLast()
      return
    }
    draw()
    if look.kind == .ground, surroundings.isScreen(placed.frame) {
      heard.addScreenFact(look.words)
    } else if let lines = placed.drawnLines {
      let seen = visible(placed.frame)
      surroundings.blocks.append((look.words, placed.frame, lines.clamped(to: seen.y..<max(seen.y, seen.maxY))))
    }
  }

  /// Draws at an opacity, written as the product with those around.
  func fade(_ opacity: Double, _ placed: Placed, _ draw: () -> Void) {
    let outer = surroundings.opacity
    surroundings.opacity *= opacity
    add(AddedLook(kind: .whole, words: "opacity \(Percent(surroundings.opacity))"), to: placed, draw)
    surroundings.opacity = outer
  }

  func writeBlocks() {
    var facts: [Int: [(from: [String], words: String)]] = [:]
    var known: [(words: String, frame: CellRect, lines: Range<Int>)] = []
    for block in surroundings.blocks {
      if let index = known.firstIndex(where: { $0.frame == block.frame }) {
        known[index].words += " " + block.words
      } else {
        known.append(block)
      }
    }
    for block in known {
      let drawn = block.lines.clamped(to: 0..<lines.count).filter { line in
        lines[line].runs.contains { !$0.isBlank && block.frame.meets($0) }
      }
      guard let first = drawn.first else { continue }
      let others = lines[first].runs.contains { $0.style != nil && !$0.isBlank && !block.frame.meets($0) }
      let met = others ? lines[first].runs.filter { !$0.isBlank && block.frame.meets($0) } : []
      let start = met.first { $0.style != nil } ?? met.first
      let from = start.map { run -> String in
        if run.style == nil, run.isArea || run.text.hasPrefix("|") { return run.isArea ? "<area>" : "<field>" }
        return (run.isPicture ? "<\(run.style?.picture ?? "")>" : FactText.quoted(run.text))
          + lines[first].number(of: run)
      }
      let words = block.words + (drawn.count > 1 ? ", \(drawn.count) lines" : "")
      // Looks that all blocks side by side share are written once.
      if let from, let index = facts[first]?.firstIndex(where: { $0.words == words && !$0.from.isEmpty }) {
        facts[first]?[index].from.append(from)
      } else {
        facts[first, default: []].append((from.map { [$0] } ?? [], words))
      }
    }
    for (line, facts) in facts {
      lines[line].notes.insert(
        contentsOf: facts.map { ($0.from.isEmpty ? "" : "from \($0.from.joined(separator: ", ")): ") + $0.words }, at: 0
      )
    }
  }
}

/// A node that puts a background or a border on a view.
@MainActor protocol GroundedNode: _Node { func grounded(_ placed: Placed) -> Placed? }

extension Placed {
  /// Whether the drawing is one text or picture, or a picture with its title: its slot has the look.
  var isOnePiece: Bool {
    var pieces: [Placed] = []
    collectPieces(into: &pieces)
    if pieces.count == 2 {
      return pieces[0].node is LeafNode<Image> && pieces[1].node is TextNode && pieces[0].frame.y == pieces[1].frame.y
    }
    return pieces.count == 1
  }

  /// Collects up to three drawn pieces.
  private func collectPieces(into pieces: inout [Placed]) {
    if node.hidesContent { return }
    if children.isEmpty, frame.width > 0, frame.height > 0, !node.isSpacer(.horizontal), !node.isSpacer(.vertical) {
      if (node as? FillNode)?.fill.isClear != true { pieces.append(self) }
      return
    }
    if let grounded = (node as? any GroundedNode)?.grounded(self) { return grounded.collectPieces(into: &pieces) }
    for child in children where pieces.count < 3 { child.collectPieces(into: &pieces) }
  }
}

struct Percent: CustomStringConvertible {
  private let part: Double

  init(_ part: Double) { self.part = part }

  var description: String { "\(Cells.whole((part * 100).rounded()))%" }
}
