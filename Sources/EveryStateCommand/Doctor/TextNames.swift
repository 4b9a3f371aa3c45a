/// What the modules export that stand for Apple's, as `scripts/swiftui-table` reads it from their sources: a type, then
/// what it has; `?` marks a parameter that may be left out, `{` a closure, `*` one that takes many.
enum TextNames {
  static let standIns = #"""
    Combine TextCombine TextUI
    OSLog TextOSLog TextUI
    SwiftUI TextUI TextUI
    os TextOS TextUI
    """#

  static let names = #"""
    -
     #Entry()
     #Preview(_? body{)
     #Preview(_? traits _* body{)
     #Previewable()
     NSUserActivityTypeBrowsingWeb
     os_log(_ dso? log? _ _*)
     os_log(_ dso? log? type? _*)
     os_log(_ log? _)
     os_log(_)
     withAnimation(_? _{)
     withAnimation(_? completionCriteria? _{ completion{)
     withTransaction(_ _{)
    AXCustomContent
    AXCustomContent.Importance
     default
     high
    AccessibilityActionCategory
     default
     edit
     init(_)
    AccessibilityActionKind
     default
     delete
     escape
     init(named)
     magicTap
     showMenu
    AccessibilityAdjustmentDirection
     decrement
     increment
    AccessibilityChildBehavior
     combine
     contain
     ignore
    AccessibilityCustomContentKey
     init(_ id)
     init(_)
    AccessibilityFocusState
     init()
     projectedValue
     wrappedValue
    AccessibilityFocusState.Binding
     projectedValue
     wrappedValue
    AccessibilityHeadingLevel
     h1
     h2
     h3
     h4
     h5
     h6
     unspecified
    AccessibilityNotification
    AccessibilityNotification.Announcement
     init(_)
     post()
    AccessibilityNotification.LayoutChanged
     init(_?)
     post()
    AccessibilityNotification.PageScrolled
     init(_)
     post()
    AccessibilityNotification.ScreenChanged
     init(_?)
     post()
    AccessibilityRotorEntry
     body
     init(_ id)
    AccessibilityTextContentType
     console
     narrative
     plain
    AccessibilityTraits
     allowsDirectInteraction
     causesPageTurn
     contains(_)
     formIntersection(_)
     formSymmetricDifference(_)
     formUnion(_)
     init()
     insert(_)
     intersection(_)
     isButton
     isHeader
     isImage
     isKeyboardKey
     isLink
     isModal
     isSearchField
     isSelected
     isStaticText
     isSummaryElement
     isTabBar
     isToggle
     playsSound
     remove(_)
     startsMediaSession
     symmetricDifference(_)
     union(_)
     update(with)
     updatesFrequently
    AccessibilityTraits.Element
    AccessoryBarButtonStyle
     init()
     makeBody(configuration)
    ActionSheet
     init(title message? buttons?)
    ActionSheet.Button
    Alert
     init(title message? dismissButton?)
     init(title message? primaryButton secondaryButton)
    Alert.Button
     cancel(_ action{?)
     cancel(_{?)
     default(_ action{?)
     destructive(_ action{?)
    Alignment
     bottom
     bottomLeading
     bottomTrailing
     center
     centerFirstTextBaseline
     centerLastTextBaseline
     horizontal
     init(horizontal vertical)
     leading
     leadingFirstTextBaseline
     leadingLastTextBaseline
     top
     topLeading
     topTrailing
     trailing
     trailingFirstTextBaseline
     trailingLastTextBaseline
     vertical
    Anchor
    Anchor.Source
     bottom
     bottomTrailing
     bounds
     center
     leading
     rect(_)
     top
     topLeading
     trailing
    Angle
     degrees
     degrees(_)
     init()
     init(degrees)
     init(radians)
     magnitudeSquared
     radians
     radians(_)
     scale(by)
     zero
    AngularGradient
     body
     init(colors center angle?)
     init(gradient center angle?)
     init(stops center angle?)
    Animatable.AnimatableData
    AnimatablePair
     first
     init(_ _)
     magnitudeSquared
     scale(by)
     second
     zero
    Animation
     bouncy
     bouncy(duration? extraBounce?)
     default
     delay(_)
     easeIn
     easeIn(duration)
     easeInOut
     easeInOut(duration)
     easeOut
     easeOut(duration)
     interactiveSpring
     interactiveSpring(response? dampingFraction? blendDuration?)
     interpolatingSpring
     interpolatingSpring(duration? bounce? initialVelocity?)
     interpolatingSpring(mass? stiffness damping initialVelocity?)
     linear
     linear(duration)
     repeatCount(_ autoreverses?)
     repeatForever(autoreverses?)
     smooth
     smooth(duration? extraBounce?)
     snappy
     snappy(duration? extraBounce?)
     speed(_)
     spring
     spring(duration bounce? blendDuration?)
     spring(response? dampingFraction? blendDuration?)
     timingCurve(_ _ _ _ duration?)
    AnimationCompletionCriteria
     logicallyComplete
     removed
    AnimationTimelineSchedule
     entries(from mode)
     init(minimumInterval? paused?)
    AnyCancellable
     cancel()
     init(_)
     init(_{)
     store(in)
    AnyGradient
     init(_)
    AnyLayout
     init(_)
     makeCache(subviews)
     placeSubviews(in proposal subviews cache)
     sizeThatFits(proposal subviews cache)
     updateCache(_ subviews)
    AnyLayout.Cache
    AnyPublisher
     description
     init(_)
    AnyShape
     init(_)
     path(in)
    AnyShapeStyle
     init(_)
    AnySubscriber
     combineIdentifier
     description
     init(_)
     init(receiveSubscription{? receiveValue{? receiveCompletion{?)
    AnyTransition
     animation(_)
     asymmetric(insertion removal)
     combined(with)
     identity
     init(_)
     modifier(active identity)
     move(edge)
     offset(_)
     offset(x? y?)
     opacity
     push(from)
     scale
     scale(scale anchor?)
     slide
    AnyView
     init(_)
     init(erasing)
    AnyView.Body
    App.Body
    AppStorage
     init(_ store?)
     init(wrappedValue _ store?)
     projectedValue
     wrappedValue
    AsyncImage
     body
     init(url scale? content{ placeholder{)
     init(url scale? transaction? content{)
     init(url scale?)
    AsyncImagePhase
     empty
     error
     failure
     image
     success
    AsyncPublisher
     init(_)
     makeAsyncIterator()
    AsyncPublisher.Element
    AsyncPublisher.Iterator
     next()
    AsyncThrowingPublisher
     init(_)
     makeAsyncIterator()
    AsyncThrowingPublisher.Element
    AsyncThrowingPublisher.Iterator
     next()
    AttributeScopes
     swiftUI
    AttributeScopes.SwiftUIAttributes
     backgroundColor
     baselineOffset
     font
     foregroundColor
     foundation
     kern
     strikethroughStyle
     tracking
     underlineStyle
    AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
     name
    AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.Value
    AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
     name
    AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.Value
    AttributeScopes.SwiftUIAttributes.FontAttribute
     name
    AttributeScopes.SwiftUIAttributes.FontAttribute.Value
    AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
     name
    AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.Value
    AttributeScopes.SwiftUIAttributes.KerningAttribute
     name
    AttributeScopes.SwiftUIAttributes.KerningAttribute.Value
    AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
     name
    AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.Value
    AttributeScopes.SwiftUIAttributes.TrackingAttribute
     name
    AttributeScopes.SwiftUIAttributes.TrackingAttribute.Value
    AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
     name
    AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.Value
    AutomaticControlGroupStyle
     init()
     makeBody(configuration)
    AutomaticDisclosureGroupStyle
     init()
     makeBody(configuration)
    AutomaticFormStyle
     init()
    AutomaticLabeledContentStyle
     init()
     makeBody(configuration)
    AutomaticNavigationSplitViewStyle
     init()
    AutomaticNavigationTransition
    AutomaticTextEditorStyle
     init()
    Axis
     horizontal
     vertical
    Axis.Set
     horizontal
     init(rawValue)
     rawValue
     vertical
    BackgroundStyle
    BadgeProminence
     decreased
     increased
     standard
    BalancedNavigationSplitViewStyle
     init()
    Bindable
     id
     init(_)
     init(projectedValue)
     init(wrappedValue)
     projectedValue
     wrappedValue
    Binding
     animation(_?)
     constant(_)
     endIndex
     id
     index(after)
     index(before)
     indices
     init(_)
     init(get{ set{)
     init(projectedValue)
     projectedValue
     startIndex
     transaction
     transaction(_)
     wrappedValue
    Binding.Element
    Binding.Index
    Binding.Indices
    Binding.Iterator
    Binding.SubSequence
    BlendMode
     color
     colorBurn
     colorDodge
     darken
     destinationOut
     destinationOver
     difference
     exclusion
     hardLight
     hue
     lighten
     luminosity
     multiply
     normal
     overlay
     plusDarker
     plusLighter
     saturation
     screen
     softLight
     sourceAtop
    BlurReplaceConfiguration
     downUp
     upUp
    BorderedButtonStyle
     init()
     makeBody(configuration)
    BorderedListStyle
     init()
    BorderedProminentButtonStyle
     init()
     makeBody(configuration)
    BorderlessButtonMenuStyle
     init()
     makeBody(configuration)
    BorderlessButtonStyle
     init()
     makeBody(configuration)
    Button
     init(_ action{)
     init(_ image role? action{)
     init(_ role action{)
     init(_ role? action{)
     init(_ systemImage action{)
     init(_ systemImage role action{)
     init(_ systemImage role? action{)
     init(_)
     init(action{ label{)
     init(role action{ label{)
     init(role action{)
    Button.Body
    ButtonBorderShape
     automatic
     capsule
     circle
     inset(by)
     path(in)
     roundedRectangle
     roundedRectangle(radius)
    ButtonMenuStyle
     init()
     makeBody(configuration)
    ButtonRepeatBehavior
     automatic
     disabled
     enabled
    ButtonRole
     cancel
     close
     confirm
     destructive
    ButtonStyle.Body
    ButtonStyle.Configuration
    ButtonStyleConfiguration
     isPressed
     label
     role
    ButtonStyleConfiguration.Label
     body
    ButtonToggleStyle
     init()
     makeBody(configuration)
    CGFloat
     magnitudeSquared
     scale(by)
    CGLineCap
     butt
     round
     square
    CGLineJoin
     bevel
     miter
     round
    CGVector
     dx
     dy
     init(dx? dy?)
     zero
    Canvas
     body
     init(opaque? colorMode? rendersAsynchronously? renderer{ symbols{)
     init(opaque? colorMode? rendersAsynchronously? renderer{)
    Capsule
     init(style?)
     inset(by)
     path(in)
    CheckboxToggleStyle
     init()
     makeBody(configuration)
    Circle
     init()
     inset(by)
     path(in)
    CircularProgressViewStyle
     init()
     init(tint)
     makeBody(configuration)
    Color
     accentColor
     black
     blue
     brown
     clear
     cyan
     gradient
     gray
     green
     indigo
     init(_ bundle?)
     init(_)
     init(_? red green blue opacity?)
     init(_? white opacity?)
     init(hue saturation brightness opacity?)
     mint
     opacity(_)
     orange
     pink
     primary
     purple
     red
     secondary
     teal
     white
     yellow
    Color.Body
    Color.RGBColorSpace
     displayP3
     sRGB
     sRGBLinear
    ColorPicker
     body
     init(_ selection supportsOpacity?)
     init(selection supportsOpacity? label{)
    ColorRenderingMode
     extendedLinear
     linear
     nonLinear
    ColorResource
     init(name bundle)
    ColorScheme
     dark
     light
    ColorSchemeContrast
     increased
     standard
    ColumnNavigationViewStyle
     init()
    ColumnsFormStyle
     init()
    CombineIdentifier
     description
     init()
     init(_)
    CommandGroup
     init(after addition{)
     init(before addition{)
     init(replacing addition{)
    CommandGroup.Body
    CommandGroupPlacement
     appInfo
     appSettings
     appTermination
     appVisibility
     help
     importExport
     newItem
     pasteboard
     printItem
     saveItem
     sidebar
     singleWindowList
     systemServices
     textEditing
     textFormatting
     toolbar
     undoRedo
     windowArrangement
     windowList
     windowSize
    CommandMenu
     init(_ content{)
    CommandMenu.Body
    Commands.Body
    CommandsBuilder
     buildBlock()
     buildBlock(_)
     buildEither(first)
     buildEither(second)
     buildExpression(_)
     buildLimitedAvailability(_)
     buildOptional(_)
    CompactDatePickerStyle
     init()
    CompactMenuControlGroupStyle
     init()
     makeBody(configuration)
    ContainerRelativeShape
     init()
     inset(by)
     path(in)
    ContentMarginPlacement
     automatic
     scrollContent
     scrollIndicators
    ContentMode
     fill
     fit
    ContentShapeKinds
     accessibility
     contextMenuPreview
     dragPreview
     focusEffect
     hoverEffect
     init(rawValue)
     interaction
     rawValue
    ContentSizeCategory
     accessibilityExtraExtraExtraLarge
     accessibilityExtraExtraLarge
     accessibilityExtraLarge
     accessibilityLarge
     accessibilityMedium
     extraExtraExtraLarge
     extraExtraLarge
     extraLarge
     extraSmall
     isAccessibilityCategory
     large
     medium
     small
    ContentTransition
     identity
     interpolate
     numericText(countsDown?)
     numericText(value)
     opacity
     symbolEffect
     symbolEffect(_ options?)
    ContentUnavailableView
     body
     init(_ image description?)
     init(_ systemImage description?)
     init(label{ description{? actions{?)
     search
     search(text)
    ControlActiveState
     active
     inactive
     key
    ControlGroup
     body
     init(_ content{)
     init(_)
     init(content{ label{)
     init(content{)
    ControlGroupStyle.Body
    ControlGroupStyle.Configuration
    ControlGroupStyleConfiguration
     content
     label
    ControlGroupStyleConfiguration.Content
    ControlGroupStyleConfiguration.Label
    ControlSize
     extraLarge
     large
     mini
     regular
     small
    CoordinateSpace
     global
     local
     named
    CubicKeyframe
     init(_ duration startVelocity? endVelocity?)
    CurrentValueSubject
     init(_)
     send(_)
     send(completion)
     send(subscription)
     value
    DatePicker
     body
     init(_ selection displayedComponents?)
     init(_ selection in displayedComponents?)
     init(selection displayedComponents? label{)
     init(selection in displayedComponents? label{)
    DatePicker.Components
    DatePickerComponents
     date
     hourAndMinute
     init(rawValue)
     rawValue
    DefaultButtonLabel
     body
    DefaultButtonStyle
     init()
     makeBody(configuration)
    DefaultDatePickerStyle
     init()
    DefaultGroupBoxStyle
     init()
     makeBody(configuration)
    DefaultLabelStyle
     init()
     makeBody(configuration)
    DefaultListStyle
     init()
    DefaultMenuStyle
     init()
     makeBody(configuration)
    DefaultNavigationViewStyle
     init()
    DefaultPickerStyle
     init()
    DefaultProgressViewStyle
     init()
     makeBody(configuration)
    DefaultTabViewStyle
     init()
    DefaultTextFieldStyle
     init()
    DefaultToggleStyle
     init()
     makeBody(configuration)
    Deferred
     createPublisher
     init(createPublisher{)
    Deferred.Failure
    Deferred.Output
    DialogSeverity
     automatic
     critical
     standard
    DisabledTextSelectability
     allowsSelection
    DisclosureGroup
     body
     init(_ content{)
     init(_ isExpanded content{)
     init(_)
     init(content{ label{)
     init(isExpanded content{ label{)
    DisclosureGroupStyle.Body
    DisclosureGroupStyle.Configuration
    DisclosureGroupStyleConfiguration
     content
     isExpanded
     label
    DisclosureGroupStyleConfiguration.Content
    DisclosureGroupStyleConfiguration.Label
    DismissAction
     callAsFunction()
    DismissSearchAction
     callAsFunction()
    DispatchQueue
     minimumTolerance
     now
     schedule(after interval tolerance options _{)
     schedule(after tolerance options _{)
     schedule(options _{)
    DispatchQueue.SchedulerOptions
     flags
     group
     init(qos? flags? group?)
     qos
    DispatchQueue.SchedulerTimeType
     advanced(by)
     dispatchTime
     distance(to)
     init(_)
     init(from)
    DispatchQueue.SchedulerTimeType.Stride
     init(_)
     init(exactly)
     init(floatLiteral)
     init(integerLiteral)
     magnitude
     microseconds(_)
     milliseconds(_)
     nanoseconds(_)
     seconds(_)
     timeInterval
    Divider
     init()
    Divider.Body
    Double
     magnitudeSquared
     scale(by)
    DoubleColumnNavigationViewStyle
    DragGesture
     init(minimumDistance? coordinateSpace)
     init(minimumDistance? coordinateSpace?)
    DragGesture.Body
    DragGesture.Value
     location
     predictedEndLocation
     predictedEndTranslation
     startLocation
     time
     translation
     velocity
    DynamicTypeSize
     accessibility1
     accessibility2
     accessibility3
     accessibility4
     accessibility5
     isAccessibilitySize
     large
     medium
     small
     xLarge
     xSmall
     xxLarge
     xxxLarge
    DynamicViewContent.Data
    Edge
     bottom
     leading
     top
     trailing
    Edge.Set
     all
     bottom
     horizontal
     init(_)
     init(rawValue)
     leading
     rawValue
     top
     trailing
     vertical
    EdgeInsets
     bottom
     init()
     init(top leading bottom trailing)
     leading
     top
     trailing
    EditButton
     body
     init()
    EditMode
     active
     inactive
     isEditing
     transient
    Ellipse
     init()
     inset(by)
     path(in)
    EllipticalGradient
     body
     init(colors center? startRadiusFraction? endRadiusFraction?)
     init(gradient center? startRadiusFraction? endRadiusFraction?)
     init(stops center? startRadiusFraction? endRadiusFraction?)
    Empty
     completeImmediately
     init(completeImmediately? outputType failureType)
     init(completeImmediately?)
    EmptyAnimatableData
     init()
     magnitudeSquared
     scale(by)
     zero
    EmptyCommands
     init()
    EmptyCommands.Body
    EmptyMatchedTransitionSourceConfiguration
     background(_)
     clipShape(_)
     shadow(color? radius x? y?)
    EmptyView
     init()
    EmptyView.Body
    EmptyVisualEffect
     init()
    EnabledTextSelectability
     allowsSelection
    Environment
     init(_)
     wrappedValue
    EnvironmentKey.Value
    EnvironmentObject
     init()
     projectedValue
     wrappedValue
    EnvironmentValues
     accessibilityDifferentiateWithoutColor
     accessibilityInvertColors
     accessibilityLargeContentViewerEnabled
     accessibilityReduceMotion
     accessibilityReduceTransparency
     accessibilityShowButtonShapes
     accessibilitySwitchControlEnabled
     accessibilityVoiceOverEnabled
     backgroundStyle
     calendar
     colorScheme
     colorSchemeContrast
     controlActiveState
     controlSize
     defaultMinListHeaderHeight
     defaultMinListRowHeight
     description
     dismiss
     dismissSearch
     displayScale
     dynamicTypeSize
     editMode
     font
     horizontalSizeClass
     init()
     isEnabled
     isFocused
     isLuminanceReduced
     isPresented
     isSearching
     layoutDirection
     legibilityWeight
     lineLimit
     locale
     multilineTextAlignment
     openURL
     openWindow
     pixelLength
     presentationMode
     redactionReasons
     refresh
     requestReview
     scenePhase
     sizeCategory
     textCase
     timeZone
     truncationMode
     verticalSizeClass
    EnvironmentalModifier.ResolvedModifier
    EquatableView
     body
     content
     init(content)
    EventModifiers
     command
     control
     init(rawValue)
     option
     rawValue
     shift
    EveryMinuteTimelineSchedule
     entries(from mode)
     init()
    ExclusiveGesture
    ExclusiveGesture.Body
    ExclusiveGesture.Value
     first
     second
    ExplicitTimelineSchedule
     entries(from mode)
     init(_)
    Fail
     error
     init(error)
     init(outputType failure)
    FillStyle
     init(eoFill? antialiased?)
     isAntialiased
     isEOFilled
    FittedPresentationSizing
    Float
     magnitudeSquared
     scale(by)
    FocusState
     init()
     projectedValue
     wrappedValue
    FocusState.Binding
     projectedValue
     wrappedValue
    FocusedBinding
     init(_)
     projectedValue
     wrappedValue
    FocusedValue
     init(_)
     wrappedValue
    FocusedValueKey.Value
    FocusedValues
    Font
     body
     bold()
     callout
     caption
     caption2
     custom(_ fixedSize)
     custom(_ size relativeTo)
     custom(_ size)
     footnote
     headline
     italic()
     largeTitle
     leading(_)
     monospaced()
     monospacedDigit()
     smallCaps()
     subheadline
     system(_ design? weight?)
     system(size weight? design?)
     title
     title2
     title3
     weight(_)
    Font.Design
     default
     monospaced
     rounded
     serif
    Font.Leading
     loose
     standard
     tight
    Font.TextStyle
     body
     callout
     caption
     caption2
     footnote
     headline
     largeTitle
     subheadline
     title
     title2
     title3
    Font.Weight
     black
     bold
     heavy
     light
     medium
     regular
     semibold
     thin
     ultraLight
    Font.Width
     compressed
     condensed
     expanded
     standard
    ForEach
     content
     data
     init(_ <{)
     init(_ content{ fileID? line? column?)
     init(_ id content{ fileID? line? column?)
    ForEach.Body
    ForEach.TableRowValue
    ForegroundStyle
    Form
     body
     init(content{)
    FormPresentationSizing
    Future
     init(_{)
     value
    Future.Promise
    Gauge
     body
     init(value in? label{ currentValueLabel{ minimumValueLabel{ maximumValueLabel{)
     init(value in? label{ currentValueLabel{)
     init(value in? label{)
    GaugeStyle.Body
    GaugeStyle.Configuration
    GaugeStyleConfiguration
     currentValueLabel
     label
     maximumValueLabel
     minimumValueLabel
     value
    GaugeStyleConfiguration.CurrentValueLabel
    GaugeStyleConfiguration.Label
    GaugeStyleConfiguration.MaximumValueLabel
    GaugeStyleConfiguration.MinimumValueLabel
    GeometryProxy
     bounds(of)
     frame(in)
     safeAreaInsets
     size
    GeometryReader
     init(content{)
    GeometryReader.Body
    Gesture.Body
    Gesture.Value
    GestureMask
     all
     gesture
     init(rawValue)
     none
     rawValue
     subviews
    GestureState
     init()
     init(initialValue)
     init(wrappedValue)
     projectedValue
     wrappedValue
    GestureStateGesture
    GestureStateGesture.Body
    GestureStateGesture.Value
    Glass
     clear
     identity
     interactive(_?)
     regular
     tint(_)
    GlassButtonStyle
     init()
     makeBody(configuration)
    GlassEffectContainer
     body
     init(spacing? content{)
    GlassProminentButtonStyle
     init()
     makeBody(configuration)
    GlobalCoordinateSpace
     coordinateSpace
     init()
    Gradient
     init(colors)
     init(stops)
     stops
    Gradient.Stop
     color
     init(color location)
     location
    GraphicalDatePickerStyle
     init()
    GraphicsContext
     addFilter(_)
     blendMode
     clip(to)
     draw(_ at anchor?)
     draw(_ in)
     drawLayer(content{)
     fill(_ with)
     opacity
     rotate(by)
     scaleBy(x y)
     stroke(_ with lineWidth?)
     stroke(_ with style)
     translateBy(x y)
    GraphicsContext.Filter
     blur(radius)
     shadow(color? radius x? y?)
    GraphicsContext.Shading
     background
     color(_)
     conicGradient(_ center angle?)
     foreground
     linearGradient(_ startPoint endPoint)
     radialGradient(_ center startRadius endRadius)
     style(_)
    Grid
     init(alignment? horizontalSpacing? verticalSpacing? content{)
    Grid.Body
    GridItem
     alignment
     init(_? spacing? alignment?)
     size
     spacing
    GridItem.Size
     adaptive
     fixed
     flexible
    GridRow
     init(alignment? content{)
    GridRow.Body
    Group
     init(content{)
    Group.Body
    GroupBox
     body
     init(_ content{)
     init(_)
     init(content{ label{)
     init(content{)
     init(label content{)
    GroupBoxStyle.Body
    GroupBoxStyle.Configuration
    GroupBoxStyleConfiguration
     content
     label
    GroupBoxStyleConfiguration.Content
    GroupBoxStyleConfiguration.Label
    GroupedFormStyle
     init()
    GroupedListStyle
     init()
    HStack
     init(alignment? spacing? content{)
    HStack.Body
    HStackLayout
     alignment
     init(alignment? spacing?)
     placeSubviews(in proposal subviews cache{)
     sizeThatFits(proposal subviews cache{)
     spacing
    HierarchicalShapeStyle
     primary
     quaternary
     quinary
     secondary
     tertiary
    HorizontalAlignment
     center
     init(_)
     leading
     listRowSeparatorLeading
     listRowSeparatorTrailing
     trailing
    HorizontalEdge
     leading
     trailing
    HorizontalEdge.Set
     all
     init(rawValue)
     leading
     rawValue
     trailing
    HoverEffect
     automatic
     highlight
     lift
    IconOnlyLabelStyle
     init()
     makeBody(configuration)
    Image
     antialiased(_)
     init(_ bundle? label)
     init(_ bundle?)
     init(_)
     init(decorative bundle?)
     init(decorative)
     init(systemName variableValue)
     init(systemName)
     interpolation(_)
     renderingMode(_)
     resizable(capInsets? resizingMode?)
     symbolRenderingMode(_)
    Image.Body
    Image.Interpolation
     high
     low
     medium
     none
    Image.ResizingMode
     stretch
     tile
    Image.Scale
     large
     medium
     small
    Image.TemplateRenderingMode
     original
     template
    ImagePaint
     image
     init(image sourceRect? scale?)
    ImageResource
     init(name bundle)
    ImmediateScheduler
     minimumTolerance
     now
     schedule(after interval tolerance options _{)
     schedule(after tolerance options _{)
     schedule(options _{)
     shared
    ImmediateScheduler.SchedulerOptions
    ImmediateScheduler.SchedulerTimeType
     advanced(by)
     distance(to)
    ImmediateScheduler.SchedulerTimeType.Stride
     init(_)
     init(exactly)
     init(floatLiteral)
     init(integerLiteral)
     magnitude
     microseconds(_)
     milliseconds(_)
     nanoseconds(_)
     seconds(_)
    ImportFromDevicesCommands
     init()
    ImportFromDevicesCommands.Body
    InlinePickerStyle
     init()
    InsetGroupedListStyle
     init()
    InsetListStyle
     init()
    InsettableShape.InsetShape
    InspectorCommands
     init()
    InspectorCommands.Body
    InterfaceOrientation
     landscapeLeft
     landscapeRight
     portrait
     portraitUpsideDown
    Just
     init(_)
     map(_{)
     output
     replaceEmpty(with)
     replaceError(with)
     setFailureType(to)
     tryMap(_{)
    Just.Failure
    KeyEquivalent
     character
     delete
     downArrow
     escape
     init(_)
     init(extendedGraphemeClusterLiteral)
     leftArrow
     return
     rightArrow
     space
     tab
     upArrow
    KeyPress
     characters
     key
     modifiers
     phase
    KeyPress.Phases
     all
     down
     init(rawValue)
     rawValue
     repeat
     up
    KeyPress.Result
     handled
     ignored
    KeyboardShortcut
     cancelAction
     defaultAction
     init(_ modifiers?)
     key
     modifiers
    KeyframeAnimator
     body
     init(initialValue repeating? content{ <{)
     init(initialValue trigger content{ <{)
    KeyframeTrack
     init(<{)
     init(_ <{)
    KeyframeTrack.Value
    KeyframeTrackContent.Value
    KeyframeTrackContentBuilder
     buildArray(_)
     buildBlock(_)
     buildEither(first)
     buildEither(second)
     buildExpression(_)
    Keyframes.Value
    KeyframesBuilder
     buildBlock(_)
     buildExpression(_)
    Label
     body
     init(_ image)
     init(_ systemImage)
     init(_)
     init(title{ icon{)
    LabelStyle.Body
    LabelStyle.Configuration
    LabelStyleConfiguration
     icon
     title
    LabelStyleConfiguration.Icon
     body
    LabelStyleConfiguration.Title
     body
    LabeledContent
     body
     init(_ content{)
     init(_ value format)
     init(_ value)
     init(_)
     init(content{ label{)
    LabeledContentStyle.Body
    LabeledContentStyle.Configuration
    LabeledContentStyleConfiguration
     content
     label
    LabeledContentStyleConfiguration.Content
    LabeledContentStyleConfiguration.Label
    Layout.Cache
    Layout.Subviews
    LayoutDirection
     leftToRight
     rightToLeft
    LayoutProperties
     init()
     stackOrientation
    LayoutSubview
     dimensions(in)
     place(at anchor? proposal)
     priority
     sizeThatFits(_)
     spacing
    LayoutSubviews
     endIndex
     layoutDirection
     startIndex
    LayoutSubviews.Element
    LayoutSubviews.Index
    LayoutSubviews.SubSequence
    LayoutValueKey.Value
    LazyHGrid
     init(rows alignment? spacing? pinnedViews? content{)
    LazyHGrid.Body
    LazyHStack
     init(alignment? spacing? pinnedViews? content{)
    LazyHStack.Body
    LazyVGrid
     init(columns alignment? spacing? pinnedViews? content{)
    LazyVGrid.Body
    LazyVStack
     init(alignment? spacing? pinnedViews? content{)
    LazyVStack.Body
    LegibilityWeight
     bold
     regular
    LinearGradient
     body
     init(colors startPoint endPoint)
     init(gradient startPoint endPoint)
     init(stops startPoint endPoint)
    LinearKeyframe
     init(_ duration timingCurve?)
    LinearProgressViewStyle
     init()
     init(tint)
     makeBody(configuration)
    Link
     body
     init(_ destination)
     init(destination label{)
    LinkButtonStyle
     init()
     makeBody(configuration)
    List
     body
     init(_ id rowContent{ fileID? line? column?)
     init(_ id selection rowContent{ fileID? line? column?)
     init(_ rowContent{ fileID? line? column?)
     init(_ selection rowContent{ fileID? line? column?)
     init(content{)
     init(selection content{)
    ListSectionSpacing
     compact
     custom(_)
     default
    LocalCoordinateSpace
     coordinateSpace
     init()
    LocalizedStringKey
     init(_)
     init(stringInterpolation)
     init(stringLiteral)
    LocalizedStringKey.StringInterpolation
     appendInterpolation(_ format)
     appendInterpolation(_ formatter?)
     appendInterpolation(_ specifier)
     appendInterpolation(_ style)
     appendInterpolation(_)
     appendInterpolation(timerInterval pauseTime? countsDown? showsHours?)
     appendLiteral(_)
     init(literalCapacity interpolationCount)
    LocalizedStringResource
     init(_ defaultValue table? locale? bundle? comment?)
     init(_ table? locale? bundle? comment?)
     init(stringInterpolation)
     init(stringLiteral)
     key
     locale
     localizedStringResource
    LocalizedStringResource.BundleDescription
     atURL
     forClass
     main
    Logger
     critical(_)
     debug(_)
     error(_)
     fault(_)
     info(_)
     init()
     init(_)
     init(subsystem category)
     log(_)
     log(level _)
     notice(_)
     trace(_)
     warning(_)
    LongPressGesture
     init(minimumDuration? maximumDistance?)
    LongPressGesture.Body
    LongPressGesture.Value
    MagnificationGesture
     init(minimumScaleDelta?)
    MagnificationGesture.Body
    MagnificationGesture.Value
    MagnifyGesture
     init(minimumScaleDelta?)
    MagnifyGesture.Body
    MagnifyGesture.Value
     magnification
     velocity
    MatchedGeometryProperties
     frame
     init(rawValue)
     position
     rawValue
     size
    Material
     bar
     regular
     thick
     thin
     ultraThick
     ultraThin
    Menu
     body
     init(_ content{ primaryAction{)
     init(_ content{)
     init(_ systemImage content{)
     init(_)
     init(content{ label{ primaryAction{)
     init(content{ label{)
    MenuActionDismissBehavior
     automatic
     disabled
     enabled
    MenuControlGroupStyle
     init()
     makeBody(configuration)
    MenuOrder
     automatic
     fixed
     priority
    MenuPickerStyle
     init()
    MenuStyle.Body
    MenuStyle.Configuration
    MenuStyleConfiguration
    MenuStyleConfiguration.Content
    MenuStyleConfiguration.Label
    ModifiedContent
     content
     init(content modifier)
     modifier
    ModifiedContent.Body
    MoveKeyframe
     init(_)
    MutableCollection
     move(fromOffsets toOffset)
    NSUserActivity
     activityType
     addUserInfoEntries(from)
     becomeCurrent()
     expirationDate
     init(activityType)
     invalidate()
     isEligibleForHandoff
     isEligibleForPrediction
     isEligibleForPublicIndexing
     isEligibleForSearch
     keywords
     needsSave
     persistentIdentifier
     referrerURL
     requiredUserInfoKeys
     resignCurrent()
     targetContentIdentifier
     title
     userInfo
     webpageURL
    NamedCoordinateSpace
     coordinateSpace
    NamedShapeStyle
    Namespace
     init()
     wrappedValue
    Namespace.ID
    NavigationBarItem
    NavigationBarItem.TitleDisplayMode
     automatic
     inline
     large
    NavigationControlGroupStyle
     init()
     makeBody(configuration)
    NavigationLink
     body
     init(_ destination isActive)
     init(_ destination)
     init(_ destination{)
     init(_ value)
     init(destination isActive label{)
     init(destination label{)
     init(destination tag selection label{)
     init(destination{ label{)
     init(isActive destination{ label{)
     init(value label{)
     isDetailLink(_)
    NavigationLinkPickerStyle
     init()
    NavigationPath
     append(_)
     count
     init()
     init(_)
     removeLast(_?)
    NavigationSplitView
     init(columnVisibility sidebar{ content{ detail{)
     init(columnVisibility sidebar{ detail{)
     init(preferredCompactColumn sidebar{ detail{)
     init(sidebar{ content{ detail{)
     init(sidebar{ detail{)
    NavigationSplitView.Body
    NavigationSplitViewColumn
     content
     detail
     sidebar
    NavigationSplitViewVisibility
     all
     automatic
     detailOnly
     doubleColumn
    NavigationStack
     init(path root{)
     init(root{)
    NavigationStack.Body
    NavigationView
     init(content{)
    NavigationView.Body
    Never
     body
    Never.Body
    Never.Resolved
    Never.Value
    NotificationCenter
     publisher(for object?)
    NotificationCenter.Publisher
     center
     init(center name object?)
     name
     object
    NotificationCenter.Publisher.Failure
    NotificationCenter.Publisher.Output
    OSAllocatedUnfairLock
     init()
     init(initialState)
     init(uncheckedState)
     withLock(_{)
     withLockIfAvailable(_{)
     withLockUnchecked(_{)
    OSLog
     category
     default
     disabled
     init(subsystem category)
     isEnabled(type)
     subsystem
    OSLog.Category
     dynamicStackTracing
     dynamicTracing
     pointsOfInterest
    OSLogBoolFormat
     answer
     truth
    OSLogFloatFormatting
     exponential
     exponential(precision{? explicitPositiveSign? uppercase?)
     fixed
     fixed(precision{? explicitPositiveSign? uppercase?)
     hex
     hybrid
    OSLogIntegerFormatting
     decimal
     decimal(explicitPositiveSign? minDigits?)
     hex
     hex(explicitPositiveSign? includePrefix? uppercase? minDigits?)
     octal
    OSLogInterpolation
     appendInterpolation(_{ align? privacy?)
     appendInterpolation(_{ format align? privacy?)
     appendInterpolation(_{ format privacy?)
     appendLiteral(_)
     init(literalCapacity interpolationCount)
    OSLogMessage
     init(stringInterpolation)
     init(stringLiteral)
    OSLogPrivacy
     auto
     auto(mask)
     private
     private(mask)
     public
     sensitive
     sensitive(mask)
    OSLogPrivacy.Mask
     none
    OSLogStringAlignment
     left(columns{)
     none
     right(columns{)
    OSLogType
     debug
     default
     error
     fault
     info
     init(_)
     init(rawValue)
     rawValue
    OSSignpostID
     exclusive
     invalid
     null
    OSSignpostIntervalState
    OSSignposter
     beginInterval(_ id? _)
     beginInterval(_ id?)
     disabled
     emitEvent(_ id? _)
     emitEvent(_ id?)
     endInterval(_ _ _)
     endInterval(_ _)
     init()
     init(logHandle)
     init(logger)
     init(subsystem category)
     isEnabled
     makeSignpostID()
     makeSignpostID(from)
     withIntervalSignpost(_ id? around{)
    ObservableObject.ObjectWillChangePublisher
    ObservableObjectPublisher
     init()
     send()
    ObservableObjectPublisher.Failure
    ObservableObjectPublisher.Output
    ObservedObject
     init(initialValue)
     init(wrappedValue)
     projectedValue
     wrappedValue
    ObservedObject.Wrapper
    OpenURLAction
     callAsFunction(_ completion{)
     callAsFunction(_)
     init(handler{)
    OpenURLAction.Result
     discarded
     handled
     systemAction
     systemAction(_)
    OpenWindowAction
     callAsFunction(id value)
     callAsFunction(id)
     callAsFunction(value)
    OperationQueue
     minimumTolerance
     now
     schedule(after interval tolerance options _{)
     schedule(after tolerance options _{)
     schedule(options _{)
    OperationQueue.SchedulerOptions
    OperationQueue.SchedulerTimeType
    Optional
     publisher
    Optional.Body
    Optional.Publisher
     init(_)
     output
    Optional.Publisher.Failure
    Optional.Publisher.Output
    PageIndexViewStyle
     init(backgroundDisplayMode?)
    PageIndexViewStyle.BackgroundDisplayMode
     always
     automatic
     interactive
     never
    PagePresentationSizing
    PageTabViewStyle
     init(indexDisplayMode?)
    PageTabViewStyle.IndexDisplayMode
     always
     automatic
     never
    PagingScrollTargetBehavior
     init()
    PalettePickerStyle
     init()
    PassthroughSubject
     init()
     send(_)
     send(completion)
     send(subscription)
    Path
     addArc(center radius startAngle endAngle clockwise)
     addCurve(to control1 control2)
     addEllipse(in)
     addLine(to)
     addLines(_)
     addPath(_)
     addQuadCurve(to control)
     addRect(_)
     addRects(_)
     addRoundedRect(in cornerSize style?)
     boundingRect
     closeSubpath()
     contains(_ eoFill?)
     currentPoint
     init()
     init(_)
     init(_{)
     init(ellipseIn)
     init(roundedRect cornerRadius style?)
     init(roundedRect cornerSize style?)
     move(to)
     offsetBy(dx dy)
     path(in)
     strokedPath(_)
     trimmedPath(from to)
    PeriodicTimelineSchedule
     entries(from mode)
     init(from by)
    PhaseAnimator
     body
     init(_ content{ animation{?)
     init(_ trigger content{ animation{?)
    Picker
     body
     init(_ selection content{)
     init(_ systemImage selection content{)
     init(selection content{ label{)
     init(selection label content{)
    PickerForm
     inline
     link
     menu
     segmented
    PinnedScrollableViews
     init(rawValue)
     rawValue
     sectionFooters
     sectionHeaders
    PlaceholderContentView
    PlaceholderContentView.Body
    PlaceholderView
     body
    PlainButtonStyle
     init()
     makeBody(configuration)
    PlainListStyle
     init()
    PlainTextEditorStyle
     init()
    PlainTextFieldStyle
     init()
    PopoverAttachmentAnchor
     rect
    PopoverAttachmentAnchor.Source
     bounds
    PreferenceKey.Value
    PresentationAdaptation
     automatic
     fullScreenCover
     none
     popover
     sheet
    PresentationBackgroundInteraction
     automatic
     disabled
     enabled
     enabled(upThrough)
    PresentationContentInteraction
     automatic
     resizes
     scrolls
    PresentationDetent
     fraction(_)
     height(_)
     large
     medium
    PresentationMode
     dismiss()
     isPresented
    Preview
    Preview.ViewTraits
    PreviewDevice
     init(rawValue)
     init(stringLiteral)
     rawValue
    PreviewLayout
     device
     fixed
     sizeThatFits
    PreviewProvider.Previews
    PreviewTrait
     defaultLayout
     fixedLayout(width height)
     landscapeLeft
     landscapeRight
     portrait
     portraitUpsideDown
     sizeThatFitsLayout
    PrimitiveButtonStyle.Body
    PrimitiveButtonStyle.Configuration
    PrimitiveButtonStyleConfiguration
     label
     role
     trigger()
    PrimitiveButtonStyleConfiguration.Label
     body
    ProgressView
     body
     init()
     init(_ value total?)
     init(_)
     init(label{)
     init(value total? label{ currentValueLabel{)
     init(value total? label{)
     init(value total?)
    ProgressViewStyle.Body
    ProgressViewStyle.Configuration
    ProgressViewStyleConfiguration
     currentValueLabel
     fractionCompleted
     label
    ProgressViewStyleConfiguration.CurrentValueLabel
     body
    ProgressViewStyleConfiguration.Label
     body
    Prominence
     increased
     standard
    ProminentDetailNavigationSplitViewStyle
     init()
    ProposedViewSize
     height
     infinity
     init(_)
     init(width height)
     replacingUnspecifiedDimensions(by?)
     unspecified
     width
     zero
    Published
     init(initialValue)
     init(wrappedValue)
     projectedValue
     wrappedValue
    Published.Publisher
    Published.Publisher.Failure
    Published.Publisher.Output
    Publisher.Failure
    Publisher.Output
    Publishers
    Publishers.AllSatisfy
     init(upstream predicate{)
     predicate
    Publishers.AllSatisfy.Failure
    Publishers.AllSatisfy.Output
    Publishers.AssertNoFailure
     file
     init(upstream prefix file line)
     line
     prefix
    Publishers.AssertNoFailure.Failure
    Publishers.AssertNoFailure.Output
    Publishers.Autoconnect
     init(upstream)
    Publishers.Autoconnect.Failure
    Publishers.Autoconnect.Output
    Publishers.Breakpoint
     init(upstream receiveSubscription{? receiveOutput{? receiveCompletion{?)
     receiveCompletion
     receiveOutput
     receiveSubscription
    Publishers.Breakpoint.Failure
    Publishers.Breakpoint.Output
    Publishers.Buffer
     init(upstream size prefetch whenFull)
     prefetch
     size
     whenFull
    Publishers.Buffer.Failure
    Publishers.Buffer.Output
    Publishers.BufferingStrategy
     customError
     dropNewest
     dropOldest
    Publishers.Catch
     handler
     init(upstream handler{)
    Publishers.Catch.Failure
    Publishers.Catch.Output
    Publishers.Collect
     init(upstream)
    Publishers.Collect.Failure
    Publishers.Collect.Output
    Publishers.CollectByCount
     count
     init(upstream count)
    Publishers.CollectByCount.Failure
    Publishers.CollectByCount.Output
    Publishers.CollectByTime
     init(upstream strategy options)
     options
     strategy
    Publishers.CollectByTime.Failure
    Publishers.CollectByTime.Output
    Publishers.CombineLatest
     a
     b
     init(_ _)
    Publishers.CombineLatest.Failure
    Publishers.CombineLatest.Output
    Publishers.CombineLatest3
     a
     b
     c
     init(_ _ _)
    Publishers.CombineLatest3.Failure
    Publishers.CombineLatest3.Output
    Publishers.CombineLatest4
     a
     b
     c
     d
     init(_ _ _ _)
    Publishers.CombineLatest4.Failure
    Publishers.CombineLatest4.Output
    Publishers.CompactMap
     init(upstream transform{)
     transform
    Publishers.CompactMap.Failure
    Publishers.Comparison
     areInIncreasingOrder
     init(upstream areInIncreasingOrder{)
    Publishers.Comparison.Failure
    Publishers.Comparison.Output
    Publishers.Concatenate
     init(prefix suffix)
     prefix
     suffix
    Publishers.Concatenate.Failure
    Publishers.Concatenate.Output
    Publishers.Contains
     init(upstream output)
     output
    Publishers.Contains.Failure
    Publishers.Contains.Output
    Publishers.ContainsWhere
     init(upstream predicate{)
     predicate
    Publishers.ContainsWhere.Failure
    Publishers.ContainsWhere.Output
    Publishers.Count
     init(upstream)
    Publishers.Count.Failure
    Publishers.Count.Output
    Publishers.Debounce
     dueTime
     init(upstream dueTime scheduler options)
     options
     scheduler
    Publishers.Debounce.Failure
    Publishers.Debounce.Output
    Publishers.Decode
     init(upstream decoder)
    Publishers.Decode.Failure
    Publishers.Delay
     init(upstream interval tolerance scheduler options?)
     interval
     options
     scheduler
     tolerance
    Publishers.Delay.Failure
    Publishers.Delay.Output
    Publishers.Drop
     count
     init(upstream count)
    Publishers.Drop.Failure
    Publishers.Drop.Output
    Publishers.DropUntilOutput
     init(upstream other)
     other
    Publishers.DropUntilOutput.Failure
    Publishers.DropUntilOutput.Output
    Publishers.DropWhile
     init(upstream predicate{)
     predicate
    Publishers.DropWhile.Failure
    Publishers.DropWhile.Output
    Publishers.Encode
     init(upstream encoder)
    Publishers.Encode.Failure
    Publishers.Encode.Output
    Publishers.Filter
     init(upstream isIncluded{)
     isIncluded
    Publishers.Filter.Failure
    Publishers.Filter.Output
    Publishers.First
     init(upstream)
    Publishers.First.Failure
    Publishers.First.Output
    Publishers.FirstWhere
     init(upstream predicate{)
     predicate
    Publishers.FirstWhere.Failure
    Publishers.FirstWhere.Output
    Publishers.FlatMap
     init(upstream maxPublishers transform{)
     maxPublishers
     transform
    Publishers.FlatMap.Failure
    Publishers.FlatMap.Output
    Publishers.HandleEvents
     init(upstream receiveSubscription{? receiveOutput{? receiveCompletion{? receiveCancel{? receiveRequest{?)
     receiveCancel
     receiveCompletion
     receiveOutput
     receiveRequest
     receiveSubscription
    Publishers.HandleEvents.Failure
    Publishers.HandleEvents.Output
    Publishers.IgnoreOutput
     init(upstream)
    Publishers.IgnoreOutput.Failure
    Publishers.IgnoreOutput.Output
    Publishers.Last
     init(upstream)
    Publishers.Last.Failure
    Publishers.Last.Output
    Publishers.LastWhere
     init(upstream predicate{)
     predicate
    Publishers.LastWhere.Failure
    Publishers.LastWhere.Output
    Publishers.MakeConnectable
     connect()
     init(upstream)
    Publishers.MakeConnectable.Failure
    Publishers.MakeConnectable.Output
    Publishers.Map
     init(upstream transform{)
     transform
    Publishers.Map.Failure
    Publishers.MapError
     init(upstream _{)
     transform
    Publishers.MapError.Output
    Publishers.MapKeyPath
     keyPath
    Publishers.MapKeyPath.Failure
    Publishers.MapKeyPath2
     keyPath0
     keyPath1
    Publishers.MapKeyPath2.Failure
    Publishers.MapKeyPath2.Output
    Publishers.MapKeyPath3
     keyPath0
     keyPath1
     keyPath2
    Publishers.MapKeyPath3.Failure
    Publishers.MapKeyPath3.Output
    Publishers.MeasureInterval
     init(upstream scheduler)
     scheduler
    Publishers.MeasureInterval.Failure
    Publishers.MeasureInterval.Output
    Publishers.Merge
     a
     b
     init(_ _)
    Publishers.Merge.Failure
    Publishers.Merge.Output
    Publishers.Merge3
     a
     b
     c
     init(_ _ _)
    Publishers.Merge3.Failure
    Publishers.Merge3.Output
    Publishers.Merge4
     a
     b
     c
     d
     init(_ _ _ _)
    Publishers.Merge4.Failure
    Publishers.Merge4.Output
    Publishers.Merge5
     a
     b
     c
     d
     e
     init(_ _ _ _ _)
    Publishers.Merge5.Failure
    Publishers.Merge5.Output
    Publishers.Merge6
     a
     b
     c
     d
     e
     f
     init(_ _ _ _ _ _)
    Publishers.Merge6.Failure
    Publishers.Merge6.Output
    Publishers.Merge7
     a
     b
     c
     d
     e
     f
     g
     init(_ _ _ _ _ _ _)
    Publishers.Merge7.Failure
    Publishers.Merge7.Output
    Publishers.Merge8
     a
     b
     c
     d
     e
     f
     g
     h
     init(_ _ _ _ _ _ _ _)
    Publishers.Merge8.Failure
    Publishers.Merge8.Output
    Publishers.MergeMany
     init(_)
     init(_*)
     merge(with)
     publishers
    Publishers.MergeMany.Failure
    Publishers.MergeMany.Output
    Publishers.Multicast
     connect()
     createSubject
     init(upstream createSubject{)
    Publishers.Multicast.Failure
    Publishers.Multicast.Output
    Publishers.Output
     init(upstream range)
     range
    Publishers.Output.Failure
    Publishers.Output.Output
    Publishers.PrefetchStrategy
     byRequest
     keepFull
    Publishers.PrefixUntilOutput
     init(upstream other)
     other
    Publishers.PrefixUntilOutput.Failure
    Publishers.PrefixUntilOutput.Output
    Publishers.PrefixWhile
     init(upstream predicate{)
     predicate
    Publishers.PrefixWhile.Failure
    Publishers.PrefixWhile.Output
    Publishers.Print
     init(upstream prefix to?)
     prefix
     stream
    Publishers.Print.Failure
    Publishers.Print.Output
    Publishers.ReceiveOn
     init(upstream scheduler options)
     options
     scheduler
    Publishers.ReceiveOn.Failure
    Publishers.ReceiveOn.Output
    Publishers.Reduce
     init(upstream initial nextPartialResult{)
     initial
     nextPartialResult
    Publishers.Reduce.Failure
    Publishers.RemoveDuplicates
     init(upstream predicate{)
     predicate
    Publishers.RemoveDuplicates.Failure
    Publishers.RemoveDuplicates.Output
    Publishers.ReplaceEmpty
     init(upstream output)
     output
    Publishers.ReplaceEmpty.Failure
    Publishers.ReplaceEmpty.Output
    Publishers.ReplaceError
     init(upstream output)
     output
    Publishers.ReplaceError.Failure
    Publishers.ReplaceError.Output
    Publishers.Retry
     init(upstream retries)
     retries
    Publishers.Retry.Failure
    Publishers.Retry.Output
    Publishers.Scan
     init(upstream initialResult nextPartialResult{)
     initialResult
     nextPartialResult
    Publishers.Scan.Failure
    Publishers.Sequence
     init(sequence)
     sequence
    Publishers.Sequence.Output
    Publishers.SetFailureType
     init(upstream)
     setFailureType(to)
    Publishers.SetFailureType.Output
    Publishers.Share
     init(upstream)
    Publishers.Share.Failure
    Publishers.Share.Output
    Publishers.SubscribeOn
     init(upstream scheduler options)
     options
     scheduler
    Publishers.SubscribeOn.Failure
    Publishers.SubscribeOn.Output
    Publishers.SwitchToLatest
     init(upstream)
    Publishers.SwitchToLatest.Failure
    Publishers.SwitchToLatest.Output
    Publishers.Throttle
     init(upstream interval scheduler latest)
     interval
     latest
     scheduler
    Publishers.Throttle.Failure
    Publishers.Throttle.Output
    Publishers.TimeGroupingStrategy
     byTime
     byTimeOrCount
    Publishers.Timeout
     customError
     init(upstream interval scheduler options customError{)
     interval
     options
     scheduler
    Publishers.Timeout.Failure
    Publishers.Timeout.Output
    Publishers.TryAllSatisfy
     init(upstream predicate{)
     predicate
    Publishers.TryAllSatisfy.Failure
    Publishers.TryAllSatisfy.Output
    Publishers.TryCatch
     handler
     init(upstream handler{)
    Publishers.TryCatch.Failure
    Publishers.TryCatch.Output
    Publishers.TryCompactMap
     init(upstream transform{)
     transform
    Publishers.TryCompactMap.Failure
    Publishers.TryComparison
     areInIncreasingOrder
     init(upstream areInIncreasingOrder{)
    Publishers.TryComparison.Failure
    Publishers.TryComparison.Output
    Publishers.TryContainsWhere
     init(upstream predicate{)
     predicate
    Publishers.TryContainsWhere.Failure
    Publishers.TryContainsWhere.Output
    Publishers.TryDropWhile
     init(upstream predicate{)
     predicate
    Publishers.TryDropWhile.Failure
    Publishers.TryDropWhile.Output
    Publishers.TryFilter
     init(upstream isIncluded{)
     isIncluded
    Publishers.TryFilter.Failure
    Publishers.TryFilter.Output
    Publishers.TryFirstWhere
     init(upstream predicate{)
     predicate
    Publishers.TryFirstWhere.Failure
    Publishers.TryFirstWhere.Output
    Publishers.TryLastWhere
     init(upstream predicate{)
     predicate
    Publishers.TryLastWhere.Failure
    Publishers.TryLastWhere.Output
    Publishers.TryMap
     init(upstream transform{)
     transform
    Publishers.TryMap.Failure
    Publishers.TryPrefixWhile
     init(upstream predicate{)
     predicate
    Publishers.TryPrefixWhile.Failure
    Publishers.TryPrefixWhile.Output
    Publishers.TryReduce
     init(upstream initial nextPartialResult{)
     initial
     nextPartialResult
    Publishers.TryReduce.Failure
    Publishers.TryRemoveDuplicates
     init(upstream predicate{)
     predicate
    Publishers.TryRemoveDuplicates.Failure
    Publishers.TryRemoveDuplicates.Output
    Publishers.TryScan
     init(upstream initialResult nextPartialResult{)
     initialResult
     nextPartialResult
    Publishers.TryScan.Failure
    Publishers.Zip
     a
     b
     init(_ _)
    Publishers.Zip.Failure
    Publishers.Zip.Output
    Publishers.Zip3
     a
     b
     c
     init(_ _ _)
    Publishers.Zip3.Failure
    Publishers.Zip3.Output
    Publishers.Zip4
     a
     b
     c
     d
     init(_ _ _ _)
    Publishers.Zip4.Failure
    Publishers.Zip4.Output
    RadialGradient
     body
     init(colors center startRadius endRadius)
     init(gradient center startRadius endRadius)
     init(stops center startRadius endRadius)
    RadioGroupPickerStyle
     init()
    RangeReplaceableCollection
     remove(atOffsets)
    Record
     init(output completion)
     init(recording)
     init(record{)
     recording
    Record.Recording
     completion
     init()
     init(output completion?)
     output
    Rectangle
     init()
     inset(by)
     path(in)
    RectangleCornerRadii
     bottomLeading
     bottomTrailing
     init(topLeading? bottomLeading? bottomTrailing? topTrailing?)
     topLeading
     topTrailing
    RedactionReasons
     init(rawValue)
     invalidated
     placeholder
     privacy
     rawValue
    RefreshAction
     callAsFunction()
    RequestReviewAction
     callAsFunction()
    Result
     publisher
    Result.Publisher
     init(_)
     result
    Result.Publisher.Output
    RotateGesture
     init(minimumAngleDelta?)
    RotateGesture.Body
    RotateGesture.Value
     rotation
     velocity
    RotationGesture
     init(minimumAngleDelta?)
    RotationGesture.Body
    RotationGesture.Value
    RoundedBorderTextFieldStyle
     init()
    RoundedCornerStyle
     circular
     continuous
    RoundedRectangle
     cornerSize
     init(cornerRadius style?)
     init(cornerSize style?)
     inset(by)
     path(in)
    RunLoop
     minimumTolerance
     now
     schedule(after interval tolerance options _{)
     schedule(after tolerance options _{)
     schedule(options _{)
    RunLoop.SchedulerOptions
    RunLoop.SchedulerTimeType
    SafeAreaRegions
     all
     container
     init(rawValue)
     keyboard
     rawValue
    ScaledMetric
     init(wrappedValue relativeTo)
     init(wrappedValue)
     wrappedValue
    Scene.Body
    SceneBuilder
     buildBlock(_)
     buildExpression(_)
     buildLimitedAvailability(_)
     buildOptional(_)
    ScenePhase
     active
     background
     inactive
    SceneStorage
    Scheduler.SchedulerOptions
    Scheduler.SchedulerTimeType
    ScrollAnchorRole
     alignment
     initialOffset
     sizeChanges
    ScrollBounceBehavior
     always
     automatic
     basedOnSize
    ScrollDismissesKeyboardMode
     automatic
     immediately
     interactively
     never
    ScrollGeometry
     bounds
     containerSize
     contentInsets
     contentOffset
     contentSize
     init(contentOffset contentSize contentInsets containerSize)
     visibleRect
    ScrollIndicatorVisibility
     automatic
     hidden
     never
     visible
    ScrollPhase
     animating
     decelerating
     idle
     interacting
     isScrolling
     tracking
    ScrollPhaseChangeContext
     geometry
     velocity
    ScrollPosition
     init(edge)
     init(id anchor?)
     init(idType? edge)
     init(idType?)
     init(point)
     init(x? y?)
     isPositionedByUser
     scrollTo(edge)
     scrollTo(id anchor?)
     scrollTo(point)
     scrollTo(x y)
     scrollTo(x)
     scrollTo(y)
     viewID
     viewID(type)
    ScrollTransitionConfiguration
     animated
     animated(_)
     animation(_)
     identity
     interactive
     interactive(timingCurve)
     threshold(_)
    ScrollTransitionConfiguration.Threshold
     centered
     hidden
     inset(by)
     visible
     visible(_)
    ScrollTransitionPhase
     bottomTrailing
     identity
     isIdentity
     topLeading
     value
    ScrollView
     axes
     content
     init(_? showsIndicators? content{)
     showsIndicators
    ScrollView.Body
    ScrollViewProxy
     scrollTo(_ anchor?)
    ScrollViewReader
     content
     init(content{)
    ScrollViewReader.Body
    SearchFieldPlacement
     automatic
     navigationBarDrawer
     navigationBarDrawer(displayMode)
     sidebar
     toolbar
    SearchFieldPlacement.NavigationBarDrawerDisplayMode
     always
     automatic
    SearchPresentationToolbarBehavior
     automatic
     avoidHidingContent
    SearchScopeActivation
     automatic
     onSearchPresentation
     onTextEntry
    SearchUnavailableContent
    SearchUnavailableContent.Actions
     body
    SearchUnavailableContent.Description
     body
    SearchUnavailableContent.Label
     body
    Section
     init(<{)
     init(_ <{)
     init(_ content{)
     init(_ isExpanded content{)
     init(content{ footer{)
     init(content{ header{ footer{)
     init(content{ header{)
     init(content{)
     init(footer content{)
     init(header content{)
     init(header footer content{)
     init(isExpanded content{ header{)
    Section.Body
    Section.TableRowValue
    SecureField
     body
     init(_ text onCommit{)
     init(_ text prompt)
     init(_ text)
     init(text prompt? label{)
    SegmentedPickerStyle
     init()
    SensoryFeedback
     decrease
     error
     impact
     increase
     selection
     start
     stop
     success
     warning
    SeparatorShapeStyle
    Sequence
     publisher
    SequenceGesture
    SequenceGesture.Body
    SequenceGesture.Value
     first
     second
    Settings
     init(content{)
    Settings.Body
    ShadowStyle
     drop(color? radius x? y?)
     inner(color? radius x? y?)
    ShapeStyle.Resolved
    ShareLink
     body
     init(_ item subject? message?)
     init(item subject? message? label{)
     init(item subject? message? preview label{)
     init(item subject? message? preview)
     init(item subject? message?)
     init(items subject? message? label{)
    SharePreview
     init(_ image)
     init(_)
    SidebarAdaptableTabViewStyle
     init()
    SidebarCommands
     init()
    SidebarCommands.Body
    SidebarListStyle
     init()
    SimultaneousGesture
    SimultaneousGesture.Body
    SimultaneousGesture.Value
     first
     second
    Slider
     body
     init(value in step? label{ minimumValueLabel{ maximumValueLabel{ onEditingChanged{?)
     init(value in step? label{ onEditingChanged{?)
     init(value in step? onEditingChanged{?)
     init(value in? label{ minimumValueLabel{ maximumValueLabel{ onEditingChanged{?)
     init(value in? label{ onEditingChanged{?)
     init(value in? onEditingChanged{?)
    Spacer
     init(minLength?)
     minLength
    Spacer.Body
    SpacerSizing
     fixed
     flexible
    SpatialTapGesture
     init(count? coordinateSpace)
     init(count? coordinateSpace?)
    SpatialTapGesture.Body
    SpatialTapGesture.Value
     location
    Spring
     bounce
     bouncy
     duration
     init(duration? bounce?)
     init(response dampingRatio)
     smooth
     snappy
    SpringKeyframe
     init(_ duration? spring? startVelocity?)
    StackNavigationViewStyle
     init()
    State
     init()
     init(initialValue)
     init(wrappedValue)
     projectedValue
     wrappedValue
    StateObject
     init(wrappedValue{)
     projectedValue
     wrappedValue
    Stepper
     body
     init(_ onIncrement{ onDecrement{)
     init(_ value in step?)
     init(_ value step?)
     init(label{ onIncrement{ onDecrement{ onEditingChanged{?)
     init(value in step? label{ onEditingChanged{?)
     init(value step? label{ onEditingChanged{?)
    String
     init(localized defaultValue table? bundle? locale? comment?)
     init(localized table? bundle? locale? comment?)
     init(localized)
    String.LocalizationValue
     init(_)
     init(stringInterpolation)
     init(stringLiteral)
    String.LocalizationValue.StringInterpolation
     appendInterpolation(_ format)
     appendInterpolation(_ specifier)
     appendInterpolation(_)
     appendLiteral(_)
     init(literalCapacity interpolationCount)
    StrokeStyle
     dash
     dashPhase
     init(lineWidth? lineCap? lineJoin? miterLimit? dash? dashPhase?)
     lineCap
     lineJoin
     lineWidth
     miterLimit
    SubmitLabel
     continue
     done
     go
     join
     next
     return
     route
     search
     send
    SubmitTriggers
     init(rawValue)
     rawValue
     search
     text
    Subscriber.Failure
    Subscriber.Input
    Subscribers
    Subscribers.Assign
     cancel()
     init(object keyPath)
     keyPath
     object
    Subscribers.Assign.Failure
    Subscribers.Completion
     failure
     finished
    Subscribers.Demand
     description
     init(from)
     max
     max(_)
     none
     unlimited
    Subscribers.Sink
     cancel()
     init(receiveCompletion{ receiveValue{)
    Subscriptions
     empty
    SwitchToggleStyle
     init()
     init(tint)
     makeBody(configuration)
    SymbolEffectOptions
     default
     nonRepeating
     repeat(_)
     repeating
     speed(_)
    SymbolEffectOptions.RepeatBehavior
     continuous
     periodic
     periodic(_? delay?)
    SymbolRenderingMode
     hierarchical
     monochrome
     multicolor
     palette
    SymbolVariants
     circle
     fill
     none
     rectangle
     slash
     square
    SystemGaugeStyle
     makeBody(configuration)
    SystemSymbolEffect
     byLayer
     clockwise
     counterClockwise
     cumulative
     dimInactiveLayers
     down
     downUp
     hideInactiveLayers
     iterative
     nonReversing
     offUp
     plain
     pulse
     reversing
     up
     upUp
     wholeSymbol
    SystemTableStyle
     automatic
     inset
    SystemTransition
     body(content phase)
    Tab
     body
     init(_ systemImage role? content{)
     init(_ systemImage value role? content{)
     init(role? content{ label{)
     init(value role? content{ label{)
    TabIndex
     bar
     pages
    TabRole
     search
    TabView
     body
     init(content{)
     init(selection content{)
    Table
     body
     init(<{ <{)
     init(_ <{)
     init(_ selection <{)
     init(_ selection sortOrder <{)
     init(_ sortOrder <{)
     init(selection <{ <{)
     init(selection sortOrder <{ <{)
     init(sortOrder <{ <{)
    TableColumn
     init(_ content{)
     init(_ value content{)
     init(_ value)
     width(_?)
     width(min? ideal? max?)
    TableColumn.TableColumnSortComparator
    TableColumn.TableRowValue
    TableColumnBuilder
     buildBlock(_ _*)
     buildExpression(_)
    TableColumnContent.TableColumnSortComparator
    TableColumnContent.TableRowValue
    TableForEachContent
    TableForEachContent.TableRowValue
    TableRow
     init(_)
    TableRow.TableRowValue
    TableRowBuilder
     buildBlock(_*)
     buildExpression(_)
     buildIf(_)
    TableRowContent.TableRowValue
    TapGesture
     count
     init(count?)
    TapGesture.Body
    TapGesture.Value
    Text
     baselineOffset(_)
     bold()
     bold(_)
     font(_)
     fontDesign(_)
     fontWeight(_)
     fontWidth(_)
     foregroundColor(_)
     foregroundStyle(_)
     init(_ format)
     init(_ formatter)
     init(_ style)
     init(_ tableName? bundle? comment?)
     init(_)
     init(timerInterval pauseTime? countsDown? showsHours?)
     init(verbatim)
     italic()
     italic(_)
     kerning(_)
     monospaced(_?)
     monospacedDigit()
     strikethrough(_? color?)
     tracking(_)
     underline(_? color?)
    Text.Body
    Text.Case
     lowercase
     uppercase
    Text.DateStyle
     date
     offset
     relative
     time
     timer
    Text.LineStyle
     init(pattern? color?)
     single
    Text.LineStyle.Pattern
     dash
     dashDot
     dashDotDot
     dot
     solid
    Text.TruncationMode
     head
     middle
     tail
    TextAlignment
     center
     leading
     trailing
    TextEditingCommands
     init()
    TextEditingCommands.Body
    TextEditor
     body
     init(text)
    TextField
     body
     init(_ text onEditingChanged{)
     init(_ text onEditingChanged{? onCommit{)
     init(_ text prompt)
     init(_ text prompt? axis)
     init(_ text prompt?)
     init(_ text)
     init(_ value format prompt?)
     init(_ value formatter prompt?)
     init(text prompt? axis label{)
     init(text prompt? label{)
     init(value format prompt? label{)
    TextFormattingCommands
     init()
    TextFormattingCommands.Body
    TextInputAutocapitalization
     characters
     never
     sentences
     words
    TextInputDictationActivation
     onLook
     onSelect
    TextInputDictationBehavior
     automatic
     inline(activation)
     preventDictation
    TimelineSchedule.Entries
    TimelineSchedule.Mode
    TimelineScheduleMode
     lowFrequency
     normal
    TimelineView
     init(_ content{)
    TimelineView.Body
    TimelineView.Context
    TimelineViewDefaultContext
     cadence
     date
     invalidateTimelineContent()
    TimelineViewDefaultContext.Cadence
     live
     minutes
     seconds
    Timer
     publish(every tolerance? on in options?)
    Timer.TimerPublisher
     connect()
     init(interval tolerance? runLoop mode options?)
     interval
     mode
     options
     runLoop
     tolerance
    Timer.TimerPublisher.Failure
    Timer.TimerPublisher.Output
    TintShapeStyle
    TitleAndIconLabelStyle
     init()
     makeBody(configuration)
    TitleOnlyLabelStyle
     init()
     makeBody(configuration)
    Toggle
     body
     init(_ isOn)
     init(_ systemImage isOn)
     init(_)
     init(isOn label{)
     init(sources isOn label{)
    ToggleStyle.Body
    ToggleStyle.Configuration
    ToggleStyleConfiguration
     isMixed
     isOn
     label
    ToggleStyleConfiguration.Label
     body
    ToolbarCommands
     init()
    ToolbarCommands.Body
    ToolbarContent.Body
    ToolbarContentBuilder
     buildBlock(_)
     buildEither(first fileID? line? column?)
     buildEither(second fileID? line? column?)
     buildExpression(_)
     buildIf(_ fileID? line? column?)
     buildLimitedAvailability(_)
    ToolbarItem
     init(id placement? content{)
     init(placement? content{)
    ToolbarItem.Body
    ToolbarItemGroup
     init(placement? content{)
    ToolbarItemGroup.Body
    ToolbarItemPlacement
     automatic
     bottomBar
     cancellationAction
     confirmationAction
     destructiveAction
     keyboard
     navigation
     navigationBarLeading
     navigationBarTrailing
     primaryAction
     principal
     secondaryAction
     status
     topBarLeading
     topBarTrailing
    ToolbarPlacement
     automatic
     bottomBar
     navigationBar
     tabBar
     windowToolbar
    ToolbarRole
     automatic
     browser
     editor
     navigationStack
    ToolbarSpacer
     init(_? placement?)
    ToolbarSpacer.Body
    ToolbarTitleDisplayMode
     automatic
     inline
     inlineLarge
     large
    ToolbarTitleMenu
     init(content{)
    ToolbarTitleMenu.Body
    TopLevelDecoder.Input
    TopLevelEncoder.Output
    Transaction
     animation
     disablesAnimations
     init()
     init(animation)
    Transition.Body
    Transition.Content
    TransitionPhase
     didDisappear
     identity
     isIdentity
     value
     willAppear
    TransitionProperties
     hasMotion
     init(hasMotion?)
    TupleTableColumnContent
    TupleTableColumnContent.TableColumnSortComparator
    TupleTableColumnContent.TableRowValue
    TupleTableRowContent
    TupleTableRowContent.TableRowValue
    TupleView
    TupleView.Body
    UIKeyboardType
     asciiCapable
     asciiCapableNumberPad
     decimalPad
     default
     emailAddress
     namePhonePad
     numberPad
     numbersAndPunctuation
     phonePad
     twitter
     webSearch
    UIKeyboardType.URL
    UITextAutocapitalizationType
     allCharacters
     none
     sentences
     words
    UITextContentType
     addressCity
     countryName
     creditCardNumber
     emailAddress
     familyName
     fullStreetAddress
     givenName
     init(rawValue)
     name
     newPassword
     oneTimeCode
     organizationName
     password
     postalCode
     rawValue
     telephoneNumber
     username
    UITextContentType.URL
    UnevenRoundedRectangle
     init(cornerRadii style?)
     init(topLeadingRadius? bottomLeadingRadius? bottomTrailingRadius? topTrailingRadius? style?)
     inset(by)
     path(in)
    UnitCurve
     bezier(startControlPoint endControlPoint)
     circularEaseIn
     circularEaseInOut
     circularEaseOut
     easeIn
     easeInOut
     easeOut
     linear
    UnitPoint
     bottom
     bottomLeading
     bottomTrailing
     center
     init()
     init(x y)
     leading
     top
     topLeading
     topTrailing
     trailing
     x
     y
     zero
    UserInterfaceSizeClass
     compact
     regular
    VStack
     init(alignment? spacing? content{)
    VStack.Body
    VStackLayout
     alignment
     init(alignment? spacing?)
     placeSubviews(in proposal subviews cache{)
     sizeThatFits(proposal subviews cache{)
     spacing
    VerticalAlignment
     bottom
     center
     firstTextBaseline
     init(_)
     lastTextBaseline
     top
    VerticalEdge
     bottom
     top
    VerticalEdge.Set
     all
     bottom
     init(rawValue)
     rawValue
     top
    View.Body
    ViewAlignedScrollTargetBehavior
     init()
    ViewAlignedScrollTargetBehavior.LimitBehavior
     always
     alwaysByFew
     alwaysByOne
     automatic
     never
    ViewBuilder
     buildBlock()
     buildBlock(_)
     buildEither(first fileID? line? column?)
     buildEither(second fileID? line? column?)
     buildExpression(_)
     buildIf(_ fileID? line? column?)
     buildLimitedAvailability(_)
    ViewDimensions
     height
     width
    ViewModifier.Body
    ViewModifier.Content
    ViewSpacing
     distance(to along)
     formUnion(_ edges?)
     init()
     union(_ edges?)
     zero
    ViewThatFits
     init(in? content{)
    ViewThatFits.Body
    Visibility
     automatic
     hidden
     visible
    WheelDatePickerStyle
     init()
    WheelPickerStyle
     init()
    Window
     init(_ id content{)
    Window.Body
    WindowGroup
     init(_ content{)
     init(_ id content{)
     init(content{)
     init(id content{)
     init(id? for content{)
    WindowGroup.Body
    ZStack
     init(alignment? content{)
    ZStack.Body
    ZStackLayout
     alignment
     init(alignment?)
     placeSubviews(in proposal subviews cache{)
     sizeThatFits(proposal subviews cache{)
    ZoomNavigationTransition
    ZoomNavigationTransition.Options
     init()
    protocol AlignmentID
     defaultValue(in)
    protocol Animatable
     animatableData
    protocol App
     body
     init()
     main()
    protocol ButtonStyle
     makeBody(configuration)
    protocol Cancellable
     cancel()
     store(in)
    protocol Commands
     body
    protocol ConnectablePublisher
     autoconnect()
     connect()
    protocol ControlGroupStyle
     automatic
     compactMenu
     makeBody(configuration)
     menu
     navigation
    protocol CoordinateSpaceProtocol
     coordinateSpace
     global
     local
     named(_)
     scrollView
     scrollView(axis)
    protocol CustomCombineIdentifierConvertible
     combineIdentifier
    protocol CustomLocalizedStringResourceConvertible
     localizedStringResource
    protocol DatePickerStyle
     automatic
     compact
     graphical
     wheel
    protocol DisclosureGroupStyle
     automatic
     makeBody(configuration)
    protocol DynamicProperty
     update()
    protocol DynamicViewContent
     data
     onDelete(perform{)
     onInsert(of perform{)
     onMove(perform{)
    protocol EnvironmentKey
     defaultValue
    protocol EnvironmentalModifier
     resolve(in)
    protocol FocusedValueKey
    protocol FormStyle
     automatic
     columns
     grouped
    protocol GaugeStyle
     accessoryCircular
     accessoryCircularCapacity
     accessoryLinear
     accessoryLinearCapacity
     automatic
     linearCapacity
     makeBody(configuration)
    protocol Gesture
     body
     exclusively(before)
     map(_{)
     onChanged(_{)
     onEnded(_{)
     sequenced(before)
     simultaneously(with)
     updating(_ body{)
    protocol GroupBoxStyle
     automatic
     makeBody(configuration)
    protocol IndexViewStyle
     page
    protocol InsettableShape
     inset(by)
     strokeBorder(_ lineWidth? antialiased?)
     strokeBorder(_ style antialiased?)
     strokeBorder(lineWidth? antialiased?)
     strokeBorder(style antialiased?)
    protocol KeyframeTrackContent
    protocol Keyframes
    protocol LabelStyle
     automatic
     iconOnly
     makeBody(configuration)
     titleAndIcon
     titleOnly
    protocol LabeledContentStyle
     automatic
     makeBody(configuration)
    protocol Layout
     callAsFunction(_{)
     explicitAlignment(of in proposal subviews cache)
     layoutProperties
     makeCache(subviews)
     placeSubviews(in proposal subviews cache)
     sizeThatFits(proposal subviews cache)
     spacing(subviews cache)
     updateCache(_ subviews)
    protocol LayoutValueKey
     defaultValue
    protocol ListStyle
     automatic
     bordered
     grouped
     inset
     insetGrouped
     plain
     sidebar
    protocol MatchedTransitionSourceConfiguration
    protocol MenuStyle
     automatic
     borderlessButton
     button
     makeBody(configuration)
    protocol NavigationSplitViewStyle
     automatic
     balanced
     prominentDetail
    protocol NavigationTransition
     automatic
     zoom(sourceID in)
    protocol NavigationViewStyle
     automatic
     columns
     stack
    protocol ObservableObject
     objectWillChange
    protocol PickerStyle
     automatic
     inline
     menu
     navigationLink
     palette
     radioGroup
     segmented
     wheel
    protocol PreferenceKey
     defaultValue
     reduce(value nextValue{)
    protocol PresentationSizing
     fitted
     fitted(horizontal vertical)
     form
     page
     sticky(horizontal? vertical?)
    protocol PreviewProvider
     previews
    protocol PrimitiveButtonStyle
     accessoryBar
     automatic
     bordered
     borderedProminent
     borderless
     glass
     glassProminent
     link
     makeBody(configuration)
     plain
    protocol ProgressViewStyle
     automatic
     circular
     linear
     makeBody(configuration)
    protocol Publisher
     allSatisfy(_{)
     append(_)
     append(_*)
     assertNoFailure(_? file? line?)
     assign(to on)
     assign(to)
     breakpoint(receiveSubscription{? receiveOutput{? receiveCompletion{?)
     breakpointOnError()
     buffer(size prefetch whenFull)
     catch(_{)
     collect()
     collect(_ options?)
     collect(_)
     combineLatest(_ _ _ _{)
     combineLatest(_ _ _)
     combineLatest(_ _ _{)
     combineLatest(_ _)
     combineLatest(_ _{)
     combineLatest(_)
     compactMap(_{)
     contains(_)
     contains(where{)
     count()
     debounce(for scheduler options?)
     decode(type decoder)
     delay(for tolerance? scheduler options?)
     drop(untilOutputFrom)
     drop(while{)
     dropFirst(_?)
     eraseToAnyPublisher()
     filter(_{)
     first()
     first(where{)
     flatMap(maxPublishers? _{)
     handleEvents(receiveSubscription{? receiveOutput{? receiveCompletion{? receiveCancel{? receiveRequest{?)
     ignoreOutput()
     last()
     last(where{)
     makeConnectable()
     map(_ _ _)
     map(_ _)
     map(_)
     map(_{)
     mapError(_{)
     max()
     max(by{)
     measureInterval(using options?)
     merge(with _ _ _ _ _ _)
     merge(with _ _ _ _ _)
     merge(with _ _ _ _)
     merge(with _ _ _)
     merge(with _ _)
     merge(with _)
     merge(with)
     min()
     min(by{)
     multicast(_{)
     multicast(subject)
     output(at)
     output(in)
     prefix(_)
     prefix(untilOutputFrom)
     prefix(while{)
     prepend(_)
     prepend(_*)
     print(_? to?)
     reduce(_ _{)
     removeDuplicates()
     removeDuplicates(by{)
     replaceEmpty(with)
     replaceError(with)
     replaceNil(with)
     retry(_)
     scan(_ _{)
     setFailureType(to)
     share()
     sink(receiveCompletion{ receiveValue{)
     sink(receiveValue{)
     subscribe(_)
     subscribe(on options?)
     switchToLatest()
     throttle(for scheduler latest)
     timeout(_ scheduler options? customError{?)
     tryAllSatisfy(_{)
     tryCatch(_{)
     tryCompactMap(_{)
     tryContains(where{)
     tryDrop(while{)
     tryFilter(_{)
     tryFirst(where{)
     tryLast(where{)
     tryMap(_{)
     tryMax(by{)
     tryMin(by{)
     tryPrefix(while{)
     tryReduce(_ _{)
     tryRemoveDuplicates(by{)
     tryScan(_ _{)
     values
     zip(_ _ _ _{)
     zip(_ _ _)
     zip(_ _ _{)
     zip(_ _)
     zip(_ _{)
     zip(_)
    protocol Scene
     body
     commands(content{)
     commandsRemoved()
     commandsReplaced(content{)
     defaultSize(_)
     defaultSize(width height)
     environment(_ _)
     handlesExternalEvents(matching)
     onChange(of initial? _{)
    protocol Scheduler
     minimumTolerance
     now
     schedule(_{)
     schedule(after _{)
     schedule(after interval _{)
     schedule(after interval tolerance _{)
     schedule(after interval tolerance options _{)
     schedule(after tolerance _{)
     schedule(after tolerance options _{)
     schedule(options _{)
    protocol SchedulerTimeIntervalConvertible
     microseconds(_)
     milliseconds(_)
     nanoseconds(_)
     seconds(_)
    protocol ScrollTargetBehavior
     paging
     viewAligned
     viewAligned(limitBehavior)
    protocol Shape
     body
     buttonBorder
     capsule
     capsule(style)
     circle
     containerRelative
     ellipse
     fill(_ style?)
     fill(style?)
     intersection(_ eoFill?)
     path(in)
     rect
     rect(cornerRadius style?)
     rect(cornerSize style?)
     rect(topLeadingRadius? bottomLeadingRadius? bottomTrailingRadius? topTrailingRadius? style?)
     rotation(_ anchor?)
     scale(_ anchor?)
     scale(x? y? anchor?)
     size(_)
     size(width height)
     sizeThatFits(_)
     stroke(_ lineWidth?)
     stroke(_ style)
     stroke(lineWidth?)
     stroke(style)
     subtracting(_ eoFill?)
     trim(from? to?)
     union(_ eoFill?)
    protocol ShapeStyle
     angularGradient(_ center angle?)
     angularGradient(colors center angle?)
     background
     bar
     black
     blendMode(_)
     blue
     brown
     clear
     cyan
     ellipticalGradient(_ center? startRadiusFraction? endRadiusFraction?)
     ellipticalGradient(colors center? startRadiusFraction? endRadiusFraction?)
     fill
     foreground
     gray
     green
     indigo
     linearGradient(_ startPoint endPoint)
     linearGradient(colors startPoint endPoint)
     link
     mint
     opacity(_)
     orange
     pink
     placeholder
     primary
     purple
     quaternary
     quinary
     radialGradient(_ center startRadius endRadius)
     radialGradient(colors center startRadius endRadius)
     red
     regularMaterial
     resolve(in)
     secondary
     selection
     separator
     shadow(_)
     teal
     tertiary
     thickMaterial
     thinMaterial
     tint
     ultraThickMaterial
     ultraThinMaterial
     white
     windowBackground
     yellow
    protocol Subject
     send()
     send(_)
     send(completion)
     send(subscription)
    protocol Subscriber
    protocol Subscription
     request(_)
    protocol SymbolEffect
     appear
     bounce
     breathe
     disappear
     drawOff
     drawOn
     pulse
     replace
     rotate
     scale
     variableColor
     wiggle
    protocol TabViewStyle
     automatic
     page
     page(indexDisplayMode)
     sidebarAdaptable
    protocol TableColumnContent
    protocol TableRowContent
    protocol TextEditorStyle
     automatic
     plain
    protocol TextFieldStyle
     automatic
     plain
     roundedBorder
    protocol TextSelectability
     allowsSelection
     disabled
     enabled
    protocol TimelineSchedule
     animation
     animation(minimumInterval? paused?)
     entries(from mode)
     everyMinute
     explicit(_)
     periodic(from by)
    protocol ToggleStyle
     automatic
     button
     checkbox
     makeBody(configuration)
     switch
    protocol ToolbarContent
     body
    protocol TopLevelDecoder
     decode(_ from)
    protocol TopLevelEncoder
    protocol Transition
     animation(_)
     blurReplace
     blurReplace(_)
     body(content phase)
     combined(with)
     identity
     move(edge)
     offset(_)
     opacity
     properties
     push(from)
     scale
     scale(_ anchor?)
     slide
     symbolEffect
    protocol VectorArithmetic
     magnitudeSquared
     scale(by)
    protocol View
     accentColor(_)
     accessibility(addTraits)
     accessibility(hidden)
     accessibility(hint)
     accessibility(identifier)
     accessibility(inputLabels)
     accessibility(label)
     accessibility(removeTraits)
     accessibility(sortPriority)
     accessibility(value)
     accessibilityAction(_? _{)
     accessibilityAction(named _{)
     accessibilityAddTraits(_)
     accessibilityAdjustableAction(_{)
     accessibilityCustomContent(_ _ importance?)
     accessibilityElement(children?)
     accessibilityFocused(_ equals)
     accessibilityFocused(_)
     accessibilityHeading(_)
     accessibilityHidden(_)
     accessibilityHint(_)
     accessibilityIdentifier(_)
     accessibilityIgnoresInvertColors(_?)
     accessibilityInputLabels(_)
     accessibilityLabel(_ isEnabled)
     accessibilityLabel(_)
     accessibilityRemoveTraits(_)
     accessibilityRepresentation(representation{)
     accessibilityRespondsToUserInteraction(_?)
     accessibilityRotor(_ entries{)
     accessibilityRotorEntry(id in)
     accessibilityShowsLargeContentViewer()
     accessibilityShowsLargeContentViewer(_{)
     accessibilitySortPriority(_)
     accessibilityTextContentType(_)
     accessibilityValue(_)
     actionSheet(isPresented content{)
     actionSheet(item content{)
     alert(_ isPresented actions{ message{)
     alert(_ isPresented actions{)
     alert(_ isPresented presenting actions{ message{)
     alert(_ isPresented presenting actions{)
     alert(isPresented content{)
     alert(isPresented error actions{ message{)
     alert(isPresented error actions{)
     alert(item content{)
     alignmentGuide(_ computeValue{)
     allowsHitTesting(_)
     allowsTightening(_)
     anchorPreference(key? value transform{)
     animation(_ value)
     animation(_)
     aspectRatio(_ contentMode)
     aspectRatio(_? contentMode)
     autocapitalization(_)
     autocorrectionDisabled(_?)
     background(_ alignment?)
     background(_ ignoresSafeAreaEdges?)
     background(_ in fillStyle?)
     background(alignment? content{)
     background(ignoresSafeAreaEdges?)
     background(in fillStyle?)
     backgroundPreferenceValue(_? alignment? _{)
     backgroundStyle(_)
     badge(_)
     badgeProminence(_)
     baselineOffset(_)
     blendMode(_)
     blur(radius opaque?)
     body
     bold(_?)
     border(_ width?)
     brightness(_)
     buttonBorderShape(_)
     buttonRepeatBehavior(_)
     buttonStyle(_)
     clipShape(_ style?)
     clipped(antialiased?)
     collapsible(_)
     colorInvert()
     colorMultiply(_)
     colorScheme(_)
     compositingGroup()
     confirmationDialog(_ isPresented titleVisibility? actions{ message{)
     confirmationDialog(_ isPresented titleVisibility? actions{)
     confirmationDialog(_ isPresented titleVisibility? presenting actions{ message{)
     confirmationDialog(_ isPresented titleVisibility? presenting actions{)
     containerShape(_)
     contentMargins(_ for?)
     contentMargins(_? _ for?)
     contentShape(_ _ eoFill?)
     contentShape(_ eoFill?)
     contentTransition(_)
     contextMenu(menuItems{ preview{)
     contextMenu(menuItems{)
     contrast(_)
     controlGroupStyle(_)
     controlSize(_)
     coordinateSpace(_)
     coordinateSpace(name)
     cornerRadius(_ antialiased?)
     datePickerStyle(_)
     defaultFocus(_ _)
     defaultScrollAnchor(_ for)
     defaultScrollAnchor(_)
     deleteDisabled(_)
     dialogIcon(_)
     dialogSeverity(_)
     disableAutocorrection(_)
     disabled(_)
     disclosureGroupStyle(_)
     drawingGroup(opaque? colorMode?)
     dynamicTypeSize(_)
     edgesIgnoringSafeArea(_)
     environment(_ _)
     environment(_)
     environmentObject(_)
     equatable()
     fixedSize(horizontal? vertical?)
     flipsForRightToLeftLayoutDirection(_)
     focusable(_?)
     focused(_ equals)
     focused(_)
     focusedObject(_)
     focusedSceneObject(_)
     focusedSceneValue(_ _)
     focusedValue(_ _)
     font(_)
     fontDesign(_)
     fontWeight(_)
     fontWidth(_)
     foregroundColor(_)
     foregroundStyle(_ _ _)
     foregroundStyle(_ _)
     foregroundStyle(_)
     formStyle(_)
     frame(minWidth? idealWidth? maxWidth? minHeight? idealHeight? maxHeight? alignment?)
     frame(width? height? alignment?)
     fullScreenCover(isPresented onDismiss{? content{)
     fullScreenCover(item onDismiss{? content{)
     gaugeStyle(_)
     geometryGroup()
     gesture(_ including?)
     gesture(_ isEnabled)
     glassEffect(_? in)
     glassEffect(_?)
     grayscale(_)
     gridCellAnchor(_)
     gridCellColumns(_)
     gridCellUnsizedAxes(_)
     gridColumnAlignment(_)
     groupBoxStyle(_)
     headerProminence(_)
     help(_)
     hidden()
     highPriorityGesture(_ including?)
     hoverEffect(_?)
     hueRotation(_)
     id(_)
     ignoresSafeArea(_? edges?)
     imageScale(_)
     indexViewStyle(_)
     interactiveDismissDisabled(_?)
     italic(_?)
     kerning(_)
     keyboardShortcut(_ modifiers?)
     keyboardShortcut(_)
     keyboardType(_)
     keyframeAnimator(initialValue repeating? content{ <{)
     keyframeAnimator(initialValue trigger content{ <{)
     labelStyle(_)
     labeledContentStyle(_)
     labelsHidden()
     layoutPriority(_)
     layoutValue(key value)
     lineLimit(_ reservesSpace)
     lineLimit(_)
     lineSpacing(_)
     listItemTint(_)
     listRowBackground(_)
     listRowInsets(_)
     listRowSeparator(_ edges?)
     listRowSeparatorTint(_ edges?)
     listRowSpacing(_)
     listSectionSeparator(_ edges?)
     listSectionSeparatorTint(_ edges?)
     listSectionSpacing(_)
     listStyle(_)
     mask(_)
     mask(alignment? _{)
     matchedGeometryEffect(id in properties? anchor? isSource?)
     matchedTransitionSource(id in configuration{)
     matchedTransitionSource(id in)
     menuActionDismissBehavior(_)
     menuIndicator(_)
     menuOrder(_)
     menuStyle(_)
     minimumScaleFactor(_)
     modifier(_)
     monospaced(_?)
     monospacedDigit()
     moveDisabled(_)
     multilineTextAlignment(_)
     navigationBarBackButtonHidden(_?)
     navigationBarHidden(_)
     navigationBarItems(leading trailing)
     navigationBarItems(leading)
     navigationBarItems(trailing)
     navigationBarTitle(_ displayMode)
     navigationBarTitle(_)
     navigationBarTitleDisplayMode(_)
     navigationDestination(for destination{)
     navigationDestination(isPresented destination{)
     navigationDestination(item destination{)
     navigationSplitViewColumnWidth(_)
     navigationSplitViewColumnWidth(min? ideal max?)
     navigationSplitViewStyle(_)
     navigationSubtitle(_)
     navigationTitle(_)
     navigationTransition(_)
     navigationViewStyle(_)
     offset(_)
     offset(x? y?)
     onAppear(perform{?)
     onChange(of initial? _{)
     onChange(of perform{)
     onContinueUserActivity(_ perform{)
     onDisappear(perform{?)
     onGeometryChange(for of{ action{)
     onHover(perform{)
     onKeyPress(_ action{)
     onKeyPress(_ phases action{)
     onKeyPress(characters phases? action{)
     onKeyPress(keys phases? action{)
     onKeyPress(phases? action{)
     onLongPressGesture(minimumDuration? maximumDistance? perform{ onPressingChanged{?)
     onOpenURL(perform{)
     onPreferenceChange(_? perform{)
     onReceive(_ perform{)
     onScrollGeometryChange(for of{ action{)
     onScrollPhaseChange(_{)
     onScrollTargetVisibilityChange(idType threshold? _{)
     onScrollVisibilityChange(threshold? _{)
     onSubmit(of? _{)
     onTapGesture(count? coordinateSpace? perform{)
     onTapGesture(count? perform{)
     opacity(_)
     overlay(_ alignment?)
     overlay(_ ignoresSafeAreaEdges?)
     overlay(_ in fillStyle?)
     overlay(alignment? content{)
     overlayPreferenceValue(_? alignment? _{)
     padding(_)
     padding(_? _?)
     phaseAnimator(_ content{ animation{?)
     phaseAnimator(_ trigger content{ animation{?)
     pickerStyle(_)
     popover(isPresented attachmentAnchor? arrowEdge? content{)
     popover(item attachmentAnchor? arrowEdge? content{)
     position(_)
     position(x? y?)
     preference(key? value)
     preferredColorScheme(_)
     presentationBackground(_)
     presentationBackground(alignment? content{)
     presentationBackgroundInteraction(_)
     presentationCompactAdaptation(_)
     presentationCompactAdaptation(horizontal vertical)
     presentationContentInteraction(_)
     presentationCornerRadius(_)
     presentationDetents(_ selection)
     presentationDetents(_)
     presentationDragIndicator(_)
     presentationSizing(_)
     previewDevice(_)
     previewDisplayName(_)
     previewInterfaceOrientation(_)
     previewLayout(_)
     privacySensitive(_?)
     progressViewStyle(_)
     redacted(reason)
     refreshable(action{)
     rotation3DEffect(_ axis anchor? anchorZ? perspective?)
     rotationEffect(_ anchor?)
     safeAreaBar(edge alignment? spacing? content{)
     safeAreaInset(edge alignment? spacing? content{)
     safeAreaPadding(_)
     safeAreaPadding(_? _?)
     saturation(_)
     scaleEffect(_ anchor?)
     scaleEffect(x? y? anchor?)
     scaledToFill()
     scaledToFit()
     scrollBounceBehavior(_ axes?)
     scrollClipDisabled(_?)
     scrollContentBackground(_)
     scrollDisabled(_)
     scrollDismissesKeyboard(_)
     scrollIndicators(_ axes?)
     scrollIndicatorsFlash(onAppear)
     scrollPosition(_ anchor?)
     scrollPosition(id anchor?)
     scrollTargetBehavior(_)
     scrollTargetLayout(isEnabled?)
     scrollTransition(_? axis? transition{)
     scrollTransition(topLeading bottomTrailing axis? transition{)
     searchCompletion(_)
     searchDictationBehavior(_)
     searchFocused(_ equals)
     searchFocused(_)
     searchPresentationToolbarBehavior(_)
     searchScopes(_ activation _{)
     searchScopes(_ scopes{)
     searchSuggestions(_{)
     searchable(text isPresented placement? prompt)
     searchable(text isPresented placement? prompt?)
     searchable(text placement? prompt)
     searchable(text placement? prompt? suggestions{)
     searchable(text placement? prompt?)
     searchable(text tokens isPresented placement? prompt? token{)
     searchable(text tokens placement? prompt token{)
     searchable(text tokens placement? prompt? token{)
     searchable(text tokens suggestedTokens isPresented placement? prompt? token{)
     searchable(text tokens suggestedTokens placement? prompt? token{)
     selectionDisabled(_?)
     sensoryFeedback(_ trigger)
     shadow(color? radius x? y?)
     sheet(isPresented onDismiss{? content{)
     sheet(item onDismiss{? content{)
     simultaneousGesture(_ including?)
     speechAlwaysIncludesPunctuation(_?)
     strikethrough(_? color?)
     submitLabel(_)
     submitScope(_?)
     swipeActions(edge? allowsFullSwipe? content{)
     symbolEffect(_ options? isActive?)
     symbolEffect(_ options? value)
     symbolEffectsRemoved(_?)
     symbolRenderingMode(_)
     symbolVariant(_)
     tabItem(_{)
     tabViewStyle(_)
     tableColumnHeaders(_)
     tableStyle(_)
     tag(_ includeOptional?)
     task(id priority? _{)
     task(priority? _{)
     textCase(_)
     textContentType(_)
     textEditorStyle(_)
     textFieldStyle(_)
     textInputAutocapitalization(_)
     textSelection(_)
     tint(_)
     toggleStyle(_)
     toolbar(_ for*)
     toolbar(content{)
     toolbar(id content{)
     toolbarBackground(_ for*)
     toolbarBackgroundVisibility(_ for*)
     toolbarColorScheme(_ for*)
     toolbarRole(_)
     toolbarTitleDisplayMode(_)
     toolbarVisibility(_ for*)
     tracking(_)
     transaction(_{)
     transaction(value _{)
     transformAnchorPreference(key? value transform{)
     transformEnvironment(_ transform{)
     transformPreference(_? _{)
     transition(_)
     truncationMode(_)
     typesettingLanguage(_ isEnabled?)
     underline(_? color?)
     unredacted()
     userActivity(_ element _{)
     userActivity(_ isActive? _{)
     visualEffect(_{)
     zIndex(_)
    protocol ViewModifier
     body(content)
     concat(_)
    protocol VisualEffect
     blur(radius opaque?)
     brightness(_)
     contrast(_)
     grayscale(_)
     hueRotation(_)
     offset(_)
     offset(x? y?)
     opacity(_)
     rotation3DEffect(_ axis anchor? anchorZ? perspective?)
     rotationEffect(_ anchor?)
     saturation(_)
     scaleEffect(_ anchor?)
     scaleEffect(x? y? anchor?)
    """#
}
