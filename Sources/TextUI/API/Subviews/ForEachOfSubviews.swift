nonisolated extension ForEach {
  /// A view for each view of a content.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, Data.Element == Subview {
    self.init(made: Group(subviews: view) { ForEach<SubviewsCollection, Subview.ID, Content>($0, content: content) })
  }

  /// A view for each section of a content.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View,
    Data.Element == SectionConfiguration
  {
    self.init(
      made: Group(sections: view) { ForEach<SectionCollection, SectionConfiguration.ID, Content>($0, content: content) }
    )
  }

  private init<Made: View>(made: Made) where Data: ElementsToCome, ID == Data.Element.ID, Content: View {
    data = Data(made: AnyView(made))
    content = { _ in fatalError("The views of a content are known only in its place.") }
    id = { $0.id }
  }
}

/// A collection whose elements are known only at the place of their content.
@MainActor protocol ElementsToCome: RandomAccessCollection where Element: Identifiable {
  nonisolated init(made: AnyView)
  nonisolated var made: AnyView { get }
}

/// The views of a content, in `ForEach(subviews:)`.
public struct ForEachSubviewCollection<Content>: _NoElements, ElementsToCome {
  nonisolated(unsafe) let made: AnyView
  nonisolated init(made: AnyView) { self.made = made }
  nonisolated public subscript(index: Int) -> Subview { fatalError("There is no view at \(index).") }
}

/// The sections of a content, in `ForEach(sections:)`.
public struct ForEachSectionCollection<Content>: _NoElements, ElementsToCome {
  nonisolated(unsafe) let made: AnyView
  nonisolated init(made: AnyView) { self.made = made }
  nonisolated public subscript(index: Int) -> SectionConfiguration { fatalError("There is no section at \(index).") }
}
