extension Sequence {
  /// The elements in groups, in order; an element joins the first group to whose first element it belongs.
  package func grouped(by belongs: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let index = groups.firstIndex(where: { belongs($0[0], element) }) {
        groups[index].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first appearance.
  package var distinct: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
