/// The environment values that TextUI itself reads, such as `\.locale`: members of ``EnvironmentValues`` by their names.
public struct BuiltInEnvironmentValues {
  /// The font of texts without one of their own, written in their notes; nil is the body font, which has no note.
  public var font: Font?
  var textTraits = TextTraits()
  var symbolLooks = SymbolLooks()
  var foreground: AnyShapeStyle?
  /// The second and third level of the foreground, where they are set: they color the layers of symbols too.
  var foregroundLevels: [AnyShapeStyle] = []
  var tint: AnyShapeStyle?
  /// How many lines a text may take; nil sets no limit. A cut text ends in `...`.
  public var lineLimit: Int?
  var reservesLineSpace = false
  var leastLines = 0
  /// Where a text that is cut loses its letters: at its beginning, in the middle, or at its end.
  public var truncationMode = Text.TruncationMode.tail
  /// How the lines of a text that wraps are aligned. A note shows `centered` and `trailing`.
  public var multilineTextAlignment = TextAlignment.leading
  /// Whether texts are drawn in capital or in small letters; nil leaves them as they are.
  public var textCase: Text.Case?
  /// The size of text that the user has chosen: letters are as wide as at that size, and wrap so.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The node whose views are a title and its explanation.
  var titleOwner: ObjectIdentifier?
  /// The smallest scale of letters without room, in thousandths.
  var leastScale = 1000
  /// Whether controls can be used. One that cannot is drawn between `~`: `[~Save~]`.
  public var isEnabled = true
  /// Whether an outer gesture has turned off the inner ones.
  var ignoresGestures = false
  /// The side where reading begins. Stacks begin there.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whether views look light or dark: light unless the frame says otherwise. Named colors keep their names.
  public var colorScheme = ColorScheme.light
  /// The user's weight of letters; nil by default. Bold letters take more room, and a note shows `bolder`.
  public var legibilityWeight: LegibilityWeight?
  /// The value of `accessibilityReduceMotion`.
  package var reducesMotion = false
  /// Whether localized texts are longer, have accents and are in brackets; others stay as they are.
  package var isPseudoLocalized = false
  /// The texts that the drive has looked up.
  package var texts: LocalizedTexts?
  // A machine's own locale, zone and time must not reach a frame: these stand in until a frame sets its own.
  /// The language and region of texts and formats: `en_US` unless the frame says otherwise.
  public var locale = Locale(identifier: "en_US")
  /// The time zone of dates: UTC unless the frame says otherwise.
  public var timeZone = TimeZone(secondsFromGMT: 0)!
  /// The calendar of dates: Gregorian unless the frame says otherwise.
  public var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }()
  /// Reports the frame's time where a frame sets one.
  package var clock: (() -> Date)?
  package var rewriting: TextRewriting?
  /// Whether stored values are the app's defaults: where these are a frame's own.
  var usesDefaults = false
  /// Why content is not to be read here; empty where it is.
  public var redactionReasons: RedactionReasons = []
  var isPrivacySensitive = false
  var refresh: RefreshAction?
  var buttonStyle = _ButtonStyleKind.automatic
  var borderShape = ButtonBorderShape.automatic
  /// Whether an app's own style makes the buttons.
  var hasButtonStyle = false
  var labelParts = LabelParts.both
  /// Whether toggles are drawn as buttons that stay pressed.
  var toggleIsButton = false
  var pickerForm = PickerForm.menu
  /// The word of the system's style of fields and date pickers: `bordered`, `calendar`.
  var fieldWord: String?
  var datePickerWord: String?
  /// `ring`: the form of progress that is not a bar.
  var progressForm: String?
  /// The word of the shape that `ContainerRelativeShape` takes.
  var containerShape: String?
  /// Whether the content is drawn in the tint by default, as a button's label is.
  var isTinted = false
  /// The notes of a control's label about the control: its role, its emphasis.
  var controlWords: [String] = []
  /// Depth of the stack that `dismiss` ends: a presentation or a pushed screen.
  var dismiss = DismissAction()
  var isPresented = false
  /// Whether the view is an item of a bar.
  var isInBar = false
  var usualLabelParts = LabelParts.both
  var usualPickerForm = PickerForm.menu
  var listItemTint: Color?
  var hasProminentHeaders = false
  /// Whether an animation without an end changes the looks here.
  var isPulsing = false
}

extension EnvironmentValues {
  /// Whether text has the usual looks here.
  var hasDefaultLooks: Bool {
    builtIn.font == nil && builtIn.foreground == nil && builtIn.controlWords.isEmpty
      && (!builtIn.isTinted || builtIn.tint == nil) && builtIn.textTraits.isDefault
      && builtIn.legibilityWeight != .bold
  }

  /// Ends the presentation around the view, or goes back from the pushed screen.
  public var dismiss: DismissAction { builtIn.dismiss }
  /// Whether the view is in a presentation, or on a screen that was pushed.
  public var isPresented: Bool { builtIn.isPresented }
  /// The action of the nearest `refreshable` around the view.
  public var refresh: RefreshAction? { builtIn.refresh?.read }
}

/// The side where reading begins, and with it the order in which stacks place their views.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
/// Whether a screen is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
