/// A screen with a bar, on which further screens can be pushed.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let path: NavigationPathAccess?
  let root: Root
  var place: CallPlace?

  public typealias Body = Never
  public static var _isOne: Bool { true }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    NavigationNode.evaluate(at: site, path: view.path, place: view.place) { Root._evaluate(view.root, at: $0) }
  }
}

extension NavigationStack where Root: View, Data == NavigationPath {
  /// A stack that keeps its own path.
  nonisolated public init(@ViewBuilder root: () -> Root, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(path: nil, root: root(), place: CallPlace(fileID, line))
  }
  /// A stack with a path of values of any types.
  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(path: NavigationPathAccess(path), root: root(), place: CallPlace(fileID, line))
  }
}

extension NavigationStack
where
  Root: View, Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
{
  /// A stack with a path of values of one type.
  nonisolated public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(path: NavigationPathAccess(path), root: root(), place: CallPlace(fileID, line))
  }
}

/// The older name of a navigation stack, and of a split view where it holds several views.
public struct NavigationView<Content: View> { let content: Content }

extension NavigationView: View where Content: View {
  public typealias Body = Never

  /// A stack on `content`; several views are columns where the width is regular.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    if let columns = (view.content as? any ColumnsOfViews)?.columns {
      let isRegular = site.context.environment.horizontalSizeClass == .regular
      if isRegular, !site.context.environment.isStackOfColumns {
        return SplitNode.evaluate(at: site, columns: columns, from: 0)
      }
      // In order: the chosen value is pushed, and the views beside it wait.
      return NavigationNode.evaluate(at: site, path: nil, root: columns[0])
    }
    return NavigationNode.evaluate(at: site, path: nil) { Content._evaluate(view.content, at: $0) }
  }
}
