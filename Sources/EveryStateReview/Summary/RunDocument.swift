import EveryStateGoldens

/// The documents that commands print about a run.
extension JSONDocument {
  private init(_ command: String, exitStatus: Int, _ report: RunReport) {
    self.init(command, exitStatus: exitStatus)
    self["run"] = JSONObject(report)
  }

  package init(command: String, error: String) {
    self.init(command, exitStatus: 2)
    self["error"] = error
  }

  /// The document of `status` and `summary`: the whole run.
  /// - Parameter isBrief: whether frames in order are left out.
  package init(command: String, summary: RunSummary, isBrief: Bool = false) {
    let review = summary.review
    self.init(command, exitStatus: summary.isInOrder ? 0 : 1, review.report)
    self["counts"] = Dictionary(review.frames.countsByVerdict.map { ($0.key.rawValue, $0.value) }) { $1 }
    self["sum"] = summary.counts.line
    self["size"] = summary.groups.size
    self["frames"] = review.frames.filter { !isBrief || $0.needsAttention }.map { JSONObject($0, review) }
    self["groups"] = summary.groups.groups.map { JSONObject($0) }
    self["facts"] = summary.groups.groups.filter { $0.isChange || $0.isOfScreens }.map { JSONObject(fact: $0) }
    self["renames"] = review.renames.map { JSONObject($0, review) }
    self["orphans"] = summary.orphans.map(\.text)
    self["twins"] = summary.twins.map { [$0.first.selector, $0.second.selector] }
    self["undeclaredCatalogs"] = summary.undeclaredCatalogs.map(\.name)
    self["findings"] = summary.findings.map(\.headline)
    self["soundness"] = JSONObject.soundness(summary.soundness, of: review.report)
  }

  package init(findings summary: RunSummary, of selection: Selection) {
    let all = summary.soundness + summary.review.report.suggestions
    let found = all.filter { selection.isEverything || $0.names.contains(where: selection.matches) }
    let hasErrors = found.contains { $0.soundness?.level == .error }
    self.init("findings", exitStatus: hasErrors ? 1 : 0, summary.review.report)
    self["soundness"] = JSONObject.soundness(found, of: summary.review.report)
  }

  /// The document of `diff`: pending changes as patches.
  package init(diff review: Review, frames: [ReviewedFrame]) {
    self.init("diff", exitStatus: frames.contains(where: \.needsAttention) ? 1 : 0, review.report)
    let known = Dictionary(frames.filter { $0.standing == .open }.map { ($0.name, $0) }) { first, _ in first }
    self["frames"] = review.changes(of: frames).sorted { $0.name < $1.name }.map { change in
      let name = change.name
      // A matrix whose variants changed is written, too.
      var result =
        known[name].map { JSONObject($0, review) }
        ?? ["catalog": name.catalog, "selector": name.selector, "golden": name.path.text]
      result["patch"] = review.patch(of: change).text
      return result
    }
  }

  /// The document of `show`: the current texts.
  package init(show review: Review, frames: [ReviewedFrame]) {
    self.init("show", exitStatus: frames.isEmpty || frames.contains(where: \.needsAttention) ? 1 : 0, review.report)
    self["frames"] = frames.map { frame in
      var result = JSONObject(frame, review)
      result["text"] = review.currentText(of: frame).map { String(decoding: $0, as: UTF8.self) }
      return result
    }
  }

  /// The document of `show --nodes`.
  package init(nodes found: [(name: GoldenName, nodes: [PlayAnswer.Node])]) {
    self.init("show", exitStatus: 0)
    self["frames"] = found.map { name, nodes in
      [
        "catalog": name.catalog, "selector": name.selector,
        "nodes": nodes.map {
          [
            "role": $0.role, "label": $0.label, "value": $0.value, "isEnabled": $0.isEnabled,
            "isSelected": $0.isSelected, "actions": $0.actions, "rectangle": $0.rectangle,
          ] as JSONObject
        },
      ] as JSONObject
    }
  }

  /// The document of `review`: pending changes with both texts.
  package init(review walk: ReviewWalk) {
    self.init("review", exitStatus: walk.needsAttention ? 1 : 0, walk.review.report)
    self["frames"] = walk.changes.map { frame in
      var result = JSONObject(frame, walk.review)
      let change = walk.review.change(of: frame)
      result["text"] = change.map { String(decoding: $0.new, as: UTF8.self) }
      result["goldenText"] = change?.old.map { String(decoding: $0, as: UTF8.self) }
      return result
    }
    self["groups"] = walk.groups.groups.map { JSONObject($0) }
    self["facts"] = walk.groups.groups.filter { $0.isChange || $0.isOfScreens }.map { JSONObject(fact: $0) }
    self["renames"] = walk.renames.map { JSONObject($0, walk.review) }
    self["soundness"] = JSONObject.soundness(
      (walk.said.ofChanges + walk.findings).flatMap(\.findings), of: walk.review.report)
    self["orphans"] = (walk.orphans + walk.renames.flatMap { $0.frames.map(\.old.path) }).sorted().map(\.text)
  }

  /// The document of `coverage`.
  package init(coverage: ViewCoverage, of report: RunReport) {
    self.init("coverage", exitStatus: coverage.isWhole ? 0 : 1, report)
    self["branches"] = coverage.branches.sides.map {
      [
        "kind": $0.branch.kind.rawValue, "file": $0.branch.file, "line": $0.branch.line, "subject": $0.branch.subject,
        "frames": $0.frames.map(\.selector),
      ] as JSONObject
    }
    self["errorCases"] = coverage.errors.cases.map {
      ["type": $0.type, "name": $0.name, "file": $0.file, "line": $0.line, "frames": $0.frames.map(\.selector)]
        as JSONObject
    }
    self["screens"] = coverage.screens.map {
      ["catalog": $0.catalog, "screen": $0.screen, "branches": $0.branches, "drawn": $0.drawn] as JSONObject
    }
  }
}

extension JSONObject {
  fileprivate init(_ report: RunReport) {
    let last = report.processes.last
    let missing = report.missingShards.map { "\($0.number)/\($0.count)" }
    self = [
      "id": last?.run ?? "", "startedAt": report.processes.first?.startedAt, "isRunning": report.isRunning,
      "isComplete": report.isComplete, "missingShards": missing.isEmpty ? nil : missing,
      "gaps": report.gaps.isEmpty ? nil : report.gaps,
      "selection": last.flatMap { $0.selection.isEmpty ? nil : $0.selection }, "recordMode": last?.recordMode.rawValue,
    ]
  }

  fileprivate init(_ frame: ReviewedFrame, _ review: Review) {
    let (name, outcome) = (frame.name, frame.outcome)
    self = [
      "catalog": name.catalog, "selector": name.selector, "standing": frame.word,
      "needsAttention": frame.needsAttention, "golden": name.path.text, "declaredAt": outcome?.declaredAt,
    ]
    if name.kind == .frame { (self["screen"], self["state"]) = (name.screen, name.state) }
    self["accepted"] = review.report.acceptances[name.path.text]?.rawValue
    guard frame.needsAttention else { return }
    self["headline"] = outcome?.headline
    self["owners"] = review.owners(of: [frame])
    guard frame.standing == .open else { return }
    self["addedLines"] = outcome?.addedLines
    self["removedLines"] = outcome?.removedLines
    self["accept"] = review.acceptCommand(for: frame)
  }

  fileprivate init(_ group: ChangeGroup) {
    self = [
      "removed": group.edit.removed, "added": group.edit.added, "isPlaceOnly": group.isPlaceOnly,
      "frames": group.frames.map(\.selector),
    ]
  }

  fileprivate init(fact group: ChangeGroup) {
    self = ["fact": group.words, "lines": group.count, "frames": group.frames.map(\.selector)]
  }

  fileprivate init(_ rename: Rename, _ review: Review) {
    self = [
      "frames": rename.frames.map { [$0.old.selector, $0.new.selector] },
      "accept": review.acceptCommand(for: rename),
    ]
  }

  fileprivate static func soundness(_ findings: [ReportFinding], of report: RunReport) -> [JSONObject] {
    FindingKind.all(in: findings, of: report).flatMap { kind in
      kind.findings.map { finding in
        [
          "rule": kind.rule.name, "level": kind.level.rawValue, "catalog": finding.catalog,
          "frames": finding.names.map(\.selector),
          "headline": finding.headline, "evidence": finding.soundness?.evidence ?? [],
          "declaredAt": finding.declaredAt, "waiver": finding.soundness?.waiver?.line(because: "..."),
        ] as JSONObject
      }
    }
  }
}
