/// Something that one drive leaves to the next: a singleton, a static, a file.
struct SharedState: ExplorationAudit {
  func findings(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    var before = "the declared states were driven"
    for beginning in exploration.beginnings {
      let look = screen.declared.first { $0.name == beginning.state }?.golden.last
      if !beginning.isAsBefore || beginning.lines.map({ $0 != look }) ?? false {
        let difference = beginning.lines.flatMap { Self.difference(look ?? [], $0) } ?? []
        return [
          Self.finding(
            screen.name, beginning.state, "'\(beginning.state)' is another one after \(before)", difference)
        ]
      }
      before = "\(beginning.event) in '\(beginning.state)'"
    }
    return []
  }

  static func finding(
    _ screen: String, _ state: String, _ evidence: String, _ difference: [String] = []
  ) -> SoundnessFinding {
    SoundnessFinding(
      .sharedState, screen: screen, state: state,
      "it is not the same in two drives: what one drive changes is still there in the next.",
      evidence: [evidence] + difference,
      remedy:
        "Make what the screen keeps anew for each drive, in its world or in view(_:), and not in a static, a singleton or a "
        + "file. Until then what else is found here may come of it.")
  }

  /// The first line in which two looks differ.
  private static func difference(_ old: [String], _ new: [String]) -> [String] {
    let place = zip(old, new).prefix { $0 == $1 }.count
    return [("- ", old), ("+ ", new)].compactMap { sign, lines in
      lines.dropFirst(place).first.map { sign + $0.drop { $0 == " " } }
    }
  }
}
