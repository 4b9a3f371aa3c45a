extension TextComparison {
  /// What a storyboard shows in another tab, or after another step, follows from this if no other frame shows it. A step changes no looks.
  /// - Parameter steps: the places in ``found`` of the steps.
  mutating func follow(_ moments: [(old: Range<Int>, new: Range<Int>)], _ steps: Range<Int>) {
    let tab = moments.first { was, now in
      guard let before = old.tab(of: was), let shown = new.tab(of: now) else { return false }
      return old.event(of: was) == new.event(of: now) && before.place != shown.place && before.name != shown.name
    }
    // A step with the new name of a control follows from the name.
    let names = Set(found.filter { !$0.fact.isStep }.compactMap(\.fact.wording))
    let causes = found.indices.filter { place in
      guard let tab else { return steps.contains(place) && !(found[place].fact.wording.map(names.contains) ?? false) }
      return found[place].fact.isState && isInTabs(found[place].lines.new, since: tab.new.lowerBound)
    }
    guard let cause = causes.first else { return }
    let since = (old: found[cause].lines.old.first ?? 0, new: found[cause].lines.new.first ?? 0)
    let start = tab ?? moments.first { $0.old.lowerBound >= since.old && $0.new.lowerBound >= since.new }
    guard let start else { return }
    found[cause].order = -1
    for place in found.indices where !causes.contains(place) {
      let (fact, lines) = (found[place].fact, found[place].lines)
      let isLater = lines.new.first.map { $0 >= start.new.lowerBound } ?? (lines.old.first ?? 0 >= start.old.lowerBound)
      let isOfContent = fact.isState || fact.wording != nil || fact.isRemoval || fact.addition != nil
      if isLater, tab != nil || isOfContent { found[place].follows = found[cause].fact.kind }
    }
  }

  private func isInTabs(_ lines: [Int], since start: Int) -> Bool {
    lines.contains { $0 >= start && new.lines[$0].kind == .bottom }
  }
}

extension FactText {
  /// `step 'wait'`; of several steps with the same words `step 3 'wait'`.
  func step(_ moment: Range<Int>) -> String {
    let line = lines[moment.lowerBound]
    let isOnlyOne = lines.count { $0.kind == .moment && $0.event == line.event } == 1
    return isOnlyOne ? line.title : "step \(line.words[1]) '\(line.event)'"
  }

  /// The selected tab of a moment.
  fileprivate func tab(of moment: Range<Int>) -> (place: Int, name: String)? {
    let tabs = lines[moment].flatMap(\.pieces).filter { $0.states.contains("tab") }
    return tabs.firstIndex { $0.states.contains("selected") }.map { ($0, tabs[$0].text) }
  }
}
