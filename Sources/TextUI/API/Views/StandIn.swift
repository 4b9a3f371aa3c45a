/// A placeholder for a view of another framework, such as a map, a chart or a video: an area of its kind,
/// `<map---->`, and its content in words: `~ <map>  marks: Oslo S <mappin>, Harbour <mappin>`.
///
/// For an app's modules that replace such a framework.
public struct _StandIn: View {
  /// Something that is seen in it: a place with its symbol, a value of a series.
  public struct Mark: Hashable, Sendable {
    let name: String
    let symbol: String?

    public init(_ name: String, systemImage: String? = nil) { (self.name, symbol) = (name, systemImage) }
  }

  private let kind: String
  private let marks: [Mark]
  private let facts: [String]
  private let isTransparent: Bool

  /// A view of a `kind` in one word of small letters, `map` or `video`, in which `marks` are seen, in their order.
  nonisolated public init(_ kind: String, marks: [Mark] = []) { self.init(kind, marks: marks, facts: []) }

  /// The same with `facts`, which come first in its note, and `lines`, which have lines of their own.
  nonisolated package init(
    _ kind: String, marks: [Mark] = [], facts: [String], lines: [String] = [], isTransparent: Bool = false
  ) {
    self.isTransparent = isTransparent
    self.kind = kind
    self.marks = marks
    self.facts = facts + lines.map { "\(FactText.line)\($0)" }
  }

  public var body: some View { StandInArea(kind: kind, marks: marks, facts: facts, isTransparent: isTransparent) }
}

private struct StandInArea: LeafView {
  let kind: String
  let marks: [_StandIn.Mark]
  let facts: [String]
  let isTransparent: Bool

  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    CellSize(width: proposal.width ?? 100, height: proposal.height ?? 5)
  }

  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {
    if !isTransparent { canvas.cover(frame) }
    let style = canvas.surroundings.applied(to: Style { $0.picture = AppText.name(kind) })
    canvas.area(frame, applied: style, kind: AppText.name(kind))
  }

  var mayHaveFacts: Bool { !marks.isEmpty || !facts.isEmpty }

  func semantics(_ environment: EnvironmentValues) -> Semantics? {
    var semantics = Semantics(role: .image, label: kind, isEnabled: environment.builtIn.isEnabled)
    if !facts.isEmpty { semantics.facts.more = facts }
    if !marks.isEmpty {
      let words = marks.map { mark in
        FactText.name(environment.read(mark.name)).and(mark.symbol.map { "<\(AppText.name($0))>" })
      }
      semantics.facts.more.append("marks: " + words.joined(separator: ", "))
    }
    return semantics
  }
}
