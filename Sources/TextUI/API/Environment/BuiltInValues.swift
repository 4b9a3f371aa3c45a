/// The environment's own values, stored as plain fields.
struct BuiltInValues {
  var font: Font?
  var textTraits = TextTraits()
  var symbolLooks = SymbolLooks()
  var foreground: AnyShapeStyle?
  /// The second and the third level of what is drawn, where they are given: they colour the layers of symbols too.
  var foregroundLevels: [AnyShapeStyle] = []
  var tint: AnyShapeStyle?
  var lineLimit: Int?
  var reservesLineSpace = false
  var leastLines = 0
  var truncationMode = Text.TruncationMode.tail
  var multilineTextAlignment = TextAlignment.leading
  var textCase: Text.Case?
  var dynamicTypeSize = DynamicTypeSize.large
  /// The node whose views are a title and what explains it.
  var titleOwner: ObjectIdentifier?
  /// How small letters may become where they do not fit, in thousandths.
  var leastScale = 1000
  var isEnabled = true
  var layoutDirection = LayoutDirection.leftToRight
  var colorScheme = ColorScheme.light
  /// What a person has asked their device for.
  var legibilityWeight: LegibilityWeight?
  var reducesMotion = false
  /// Whether texts of the app's keys stand as in a language that is longer and has accents.
  var isPseudoLocalized = false
  /// A machine's own locale, zone and time must not reach a frame: these stand in until a frame sets its own.
  var locale = Locale(identifier: "en_US")
  var timeZone = TimeZone(secondsFromGMT: 0)!
  var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }()
  /// Tells the frame's time where a frame sets one.
  var clock: (() -> Date)?
  /// Stands in for values that vary.
  var rewriting: TextRewriting?
  /// Whether stored values are the app's defaults: where these are a frame's own.
  var usesDefaults = false
  var redactionReasons: RedactionReasons = []
  var isPrivacySensitive = false
  var refresh: RefreshAction?
  var buttonStyle = _ButtonStyleKind.automatic
  var borderShape = ButtonBorderShape.automatic
  /// Whether what stands here is drawn in the tint unless something else is said, as a button's label is.
  var isTinted = false
  /// What the notes of a control's label say of the control: its role, its emphasis.
  var controlWords: [String] = []
  /// Depth of the stack that `dismiss` ends: a presentation or a pushed screen.
  var dismiss = DismissAction()
  var isPresented = false
  /// Whether the view is an item of a bar.
  var isInBar = false
  /// The colour of icons in rows.
  var listItemTint: Color?
  /// Whether the headers of sections are large.
  var hasProminentHeaders = false

}

extension EnvironmentValues {
  /// Whether text looks here as one expects.
  var saysNothingOfLooks: Bool {
    builtIn.font == nil && builtIn.foreground == nil && builtIn.controlWords.isEmpty
      && (!builtIn.isTinted || builtIn.tint == nil) && builtIn.textTraits.saysNothing
  }

  public var font: Font? {
    get { builtIn.font }
    set { builtIn.font = newValue }
  }
  public var lineLimit: Int? {
    get { builtIn.lineLimit }
    set { builtIn.lineLimit = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { builtIn.truncationMode }
    set { builtIn.truncationMode = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { builtIn.multilineTextAlignment }
    set { builtIn.multilineTextAlignment = newValue }
  }
  public var textCase: Text.Case? {
    get { builtIn.textCase }
    set { builtIn.textCase = newValue }
  }
  public var isEnabled: Bool {
    get { builtIn.isEnabled }
    set { builtIn.isEnabled = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { builtIn.layoutDirection }
    set { builtIn.layoutDirection = newValue }
  }
  public var colorScheme: ColorScheme {
    get { builtIn.colorScheme }
    set { builtIn.colorScheme = newValue }
  }
  public var locale: Locale {
    get { builtIn.locale }
    set { builtIn.locale = newValue }
  }
  public var timeZone: TimeZone {
    get { builtIn.timeZone }
    set { builtIn.timeZone = newValue }
  }
  public var calendar: Calendar {
    get { builtIn.calendar }
    set { builtIn.calendar = newValue }
  }
  public var dismiss: DismissAction { builtIn.dismiss }
  public var isPresented: Bool { builtIn.isPresented }
  /// The action of the nearest `refreshable` around the view.
  public var refresh: RefreshAction? { builtIn.refresh }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
