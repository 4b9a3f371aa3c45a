/// A screen with a bar, on which further screens can be pushed.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let path: NavigationPathAccess?
  let root: Root

  public typealias Body = Never
  public static var _isOne: Bool { true }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    NavigationNode.evaluate(at: site, path: view.path) { Root._evaluate(view.root, at: $0) }
  }
}

extension NavigationStack where Root: View, Data == NavigationPath {
  /// A stack that keeps its own path.
  nonisolated public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }
  /// A stack with a path of values of any types.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: NavigationPathAccess(path), root: root())
  }
}

extension NavigationStack
where
  Root: View, Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
{
  /// A stack with a path of values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(path: NavigationPathAccess(path), root: root())
  }
}

/// The older name of a navigation stack, and of a split view if it has several views.
public struct NavigationView<Content: View> {
  let content: Content
}

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
