protocol NodeModifier: ViewModifier where Body == Never {
  associatedtype Node: ModifierNode<Self>
  /// The call that made it, for a modifier that may be misplaced.
  var place: CallPlace? { get }
}

extension NodeModifier { var place: CallPlace? { nil } }

/// A line of the app's source.
struct CallPlace: CustomStringConvertible {
  private let file: StaticString
  private let line: UInt

  /// nil for a call from another modifier.
  init?(_ file: StaticString, _ line: UInt) {
    guard !file.hasPrefix("TextUI/") else { return nil }
    (self.file, self.line) = (file, line)
  }

  var description: String { "\(file):\(line)" }
}

extension NodeModifier {
  public static func _evaluate(
    _ modifier: Self, at site: _Site, content: @escaping @MainActor (_Site) -> _Node
  ) -> _Node { applied(modifier, at: site, content: content) }

  static func applied(_ modifier: Self, at site: _Site, content: @escaping @MainActor (_Site) -> _Node) -> _Node {
    if case .one = site.context.content { return node(modifier, at: site, content) }
    return site.modified(content) { node(modifier, at: $0, $1) }
  }

  @MainActor private static func node(_ modifier: Self, at site: _Site, _ content: PendingModifier.Content) -> _Node {
    let node = site.existing(as: Node.self) ?? Node(site.context, modifier)
    node.update(modifier, site.context, content)
    return node
  }
}

class ModifierNode<Modifier: ViewModifier>: WrapperNode {
  @exclusivity(unchecked) private(set) final var modifier: Modifier
  @exclusivity(unchecked) private(set) final var environment = EnvironmentValues()

  required init(_ context: Context, _ modifier: Modifier) {
    self.modifier = modifier
    super.init(context, isLifetime: LifetimeTypes.contains(Self.self))
  }

  final func update(_ modifier: Modifier, _ context: Context, _ content: PendingModifier.Content) {
    let previous = self.modifier
    self.modifier = modifier
    environment = context.environment
    var inner = context.single(in: self)
    prepare(&inner)
    self.content = content(_Site(inner, existing: self.content))
    didUpdate(from: previous, context)
  }

  final override var callPlace: CallPlace? { (modifier as? any NodeModifier)?.place }

  /// Whether a list has claimed the modifier as one of a row.
  @exclusivity(unchecked) private(set) final var isOnRow = false

  override func claimAsRow() {
    isOnRow = true
    super.claimAsRow()
  }

  /// The words of a modifier that works on rows only, and that no list has claimed.
  final func misplacedOnRow(_ name: String?) -> String? {
    isOnRow ? nil : name.map { "\($0) has no effect here: not on a row of a list" }
  }

  func prepare(_ context: inout Context) {}

  /// Called when the modifier has been evaluated, with the one before (the same one at first).
  func didUpdate(from previous: Modifier, _ context: Context) {}
}
