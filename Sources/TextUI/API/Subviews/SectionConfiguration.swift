/// A section of a content, to be placed by a container.
public struct SectionConfiguration: Identifiable {
  /// Identifies a section.
  public struct ID: Hashable, @unchecked Sendable { fileprivate let node: ObjectIdentifier }

  public let id: ID
  /// The views of the section's header; empty where it has none.
  public internal(set) var header = SubviewsCollection(subviews: [])
  /// The views between header and footer.
  public internal(set) var content = SubviewsCollection(subviews: [])
  /// The views of the section's footer; empty where it has none.
  public internal(set) var footer = SubviewsCollection(subviews: [])
  /// The values that the section sets for the container around it.
  public internal(set) var containerValues = ContainerValues()
  fileprivate var isImplicit = false
}

/// The sections of a content, in order. Views that are in none are sections of their own, as far as they follow each other.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  private let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  @MainActor init(_ subviews: [Subview]) {
    var sections: [SectionConfiguration] = []
    for subview in subviews {
      let part = subview.node.part
      let id: SectionConfiguration.ID
      if let part {
        id = .init(node: ObjectIdentifier(part.section))
      } else if let last = sections.last, last.isImplicit {
        id = last.id
      } else {
        id = .init(node: ObjectIdentifier(subview.node))
      }
      if sections.last?.id != id {
        var section = SectionConfiguration(id: id)
        section.isImplicit = part == nil
        section.containerValues = subview.containerValues
        sections.append(section)
      }
      switch part?.role ?? .row {
      case .row: sections[sections.count - 1].content.add(subview)
      case .header: sections[sections.count - 1].header.add(subview)
      case .footer: sections[sections.count - 1].footer.add(subview)
      }
    }
    self.sections = sections
  }
}

extension SubviewsCollection {
  fileprivate mutating func add(_ subview: Subview) { self = SubviewsCollection(subviews: subviews + [subview]) }
}
