import TextUI

/// How much of the screens an accessibility audit could check, and why not the rest.
struct AccessibilityCoverage: CustomStringConvertible {
  private(set) var checked: [String: Int] = [:]
  private(set) var unchecked: [String: [String: Int]] = [:]

  init(_ screen: AuditedScreen) {
    for pass in screen.declared.flatMap(\.events.accessibility) {
      for text in pass.facts.texts {
        switch text.contrast {
        case .known: count("contrast")
        case .ofSystem: count("contrast", "the system's own colors")
        case .unknown(let reason): count("contrast", reason)
        }
        guard pass.setting == .increased else { continue }
        count("dynamicType", text.isOfBar ? "in a bar" : nil)
        count("textClipped", text.hasLineLimit ? "a line limit" : nil)
      }
      guard pass.setting == .declared else { continue }
      for target in pass.facts.targets { count("hitRegion", target.unknown) }
      for element in pass.facts.elements {
        count("sufficientElementDescription", element.isNamedBySymbol ? "a symbol's own name" : nil)
        for type in ["trait", "action", "elementDetection", "parentChild"] { count(type) }
      }
    }
  }

  init(_ all: [AccessibilityCoverage]) {
    for one in all {
      checked.merge(one.checked, uniquingKeysWith: +)
      unchecked.merge(one.unchecked) { $0.merging($1, uniquingKeysWith: +) }
    }
  }

  private mutating func count(_ type: String, _ reason: String? = nil) {
    if let reason { unchecked[type, default: [:]][reason, default: 0] += 1 } else { checked[type, default: 0] += 1 }
  }

  /// A line for each type: `contrast: 34 checked, 5 not checked (a picture 3, two backgrounds 2)`.
  var description: String {
    Set(checked.keys).union(unchecked.keys).sorted().map { type in
      let reasons = (unchecked[type] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let words = reasons.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      let rest = reasons.isEmpty ? "" : ", \(reasons.reduce(0) { $0 + $1.value }) not checked (\(words))"
      return "  \(type): \(checked[type] ?? 0) checked\(rest)"
    }.joined(separator: "\n")
  }
}

extension CatalogSoundness {
  /// Checks the declared states that the run selects, and prints how much could be checked.
  nonisolated(nonsending) func verifyAccessibility() async throws {
    guard catalog.refusals.isEmpty else { throw RefusedCatalog(catalog, catalog.refusals) }
    let session = try ProcessSessions.session(of: catalog.filePath)
    report(emptySelectionIn: session)
    let audit = try await accessibilityAudit { isChecked($0, in: session) }
    report(undrivenOf: audit.judged, in: session)
    report(audit.findings.filter { isSelected($0, in: session) }, in: session)
    TestReport.say("Accessibility of \(catalog.name)\n\(audit.coverage)")
  }

  @MainActor func accessibilityAudit(
    of isChecked: (DeclaredScreen) -> Bool = { _ in true }
  ) throws -> (findings: [SoundnessFinding], coverage: AccessibilityCoverage, judged: [JudgedScreen]) {
    let judged = try catalog.screens.filter { !$0.isVariant && isChecked($0) }.map {
      try JudgedScreen($0, isExploring: false)
    }
    let found = findings(judged).filter { AccessibilityAudits.rules.contains($0.rule) }
    return (found, AccessibilityCoverage(judged.map(\.accessibilityCoverage)), judged)
  }
}
