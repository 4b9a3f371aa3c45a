/// The values of the environment that are set and read, and that TextUI computes nothing of.
public struct _EnvironmentTable {
  /// Whether there is room for columns side by side: as the frame says, `compact` by itself. A sheet is compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Whether there is room in the height: `regular`, as on a phone held upright.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// Whether the app is in front: `active` until a drive says otherwise by `changeScenePhase(to:)`.
  public var scenePhase: ScenePhase = ScenePhase.active
  /// How many pixels a point has: 3 unless it is set. Nothing is drawn otherwise for it.
  public var displayScale: CGFloat = 3
  /// What a row of a list takes at least, in points; text takes what a row shows.
  public var defaultMinListRowHeight: CGFloat = 44
  /// What the header of a section takes at least, in points; nil where nobody has said. Text takes what a header shows.
  public var defaultMinListHeaderHeight: CGFloat?
  /// Whether the screen is dimmed, as one that is always on: not in a frame, unless it is set.
  public var isLuminanceReduced: Bool = false
  /// Whether letters may stand closer where text does not fit.
  public var allowsTightening: Bool = false
  /// The order of a menu's items.
  public var menuOrder: MenuOrder = .automatic
  /// Whether a drag that rests opens what it is over.
  public var springLoadingBehavior: SpringLoadingBehavior = .automatic
  /// How scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
  /// Whether upright scrolling shows an indicator.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// Whether level scrolling shows an indicator.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// Whether scroll views inside can be scrolled.
  public var isScrollEnabled: Bool = true
  /// Whether the screen is recorded or shared: not in a frame, unless it is set.
  public var isSceneCaptured: Bool = false
  /// Whether the window looks as one in front: it does in a frame, unless it is set.
  public var appearsActive: Bool = true
  /// Whether a pointer changes what it is over.
  public var isHoverEffectEnabled: Bool = true
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility = .automatic
  /// How high an item of a wheel is.
  public var defaultWheelPickerItemHeight: CGFloat = 32
  /// Whether holding a button repeats it.
  public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
  /// How wide buttons are.
  public var buttonSizing: ButtonSizing = .automatic
  /// How bright pictures may be.
  public var allowedDynamicRange: Image.DynamicRange?
  /// Whether menus show a mark.
  public var menuIndicatorVisibility: Visibility = .automatic
  /// How content changes.
  public var contentTransition: ContentTransition = .identity
  /// Whether changing content is drawn as one.
  public var contentTransitionAddsDrawingGroup: Bool = false
  /// Whether links show a mark.
  public var navigationLinkIndicatorVisibility: Visibility = .automatic
  /// A frame's window is in front.
  public var controlActiveState: ControlActiveState = ControlActiveState.key
  /// What backgrounds are drawn in that have no style of their own.
  public var backgroundStyle: AnyShapeStyle?
}

private enum TableKey: EnvironmentKey {
  static var defaultValue: _EnvironmentTable { _EnvironmentTable() }
}

extension EnvironmentValues {
  /// A value of the table, by its name.
  public subscript<Value>(dynamicMember path: WritableKeyPath<_EnvironmentTable, Value>) -> Value {
    get { self[TableKey.self][keyPath: path] }
    set { self[TableKey.self][keyPath: path] = newValue }
  }
}
