import EveryStateGoldens

/// How a new text became a golden, or that it did not.
package enum Acceptance: String, Codable, Sendable {
  case alone = "reviewed one by one"
  case grouped = "reviewed in a group"
  case shown = "by the digest of what was shown"
  case asked = "all of them, after their changes were listed"
  case named = "by name"
  case rejected

  package var isReviewed: Bool { self != .named }
}

extension Review {
  /// The fingerprint of the frames' open texts and of the goldens that they would replace: who knows it was shown them.
  /// - Returns: nil without open texts.
  package func digest(of frames: [ReviewedFrame]) -> String? { digest(ofAcceptable: acceptable(frames)) }

  private func digest(ofAcceptable frames: [ReviewedFrame]) -> String? {
    guard !frames.isEmpty else { return nil }
    let open = frames.compactMap(\.outcome)
    let names = Set(open.map(\.name))
    // Also what is not a frame's new text and is written or removed with it: the looks of variants in a matrix, the goldens of old names.
    var texts = open.map { "\($0.name.path.text) \($0.goldenDigest ?? "-") \($0.actualDigest ?? "-")\n" }
    texts += changes(of: frames).filter { $0.name.kind == .matrix }.map { "\($0.name.path.text) \($0.new.digest)\n" }
    texts += renames.flatMap(\.frames).filter { names.contains($0.new) }.map { frame in
      let golden = frame.isChanged ? tree.content(at: frame.old.path).bytes : nil
      return "\(frame.old.path.text) renamed\(golden.map { " " + $0.digest } ?? "")\n"
    }
    texts += frames.filter(\.isRemoved).map {
      "\($0.name.path.text) removed \(self.texts[$0.name]?.golden.bytes?.digest ?? "")\n"
    }
    texts.sort()
    return String(Array(texts.joined().utf8).digest.prefix(10))
  }

  /// The open frames without those that acceptance refuses.
  /// - Parameter refused: what ``unacceptable()`` returned, where it is known.
  package func acceptable(
    _ frames: [ReviewedFrame], refusing refused: [GoldenName: Unacceptable]? = nil
  ) -> [ReviewedFrame] {
    let refused = refused ?? unacceptable()
    return frames.filter { $0.standing == .open && refused[$0.name] == nil }
  }

  /// The line below shown changes: the command that accepts them; nil if nothing can be accepted.
  package func acceptLine(
    for frames: [ReviewedFrame], isWhole: Bool, refusing refused: [GoldenName: Unacceptable]? = nil,
    in folder: WorkingFolder = .current
  ) -> String? {
    let frames = acceptable(frames, refusing: refused)
    guard let digest = digest(ofAcceptable: frames) else { return nil }
    let open = frames.map { selector(of: $0.name) }
    let names = isWhole ? "--all" : ShellQuoting.quoted(open.joined(separator: ","))
    return "Accept what is shown: " + folder.everystate("accept \(names) --digest \(digest)", of: tree.packageRoot)
  }

  /// The first frame of a catalog that the run has not reached, so that the map lacks its moves.
  func unreached(in catalog: String) -> GoldenName? {
    frames.first { $0.name.catalog == catalog && $0.verdict.isUnreached }?.name
      ?? report.findings.first { $0.catalog == catalog && $0.isUndriven }?.names.first
  }

  /// `map of App.Snapshots: not compared: the run has not reached Basket / paid.`, for each map that a run without all states leaves alone.
  package var uncomparedMaps: [String] {
    report.claims.compactMap { claims in
      guard let name = try? GoldenName.map(catalog: claims.catalog), tree.content(at: name.path).bytes != nil,
        !frames.contains(where: { $0.name == name }), let first = unreached(in: claims.catalog)
      else { return nil }
      return "\(name): not compared: the run has not reached \(first)."
    }
  }

  /// The frames whose new texts cannot become goldens, each with the reason: those that look like another, and new ones that do not
  /// make sense.
  package func unacceptable() -> [GoldenName: Unacceptable] {
    var reasons: [GoldenName: Unacceptable] = [:]
    let new = Set(frames.filter { $0.outcome?.verdict == .missing }.map(\.name))
    for finding in report.findings where finding.soundness?.level == .error && finding.verdict == .unsound {
      for name in finding.names where new.contains(name) { reasons[name] = .unsound(finding) }
    }
    for map in frames where map.name.kind == .map {
      if let first = unreached(in: map.name.catalog) { reasons[map.name] = .refused(.unreached(first)) }
    }
    for twins in twins() {
      for (one, other) in [(twins.first, twins.second), (twins.second, twins.first)] {
        reasons[one] = .refused(.twin(of: other))
      }
    }
    let bases = VariantBases(report.claims)
    for frame in frames where frame.standing == .open && frame.name.kind == .frame {
      guard let base = currentText(of: frame).flatMap({ bases.base(of: frame.name, saying: $0) }), reasons[base] != nil,
        frames.contains(where: { $0.name == base && $0.standing == .open })
      else { continue }
      reasons[frame.name] = .refused(.following(base))
    }
    let refused = frames.filter { $0.standing == .open && $0.name.kind == .frame && reasons[$0.name] != nil }
    for map in frames where map.name.kind == .map && reasons[map.name] == nil {
      if let cause = refused.first(where: { $0.name.catalog == map.name.catalog }) {
        reasons[map.name] = .refused(.following(cause.name))
      }
    }
    return reasons
  }
}

/// Why a new text cannot become a golden.
package enum Unacceptable: Sendable, CustomStringConvertible {
  /// A new frame does not make sense.
  case unsound(ReportFinding)
  /// As the run's own messages say.
  case refused(AcceptanceRefusal)

  package var description: String { words() }

  /// - Parameter ofMany: whether several texts are refused.
  package func words(ofMany: Bool = false) -> String {
    switch self {
    case .unsound(let finding): finding.sentence
    case .refused(let refusal): refusal.words(ofMany: ofMany)
    }
  }

  /// Whether it is the reason of the same state in another variant of its screen.
  package func isSame(as other: Unacceptable?) -> Bool {
    switch (self, other) {
    case (.unsound(let one), .unsound(let other)): one.soundness?.rule == other.soundness?.rule
    case (.refused(.twin(let one)), .refused(.twin(let other))): one.state == other.state
    case (.refused(.following(let one)), .refused(.following(let other))): one == other
    default: false
    }
  }
}

extension FindingGroup<ReportFinding> {
  /// The finding, and where the same holds.
  package var words: String { [first.sentence, others].compactMap(\.self).joined(separator: " ") }
}

extension ChangeGroups {
  /// The first change of the screens of some frames, or of their variants, by its place in ``groups``.
  func change(ofScreenIn names: [GoldenName], _ bases: VariantBases, naming subject: String? = nil) -> Int? {
    let screens = Set(names.map { bases.root(of: $0.screenKey) })
    return groups.firstIndex { group in
      group.isChange && subject.map(group.names) != false
        && group.frames.contains { $0.kind == .frame && screens.contains(bases.root(of: $0.screenKey)) }
    }
  }

  /// The change that the first of some findings belongs to, by its place in ``groups``; nil if none of them belongs to one.
  func cause(of group: FindingGroup<ReportFinding>) -> Int? {
    group.findings.lazy.compactMap { cause(of: $0.soundness?.waiver?.subject, saying: $0.headline, in: $0.names) }.first
  }
}

/// The acceptances and rejections of a run, a line each, in a file beside the reports.
struct AcceptanceLog {
  private static let file = "accepted.jsonl"

  private struct Line: Codable {
    let run: String
    let golden: String
    let how: Acceptance
  }

  let area: OutputArea

  func add(_ how: Acceptance, _ name: GoldenName, run: String) throws {
    let line = try JSONEncoder.ofLines.encode(Line(run: run, golden: name.path.text, how: how)) + [UInt8(ascii: "\n")]
    let path = try area.file(Self.file)
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileTrouble("write", path, code: errno) }
    defer { close(file) }
    let bytes = Array(line)
    guard write(file, bytes, bytes.count) == bytes.count else { throw FileTrouble("write", path, code: errno) }
  }

  /// The last decision about each golden in a run.
  func all(ofRun run: String) -> [String: Acceptance] {
    guard let folder = try? Folder(opening: area.folder),
      case .bytes(let bytes)? = try? folder.read(Self.file, limit: 16 << 20)
    else { return [:] }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Line.self, from: Data($0))
    }
    return Dictionary(lines.filter { $0.run == run }.map { ($0.golden, $0.how) }) { $1 }
  }
}
