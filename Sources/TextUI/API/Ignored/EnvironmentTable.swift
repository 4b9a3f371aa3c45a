// Environment values that are set and read. Those without a comment have no effect in text.

/// The values of the environment that are set and read, and that TextUI computes nothing of.
public struct _EnvironmentTable {
  /// Whether there is room for columns side by side: `compact` unless the frame says otherwise. A sheet is compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Whether there is room in the height: `regular`, as on a phone held upright.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// Whether the app is in front: `active` until a drive says otherwise by `changeScenePhase(to:)`.
  public var scenePhase: ScenePhase = ScenePhase.active
  /// How many pixels a point has: 3 unless it is set. Nothing is drawn otherwise for it.
  public var displayScale: CGFloat = 3
  /// The least height of a row in a list, in points; in text a row is as high as its content.
  public var defaultMinListRowHeight: CGFloat = 44
  /// The least height of a section's header, in points; nil where none is set. In text a header is as high as its content.
  public var defaultMinListHeaderHeight: CGFloat?
  /// A frame's window is in front.
  public var controlActiveState: ControlActiveState = ControlActiveState.key
  /// The style of backgrounds without one of their own.
  public var backgroundStyle: AnyShapeStyle?
  public var isLuminanceReduced: Bool = false
  public var allowsTightening: Bool = false
  public var menuOrder: MenuOrder = .automatic
  public var springLoadingBehavior: SpringLoadingBehavior = .automatic
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  public var isScrollEnabled: Bool = true
  public var isSceneCaptured: Bool = false
  public var appearsActive: Bool = true
  public var isHoverEffectEnabled: Bool = true
  public var labelsVisibility: Visibility = .automatic
  public var defaultWheelPickerItemHeight: CGFloat = 32
  public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
  public var buttonSizing: ButtonSizing = .automatic
  public var allowedDynamicRange: Image.DynamicRange?
  public var menuIndicatorVisibility: Visibility = .automatic
  public var contentTransition: ContentTransition = .identity
  public var contentTransitionAddsDrawingGroup: Bool = false
  public var navigationLinkIndicatorVisibility: Visibility = .automatic
}

private enum TableKey: EnvironmentKey { static var defaultValue: _EnvironmentTable { _EnvironmentTable() } }

extension EnvironmentValues {
  /// A value of the table, by its name.
  public subscript<Value>(dynamicMember path: WritableKeyPath<_EnvironmentTable, Value>) -> Value {
    get { self[TableKey.self][keyPath: path] }
    set { self[TableKey.self][keyPath: path] = newValue }
  }
}
