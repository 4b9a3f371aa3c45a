/// Spoken facts and actions that the drawing of a layer collects for `FactLines`.
struct HeardParts {
  /// A fact of a part of the drawing, whatever its elements are.
  struct Part {
    let frame: CellRect
    let node: _Node
    let fact: String
    /// Whether it is one text or one picture, whose own slot says so.
    let isInSlot: Bool
  }
  fileprivate(set) var parts: [Part] = []
  fileprivate(set) var isSilent = false
  /// The visible rects of lists and scroll views, by their nodes.
  var windows: [ObjectIdentifier: CellRect] = [:]
  /// The rows of lists. Facts of an element in a row are written below the row.
  var rows: [CellRect] = []
  private(set) var screen: [String] = []

  private var presentationWords: [Int: String] = [:]

  /// Facts of the presentation that the layer is, in order; of each kind the innermost.
  var presentation: [String] { presentationWords.sorted { $0.key < $1.key }.map(\.value) }

  mutating func addPresentationFact(_ word: String, at place: Int) { presentationWords[place] = word }

  /// Removes the facts of parts that are covered now.
  mutating func cover(_ frame: CellRect) { parts.removeAll { frame.holds($0.frame) } }

  mutating func addScreenFact(_ fact: String) { if !screen.contains(fact) { screen.append(fact) } }
}

extension CellCanvas {
  func silently(_ placed: Placed, _ node: _Node, _ draw: () -> Void) {
    guard !heard.isSilent else { return draw() }
    heard.isSilent = true
    draw()
    heard.isSilent = false
    let elements = placed.children.flatMap(\.elements)
    guard !elements.isEmpty else { return }
    heard.parts.append(.init(frame: placed.frame, node: node, fact: "silent", isInSlot: elements.count == 1))
  }

  var mayHaveFacts: Bool { !heard.parts.isEmpty || !covered.isEmpty }

  func note(_ fact: String, of placed: Placed) {
    heard.parts.append(.init(frame: placed.frame, node: placed.node, fact: fact, isInSlot: false))
  }
}
