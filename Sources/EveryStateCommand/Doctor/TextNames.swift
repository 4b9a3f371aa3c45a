/// What the modules export that stand for Apple's, as `scripts/swiftui-table` reads it from their sources: a type, then
/// what it has, `;` between them; `?` marks a parameter that may be left out, `{` a closure, `*` one that takes many.
enum TextNames {
  static let standIns = #"""
    AVFoundation TextAVFoundation TextAVFoundation
    AVKit TextAVKit TextAVKit
    AppIntents TextAppIntents TextAppIntents
    AuthenticationServices TextAuthenticationServices TextAuthenticationServices
    Charts TextCharts TextCharts
    Combine TextCombine TextUI
    CoreLocation TextCoreLocation TextCoreLocation
    CoreTransferable TextCoreTransferable TextUI
    MapKit TextMapKit TextMapKit
    OSLog TextOSLog TextUI
    PhotosUI TextPhotosUI TextPhotosUI
    SafariServices TextSafariServices TextSafariServices
    StoreKit TextStoreKit TextStoreKit
    SwiftData TextSwiftData TextSwiftData
    SwiftUI TextUI TextUI
    TipKit TextTipKit TextTipKit
    UIKit TextUIKit TextUIKit
    UIKitNames TextUIKitNames TextUIKitNames
    UniformTypeIdentifiers TextUniformTypeIdentifiers TextUI
    UserNotifications TextUserNotifications TextUserNotifications
    WebKit TextWebKit TextWebKit
    WidgetKit TextWidgetKit TextWidgetKit
    os TextOS TextUI
    os.log TextOS TextUI
    """#

  static let names = #"""
    -
     #Attribute(_* originalName? hashModifier?); #Entry(); #Index(_*); #Model(); #ModelActor(); #Parameter(_*)
     #Preview(_? body{); #Preview(_? traits _* body{); #Previewable(); #Query(); #Query(_ animation); #Query(_ transaction)
     #Query(_); #Query(animation); #Query(filter? sort order? animation); #Query(filter? sort order?)
     #Query(filter? sort? animation); #Query(filter? sort? transaction); #Query(filter? sort?)
     #Relationship(_* deleteRule? minimumModelCount? maximumModelCount? originalName? inverse? hashModifier?); #Rule(_ _{)
     #Transient(); AVAssetExportPreset1280x720; AVAssetExportPreset1920x1080; AVAssetExportPresetHighestQuality
     AVAssetExportPresetLowQuality; AVAssetExportPresetMediumQuality; AVAssetExportPresetPassthrough
     AVEncoderAudioQualityKey; AVFormatIDKey; AVNumberOfChannelsKey; AVSampleRateKey; AudioServicesCreateSystemSoundID(_ _)
     AudioServicesPlayAlertSound(_); AudioServicesPlaySystemSound(_); CACurrentMediaTime(); CATransform3DConcat(_ _)
     CATransform3DIdentity; CATransform3DMakeRotation(_ _ _ _); CATransform3DMakeScale(_ _ _)
     CATransform3DMakeTranslation(_ _ _); CATransform3DRotate(_ _ _ _ _); CATransform3DScale(_ _ _ _)
     CATransform3DTranslate(_ _ _ _); CFAbsoluteTimeGetCurrent(); CGColorSpaceCreateDeviceRGB()
     CGImageDestinationAddImage(_ _ _); CGImageDestinationCreateWithData(_ _ _ _); CGImageDestinationFinalize(_)
     CGImageSourceCreateImageAtIndex(_ _ _); CGImageSourceCreateThumbnailAtIndex(_ _ _); CGImageSourceCreateWithData(_ _)
     CGImageSourceCreateWithURL(_ _); CLLocationCoordinate2DIsValid(_); CLLocationCoordinate2DMake(_ _)
     CMTimeGetSeconds(_); CMTimeMake(value timescale); CMTimeMakeWithSeconds(_ preferredTimescale); MSEC_PER_SEC
     NSEC_PER_MSEC; NSEC_PER_SEC; NSEC_PER_USEC; NSUserActivityTypeBrowsingWeb; UIGraphicsBeginImageContext(_)
     UIGraphicsBeginImageContextWithOptions(_ _ _); UIGraphicsEndImageContext()
     UIGraphicsGetImageFromCurrentImageContext(); UIImageWriteToSavedPhotosAlbum(_ _ _ _)
     UISaveVideoAtPathToSavedPhotosAlbum(_ _ _ _); USEC_PER_SEC; autoreleasepool(invoking{); kAudioFormatAppleLossless
     kAudioFormatLinearPCM; kAudioFormatMPEG4AAC; kCFBooleanFalse; kCFBooleanTrue; kCFBundleIdentifierKey; kCFBundleNameKey
     kCFBundleVersionKey; kCFNull; kCGImageDestinationLossyCompressionQuality; kCGImageSourceCreateThumbnailFromImageAlways
     kCGImageSourceCreateThumbnailWithTransform; kCGImageSourceShouldCache; kCGImageSourceThumbnailMaxPixelSize
     kCIInputExtentKey; kCIInputImageKey; kCIInputIntensityKey; kCIInputRadiusKey; kCLDistanceFilterNone
     kCLLocationAccuracyBest; kCLLocationAccuracyBestForNavigation; kCLLocationAccuracyHundredMeters
     kCLLocationAccuracyKilometer; kCLLocationAccuracyNearestTenMeters; kCLLocationAccuracyThreeKilometers
     kCLLocationCoordinate2DInvalid; kSystemSoundID_Vibrate; objc_sync_enter(_); objc_sync_exit(_)
     os_log(_ dso? log? _ _*); os_log(_ dso? log? type? _*); os_log(_ log? _); os_log(_)
     os_signpost(_ dso? log name signpostID? _ _*); os_signpost(_ dso? log name signpostID?); sysctlbyname(_ _ _ _ _)
     withAnimation(_? _{); withAnimation(_? completionCriteria? _{ completion{); withTransaction(_ _{)
    ASAuthorization
     credential
    ASAuthorization.Scope
     email; fullName; init(rawValue); rawValue
    ASAuthorizationAppleIDCredential
     authorizationCode; email; fullName; identityToken; user
    ASAuthorizationAppleIDProvider
     createRequest(); credentialState(forUserID); getCredentialState(forUserID completion{)
    ASAuthorizationAppleIDProvider.CredentialState
     authorized; notFound; revoked; transferred
    ASAuthorizationAppleIDRequest
     nonce; requestedScopes; state
    ASAuthorizationController
     authorizationRequests; cancel(); init(authorizationRequests); performRequests(); performRequests(options)
    ASAuthorizationController.RequestOptions
     init(rawValue); preferImmediatelyAvailableCredentials; rawValue
    ASAuthorizationError
     code
    ASAuthorizationError.Code
     canceled; failed; invalidResponse; notHandled; unknown
    ASAuthorizationPasswordProvider
     createRequest()
    ASAuthorizationPlatformPublicKeyCredentialAssertion
     credentialID; signature; userID
    ASAuthorizationPlatformPublicKeyCredentialProvider
     createCredentialAssertionRequest(challenge); createCredentialRegistrationRequest(challenge name userID)
     init(relyingPartyIdentifier); relyingPartyIdentifier
    ASAuthorizationPlatformPublicKeyCredentialRegistration
     credentialID; rawAttestationObject
    ASAuthorizationRequest
    ASAuthorizationResult
     appleID; passkeyAssertion; passkeyRegistration; password
    ASPasswordCredential
     password; user
    ASWebAuthenticationSessionError
     code
    ASWebAuthenticationSessionError.Code
     canceledLogin; presentationContextInvalid; presentationContextNotProvided
    AVAsset
     duration; init(url); url
    AVAssetExportSession
     export(); export(to as); init(asset presetName); outputFileType; outputURL; shouldOptimizeForNetworkUse
    AVAssetImageGenerator
     appliesPreferredTrackTransform; copyCGImage(at actualTime); generateCGImageAsynchronously(for completionHandler{)
     image(at); init(asset); maximumSize
    AVAudioPlayer
     currentTime; data; duration; init(contentsOf); init(data); isPlaying; numberOfLoops; pause(); play(); prepareToPlay()
     rate; stop(); url; volume
    AVAudioQuality
     high; low; max; medium; min
    AVAudioRecorder
     averagePower(forChannel); currentTime; init(url settings); isMeteringEnabled; isRecording; pause()
     peakPower(forChannel); prepareToRecord(); record(); settings; stop(); updateMeters(); url
    AVAudioSession
     isOtherAudioPlaying; recordPermission; requestRecordPermission(_{); setActive(_ options?)
     setCategory(_ mode policy options?); setCategory(_ mode? options?); setCategory(_ options); sharedInstance()
    AVAudioSession.Category
     ambient; playAndRecord; playback; record; soloAmbient
    AVAudioSession.CategoryOptions
     duckOthers; init(rawValue); mixWithOthers; rawValue
    AVAudioSession.Mode
     default; gameChat; measurement; moviePlayback; spokenAudio; videoChat; videoRecording; voiceChat; voicePrompt
    AVAudioSession.RecordPermission
     denied; granted; undetermined
    AVAudioSession.RouteSharingPolicy
     default; independent; longFormAudio; longFormVideo
    AVAudioSession.SetActiveOptions
     init(rawValue); notifyOthersOnDeactivation; rawValue
    AVFileType
     caf; init(rawValue); m4a; mov; mp4; rawValue
    AVLayerVideoGravity
     init(rawValue); rawValue; resize; resizeAspect; resizeAspectFill
    AVPlayer
     actionAtItemEnd; addPeriodicTimeObserver(forInterval queue using{); allowsExternalPlayback
     audiovisualBackgroundPlaybackPolicy; automaticallyWaitsToMinimizeStalling; currentItem; currentTime(); error; init()
     init(playerItem); init(url); isMuted; pause(); play(); playImmediately(atRate)
     preventsDisplaySleepDuringVideoPlayback; rate; removeTimeObserver(_); replaceCurrentItem(with)
     seek(to completionHandler{); seek(to); status; timeControlStatus; volume
    AVPlayer.ActionAtItemEnd
     advance; none; pause
    AVPlayer.Status
     failed; readyToPlay; unknown
    AVPlayer.TimeControlStatus
     paused; playing; waitingToPlayAtSpecifiedRate
    AVPlayerAudiovisualBackgroundPlaybackPolicy
     automatic; continuesIfPossible; pauses
    AVPlayerItem
     asset; currentTime(); didPlayToEndTimeNotification; duration; init(asset); init(url); status
    AVPlayerLayer
     player; videoGravity
    AVPlayerLooper
     init(player templateItem)
    AVPlayerViewController
     allowsPictureInPicturePlayback; entersFullScreenWhenPlaybackBegins; exitsFullScreenWhenPlaybackEnds; player
     showsPlaybackControls; videoGravity
    AVQueuePlayer
     init(); init(items); init(playerItem)
    AVURLAsset
     init(url options?)
    AXCategoricalDataAxisDescriptor
     categoryOrder; init(title categoryOrder); title
    AXChartDescriptor
     additionalAxes; contentDirection; init(title summary xAxis yAxis? additionalAxes? series); series; summary; title
     xAxis; yAxis
    AXChartDescriptor.ContentDirection
     bottomToTop; leftToRight; rightToLeft; topToBottom
    AXCustomContent
    AXCustomContent.Importance
     default; high
    AXDataPoint
     init(x y? additionalValues? label?); label
    AXDataPoint.Value
     category; number
    AXDataSeriesDescriptor
     dataPoints; init(name isContinuous dataPoints); isContinuous; name
    AXNumericDataAxisDescriptor
     gridlinePositions; init(title range gridlinePositions valueDescriptionProvider{); range; title
    AccessibilityActionCategory
     default; edit; init(_)
    AccessibilityActionKind
     default; delete; escape; init(named); magicTap; showMenu
    AccessibilityAdjustmentDirection
     decrement; increment
    AccessibilityChildBehavior
     combine; contain; ignore
    AccessibilityCustomContentKey
     init(_ id); init(_)
    AccessibilityDirectTouchOptions
     init(rawValue); rawValue; requiresActivation; silentOnTouch
    AccessibilityFocusState
     init(); projectedValue; wrappedValue
    AccessibilityFocusState.Binding
     projectedValue; wrappedValue
    AccessibilityHeadingLevel
     h1; h2; h3; h4; h5; h6; unspecified
    AccessibilityNotification
    AccessibilityNotification.Announcement
     init(_); post()
    AccessibilityNotification.LayoutChanged
     init(_?); post()
    AccessibilityNotification.PageScrolled
     init(_); post()
    AccessibilityNotification.ScreenChanged
     init(_?); post()
    AccessibilityRotorEntry
     body; init(_ id)
    AccessibilityTextContentType
     console; narrative; plain
    AccessibilityTraits
     allowsDirectInteraction; causesPageTurn; contains(_); formIntersection(_); formSymmetricDifference(_); formUnion(_)
     init(); insert(_); intersection(_); isButton; isHeader; isImage; isKeyboardKey; isLink; isModal; isSearchField
     isSelected; isStaticText; isSummaryElement; isTabBar; isToggle; playsSound; remove(_); startsMediaSession
     symmetricDifference(_); union(_); update(with); updatesFrequently
    AccessibilityTraits.Element
    AccessibilityZoomGestureAction
     direction; location; point
    AccessibilityZoomGestureAction.Direction
     zoomIn; zoomOut
    AccessoryBarButtonStyle
     init(); makeBody(configuration)
    AccessoryWidgetBackground
     body; init()
    ActionSheet
     init(title message? buttons?)
    ActionSheet.Button
    AdaptableTabBarPlacement
     automatic; sidebar; tabBar
    Alert
     init(title message? dismissButton?); init(title message? primaryButton secondaryButton)
    Alert.Button
     cancel(_ action{?); cancel(_{?); default(_ action{?); destructive(_ action{?)
    Alignment
     bottom; bottomLeading; bottomTrailing; center; centerFirstTextBaseline; centerLastTextBaseline; horizontal
     init(horizontal vertical); leading; leadingFirstTextBaseline; leadingLastTextBaseline; top; topLeading; topTrailing
     trailing; trailingFirstTextBaseline; trailingLastTextBaseline; vertical
    Anchor
    Anchor.Source
     bottom; bottomTrailing; bounds; center; leading; rect(_); top; topLeading; trailing
    Angle
     degrees; degrees(_); init(); init(degrees); init(radians); magnitudeSquared; radians; radians(_); scale(by); zero
    AngularGradient
     body; init(colors center angle?); init(colors center startAngle endAngle); init(gradient center angle?)
     init(gradient center startAngle endAngle); init(stops center angle?); init(stops center startAngle endAngle)
    Animatable.AnimatableData
    AnimatablePair
     first; init(_ _); magnitudeSquared; scale(by); second; zero
    Animation
     bouncy; bouncy(duration? extraBounce?); default; delay(_); easeIn; easeIn(duration); easeInOut; easeInOut(duration)
     easeOut; easeOut(duration); interactiveSpring; interactiveSpring(response? dampingFraction? blendDuration?)
     interpolatingSpring; interpolatingSpring(duration? bounce? initialVelocity?)
     interpolatingSpring(mass? stiffness damping initialVelocity?); linear; linear(duration); repeatCount(_ autoreverses?)
     repeatForever(autoreverses?); smooth; smooth(duration? extraBounce?); snappy; snappy(duration? extraBounce?); speed(_)
     spring; spring(duration bounce? blendDuration?); spring(response? dampingFraction? blendDuration?)
     timingCurve(_ _ _ _ duration?)
    AnimationCompletionCriteria
     logicallyComplete; removed
    AnimationTimelineSchedule
     entries(from mode); init(minimumInterval? paused?)
    Annotation
     init(_ coordinate anchor? content{); init(coordinate anchor? content{ label{)
    Annotation.Body
    AnnotationContext
     targetSize
    AnnotationOverflowResolution
     automatic; init(x? y?)
    AnnotationOverflowResolution.Boundary
     automatic; chart; plot
    AnnotationOverflowResolution.Strategy
     automatic; disabled; fit; fit(to); padScale
    AnnotationPosition
     automatic; bottom; bottomLeading; bottomTrailing; leading; overlay; top; topLeading; topTrailing; trailing
    AnyAxisContent
    AnyCancellable
     cancel(); init(_); init(_{); store(in)
    AnyChartContent
     init(_); init(erasing)
    AnyChartContent.Body
    AnyGradient
     init(_)
    AnyLayout
     explicitAlignment(of in proposal subviews cache); init(_); makeCache(subviews)
     placeSubviews(in proposal subviews cache); sizeThatFits(proposal subviews cache); updateCache(_ subviews)
    AnyLayout.Cache
    AnyPublisher
     description; init(_)
    AnyShape
     init(_); path(in); sizeThatFits(_)
    AnyShapeStyle
     init(_)
    AnySubscriber
     combineIdentifier; description; init(_); init(receiveSubscription{? receiveValue{? receiveCompletion{?)
    AnyTransition
     animation(_); asymmetric(insertion removal); combined(with); identity; init(_); modifier(active identity); move(edge)
     offset(_); offset(x? y?); opacity; push(from); scale; scale(scale anchor?); slide
    AnyView
     init(_); init(erasing)
    AnyView.Body
    App.Body
    AppEntity.DefaultQuery
    AppEntity.Property
    AppIntent.Parameter
    AppIntent.PerformResult
    AppIntent.Summary
    AppIntent.SummaryContent
    AppIntent.When
    AppIntentConfiguration
     init(kind intent? provider content{)
    AppIntentConfiguration.Body
    AppIntentError
     noAnswer
    AppIntentRecommendation
     init(intent description)
    AppIntentTimelineProvider.Context
    AppIntentTimelineProvider.Entry
    AppIntentTimelineProvider.Intent
    AppShortcut
     init(intent phrases shortTitle? systemImageName?)
    AppShortcutPhrase
     init(stringInterpolation); init(stringLiteral)
    AppShortcutPhrase.Interpolation
     appendInterpolation(_); appendLiteral(_); init(literalCapacity interpolationCount)
    AppShortcutPhrase.Token
     applicationName
    AppShortcutsBuilder
     buildBlock(_*)
    AppStorage
     init(_ store?); init(wrappedValue _ store?); projectedValue; wrappedValue
    AppStore
     canMakePayments; requestReview(in); sync()
    AreaMark
     init(x y series stacking?); init(x y stacking?); init(x yStart yEnd series); init(x yStart yEnd); init(xStart xEnd y)
    AsyncImage
     body; init(url scale? content{ placeholder{); init(url scale? transaction? content{); init(url scale?)
    AsyncImagePhase
     empty; error; failure; image; success
    AsyncPublisher
     init(_); makeAsyncIterator()
    AsyncPublisher.Element
    AsyncPublisher.Iterator
     next()
    AsyncThrowingPublisher
     init(_); makeAsyncIterator()
    AsyncThrowingPublisher.Element
    AsyncThrowingPublisher.Iterator
     next()
    AttributeContainer
     init(_)
    AttributeScopes
     swiftUI; uiKit
    AttributeScopes.SwiftUIAttributes
     backgroundColor; baselineOffset; font; foregroundColor; foundation; inlinePresentationIntent; kern; strikethroughStyle
     tracking; underlineStyle
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
    AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute
     name
    AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.Value
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
    AttributeScopes.UIKitAttributes
     backgroundColor; font; foregroundColor; foundation; strikethroughStyle; underlineStyle
    AttributeScopes.UIKitAttributes.BackgroundColorAttribute
     name
    AttributeScopes.UIKitAttributes.BackgroundColorAttribute.Value
    AttributeScopes.UIKitAttributes.FontAttribute
     name
    AttributeScopes.UIKitAttributes.FontAttribute.Value
    AttributeScopes.UIKitAttributes.ForegroundColorAttribute
     name
    AttributeScopes.UIKitAttributes.ForegroundColorAttribute.Value
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute
     name
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.Value
    AttributeScopes.UIKitAttributes.UnderlineStyleAttribute
     name
    AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.Value
    AttributedString
     init(localized defaultValue table? bundle? locale? comment?); init(localized table? bundle? locale? comment?)
     init(localized); init(markdown options? baseURL?); transferRepresentation
    AttributedString.MarkdownParsingOptions
     allowsExtendedAttributes; failurePolicy
     init(allowsExtendedAttributes? interpretedSyntax? failurePolicy? languageCode?); interpretedSyntax; languageCode
    AttributedString.MarkdownParsingOptions.FailurePolicy
     returnPartiallyParsedIfPossible; throwError
    AttributedString.MarkdownParsingOptions.InterpretedSyntax
     full; inlineOnly; inlineOnlyPreservingWhitespace
    AttributedTextFormatting
    AttributedTextFormatting.Attributes
    AttributedTextFormatting.DefinitionBuilder
     buildBlock(_); buildExpression(_)
    AttributedTextFormatting.EmptyDefinition
     body; init()
    AttributedTextFormattingDefinition.Body
    AttributedTextFormattingDefinition.Scope
    AttributedTextSelection
     indices(in); init(); init(insertionPoint); init(range)
    AttributedTextSelection.Indices
     insertionPoint; ranges
    AttributedTextValueConstraint.AttributeKey
    AttributedTextValueConstraint.Attributes
    AuthorizationController
     performRequest(_ options?); performRequests(_ options?)
    AutomaticControlGroupStyle
     init(); makeBody(configuration)
    AutomaticDisclosureGroupStyle
     init(); makeBody(configuration)
    AutomaticFormStyle
     init(); makeBody(configuration)
    AutomaticLabeledContentStyle
     init(); makeBody(configuration)
    AutomaticNavigationSplitViewStyle
     init()
    AutomaticNavigationTransition
    AutomaticPresentationSizing
    AutomaticScaleDomain
    AutomaticTextEditorStyle
     init()
    Axis
     description; horizontal; vertical
    Axis.Set
     horizontal; init(rawValue); rawValue; vertical
    AxisContentBuilder
     buildBlock(_*); buildEither(first); buildEither(second); buildIf(_)
    AxisGridLine
     init(centered? stroke?)
    AxisMarkBuilder
    AxisMarkPosition
     automatic; bottom; leading; top; trailing
    AxisMarkPreset
     aligned; automatic; extended; inset
    AxisMarkValues
     automatic; automatic(desiredCount? roundLowerBound? roundUpperBound?)
     automatic(minimumStride desiredCount? roundLowerBound? roundUpperBound?)
     stride(by count? roundLowerBound? roundUpperBound? calendar?); stride(by roundLowerBound? roundUpperBound?)
    AxisMarks
     init(format preset? position? values?); init(preset? position? values content{)
     init(preset? position? values stroke?); init(preset? position? values? content{)
     init(preset? position? values? stroke?)
    AxisTick
     init(centered? length stroke?); init(centered? length? stroke?)
    AxisTick.Length
     automatic; label; longestLabel
    AxisValue
     as(_); count; index
    AxisValueLabel
     init(_ centered? anchor? collisionResolution? orientation?)
     init(centered? anchor? collisionResolution? orientation? horizontalSpacing? verticalSpacing? content{)
     init(centered? anchor? multiLabelAlignment? collisionResolution? offsetsMarks? orientation? horizontalSpacing? verticalSpacing?)
     init(format centered? anchor? collisionResolution? orientation?)
     init(format centered? anchor? multiLabelAlignment? collisionResolution? offsetsMarks? orientation? horizontalSpacing? verticalSpacing?)
    AxisValueLabelCollisionResolution
     automatic; disabled; greedy(priority? minimumSpacing?); truncate
    AxisValueLabelOrientation
     automatic; horizontal; vertical; verticalReversed
    BackgroundStyle
    BackgroundTask
     appRefresh(_); urlSession(_)
    BadgeProminence
     decreased; increased; standard
    BalancedNavigationSplitViewStyle
     init()
    BarMark
     init(x height? stacking?); init(x y width? height? stacking?); init(x yStart yEnd width?); init(xStart xEnd y height?)
     init(xStart xEnd yStart? yEnd?); init(y width? stacking?)
    BasicChartSymbolShape
     path(in); perceptualUnitRect; strokeBorder(lineWidth?); strokeBorder(style)
    Bindable
     id; init(_); init(projectedValue); init(wrappedValue); projectedValue; wrappedValue
    Binding
     animation(_?); constant(_); endIndex; id; index(after); index(before); indices; init(_); init(get{ set{)
     init(projectedValue); projectedValue; startIndex; transaction; transaction(_); wrappedValue
    Binding.Element
    Binding.Index
    Binding.Indices
    Binding.Iterator
    Binding.SubSequence
    BlendMode
     color; colorBurn; colorDodge; darken; destinationOut; destinationOver; difference; exclusion; hardLight; hue; lighten
     luminosity; multiply; normal; overlay; plusDarker; plusLighter; saturation; screen; softLight; sourceAtop
    BlurReplaceConfiguration
     downUp; upUp
    BorderedButtonStyle
     init(); makeBody(configuration)
    BorderedListStyle
     init()
    BorderedProminentButtonStyle
     init(); makeBody(configuration)
    BorderlessButtonMenuStyle
     init(); makeBody(configuration)
    BorderlessButtonStyle
     init(); makeBody(configuration)
    Button
     init(_ action{); init(_ image role? action{); init(_ intent); init(_ role action{); init(_ role? action{)
     init(_ systemImage action{); init(_ systemImage role action{); init(_ systemImage role? action{); init(_)
     init(action{ label{); init(intent label{); init(role action{ label{); init(role action{); init(role intent label{)
    Button.Body
    ButtonBorderShape
     automatic; capsule; circle; inset(by); path(in); roundedRectangle; roundedRectangle(radius)
    ButtonMenuStyle
     init(); makeBody(configuration)
    ButtonRepeatBehavior
     automatic; disabled; enabled
    ButtonRole
     cancel; close; confirm; destructive
    ButtonSizing
     automatic; fitted; flexible
    ButtonStyle.Body
    ButtonStyle.Configuration
    ButtonStyleConfiguration
     isPressed; label; role
    ButtonStyleConfiguration.Label
     body
    ButtonToggleStyle
     init(); makeBody(configuration)
    CALayer
     addSublayer(_); backgroundColor; borderColor; borderWidth; bounds; contents; cornerRadius; frame; insertSublayer(_ at)
     isHidden; masksToBounds; opacity; position; removeFromSuperlayer(); shadowColor; shadowOffset; shadowOpacity
     shadowPath; shadowRadius; sublayers; zPosition
    CATransform3D
     init(); m11; m12; m13; m14; m21; m22; m23; m24; m31; m32; m33; m34; m41; m42; m43; m44
    CFAbsoluteTime
    CFArray
    CFData
    CFDictionary
    CFIndex
    CFNull
    CFString
    CFTimeInterval
    CFTypeRef
    CFURL
    CGAffineTransform
     a; b; c; concatenating(_); d; identity; init(); init(_ _ _ _ _ _); init(a b c d tx ty); init(rotationAngle)
     init(scaleX y); init(translationX y); inverted(); isIdentity; rotated(by); scaledBy(x y); translatedBy(x y); tx; ty
    CGColor
     alpha; components; init(gray alpha); init(red green blue alpha); init(srgbRed green blue alpha); numberOfComponents
    CGColorSpace
    CGFloat
     magnitudeSquared; scale(by)
    CGImage
     height; utType; width
    CGImageDestination
    CGImageSource
    CGLineCap
     butt; round; square
    CGLineJoin
     bevel; miter; round
    CGPath
    CGPoint
     applying(_)
    CGRect
     applying(_)
    CGSize
     applying(_)
    CGVector
     dx; dy; init(dx? dy?); zero
    CIColor
     alpha; blue; green; init(color); init(red green blue alpha?); red
    CIContext
     createCGImage(_ from); init(options?); render(_ toBitmap rowBytes bounds format colorSpace)
    CIContextOption
     init(rawValue); outputColorSpace; rawValue; useSoftwareRenderer; workingColorSpace
    CIFilter
     init(name parameters); init(name); name; outputImage; setValue(_ forKey)
    CIFormat
     init(rawValue); rawValue
    CIFormat.ARGB8
    CIFormat.BGRA8
    CIFormat.RGBA8
    CIImage
     cropped(to); extent; init(cgImage); init(data); init(image); transformed(by)
    CIVector
     init(x y? z? w?); w; x; y; z
    CLAccuracyAuthorization
     fullAccuracy; reducedAccuracy
    CLAuthorizationStatus
     authorizedAlways; authorizedWhenInUse; denied; notDetermined; restricted
    CLError
     code; denied; init(_); locationUnknown; network
    CLError.Code
     denied; geocodeCanceled; geocodeFoundNoResult; locationUnknown; network
    CLGeocoder
     cancelGeocode(); geocodeAddressString(_ completionHandler); geocodeAddressString(_)
     reverseGeocodeLocation(_ completionHandler); reverseGeocodeLocation(_)
    CLGeocoder.CompletionHandler
    CLLocation
     altitude; coordinate; course; distance(from); horizontalAccuracy
     init(coordinate altitude horizontalAccuracy verticalAccuracy course? speed? timestamp); init(latitude longitude)
     speed; timestamp; verticalAccuracy
    CLLocationAccuracy
    CLLocationCoordinate2D
     init(); init(latitude longitude); latitude; longitude
    CLLocationDegrees
    CLLocationDirection
    CLLocationDistance
    CLLocationManager
     accuracyAuthorization; allowsBackgroundLocationUpdates; authorizationStatus; authorizationStatus(); desiredAccuracy
     distanceFilter; location; locationServicesEnabled(); pausesLocationUpdatesAutomatically; requestAlwaysAuthorization()
     requestLocation(); requestWhenInUseAuthorization(); startUpdatingHeading(); startUpdatingLocation()
     stopUpdatingHeading(); stopUpdatingLocation()
    CLLocationSpeed
    CLPlacemark
     administrativeArea; country; isoCountryCode; locality; location; name; postalCode; subLocality; subThoroughfare
     thoroughfare
    CMTime
     indefinite; init(seconds preferredTimescale); init(value timescale); invalid; isIndefinite; isNumeric; isValid
     seconds; timescale; value; zero
    Canvas
     body; init(opaque? colorMode? rendersAsynchronously? renderer{ symbols{)
     init(opaque? colorMode? rendersAsynchronously? renderer{)
    Capsule
     init(style?); inset(by); path(in)
    Chart
     body; init(_ content{); init(_ id content{); init(content{)
    ChartAxisContent
     body
    ChartBinRange
     lowerBound; upperBound
    ChartContent.Body
    ChartContentBuilder
     buildBlock(); buildBlock(_); buildEither(first); buildEither(second); buildExpression(_); buildIf(_)
     buildLimitedAvailability(_)
    ChartPlotContent
     body
    ChartProxy
     plotAreaFrame; plotAreaSize; plotContainerFrame; plotFrame; plotSize; position(for); position(forX); position(forY)
     selectXValue(at); selectYValue(at); value(at as?); value(atX as?); value(atY as?)
    Circle
     init(); inset(by); path(in); perceptualUnitRect; strokeBorder(lineWidth); strokeBorder(style)
    CircularProgressViewStyle
     init(); init(tint); makeBody(configuration)
    CodableRepresentation
     init(); init(contentType)
    CodableRepresentation.Body
    Color
     accentColor; black; blue; brown; cgColor; clear; cyan; gradient; gray; green; indigo; init(_ bundle?); init(_)
     init(_? red green blue opacity?); init(_? white opacity?); init(cgColor); init(hue saturation brightness opacity?)
     init(uiColor); mint; opacity(_); orange; pink; primary; purple; red; resolve(in); secondary; teal; white; yellow
    Color.Body
    Color.RGBColorSpace
     displayP3; sRGB; sRGBLinear
    Color.Resolved
     blue; green; init(colorSpace? red green blue opacity?); linearBlue; linearGreen; linearRed; opacity; red
    ColorPicker
     body; init(_ selection supportsOpacity?); init(selection supportsOpacity? label{)
    ColorRenderingMode
     extendedLinear; linear; nonLinear
    ColorResource
     init(name bundle)
    ColorScheme
     dark; light
    ColorSchemeContrast
     increased; standard
    ColumnNavigationViewStyle
     init()
    ColumnsFormStyle
     init(); makeBody(configuration)
    CombineIdentifier
     description; init(); init(_)
    CommandGroup
     init(after addition{); init(before addition{); init(replacing addition{)
    CommandGroup.Body
    CommandGroupPlacement
     appInfo; appSettings; appTermination; appVisibility; help; importExport; newItem; pasteboard; printItem; saveItem
     sidebar; singleWindowList; systemServices; textEditing; textFormatting; toolbar; undoRedo; windowArrangement
     windowList; windowSize
    CommandMenu
     init(_ content{)
    CommandMenu.Body
    Commands.Body
    CommandsBuilder
     buildBlock(); buildBlock(_); buildEither(first); buildEither(second); buildExpression(_); buildLimitedAvailability(_)
     buildOptional(_)
    CompactDatePickerStyle
     init(); makeBody(configuration)
    CompactMenuControlGroupStyle
     init(); makeBody(configuration)
    ContainerBackgroundPlacement
     navigation; navigationSplitView; subscriptionStore; subscriptionStoreFullHeight; subscriptionStoreHeader; tabView
     widget; window
    ContainerRelativeShape
     init(); inset(by); path(in)
    ContainerValueKey.Value
    ContainerValues
     hasTag(_); tag(for)
    ContentMarginPlacement
     automatic; scrollContent; scrollIndicators
    ContentMode
     fill; fit
    ContentShapeKinds
     accessibility; contextMenuPreview; dragPreview; focusEffect; hoverEffect; init(rawValue); interaction; rawValue
    ContentSizeCategory
     accessibilityExtraExtraExtraLarge; accessibilityExtraExtraLarge; accessibilityExtraLarge; accessibilityLarge
     accessibilityMedium; extraExtraExtraLarge; extraExtraLarge; extraLarge; extraSmall; isAccessibilityCategory; large
     medium; small
    ContentTransition
     identity; interpolate; numericText(countsDown?); numericText(value); opacity; symbolEffect; symbolEffect(_ options?)
    ContentUnavailableView
     body; init(_ image description?); init(_ systemImage description?); init(label{ description{? actions{?); search
     search(text)
    ContextMenu
     init(menuItems{)
    ControlActiveState
     active; inactive; key
    ControlGroup
     body; init(_ content{); init(_); init(content{ label{); init(content{)
    ControlGroupStyle.Body
    ControlGroupStyle.Configuration
    ControlGroupStyleConfiguration
     content; label
    ControlGroupStyleConfiguration.Content
    ControlGroupStyleConfiguration.Label
    ControlSize
     extraLarge; large; mini; regular; small
    CoordinateSpace
     global; local; named
    CubicKeyframe
     init(_ duration startVelocity? endVelocity?)
    CurrentValueSubject
     init(_); send(_); send(completion); send(subscription); value
    Data
     transferRepresentation
    Data.WritingOptions
     atomicWrite
    DataRepresentation
     init(contentType exporting{ importing{); init(exportedContentType exporting{); init(importedContentType importing{)
    DataRepresentation.Body
    Date.PrimitivePlottable
    DateBins
     index(for); init(unit by? range calendar?); thresholds
    DateComponentsFormatter
     allowedUnits; allowsFractionalUnits; calendar; collapsesLargestUnit; formattingContext; includesApproximationPhrase
     includesTimeRemainingPhrase; init(); init(coder); localizedString(from unitsStyle); maximumUnitCount; referenceDate
     string(for); string(from to); string(from); unitsStyle; zeroFormattingBehavior
    DateComponentsFormatter.UnitsStyle
     abbreviated; brief; full; positional; short; spellOut
    DateComponentsFormatter.ZeroFormattingBehavior
     default; dropAll; dropLeading; dropMiddle; dropTrailing; init(rawValue); pad; rawValue
    DatePicker
     body; init(_ selection displayedComponents?); init(_ selection in displayedComponents?); init(_)
     init(selection displayedComponents? label{); init(selection in displayedComponents? label{)
    DatePicker.Components
    DatePickerComponents
     date; hourAndMinute; init(rawValue); rawValue
    DatePickerStyle.Configuration
    DatePickerStyleConfiguration
     displayedComponents; label; maximumDate; minimumDate; selection
    DatePickerStyleConfiguration.Label
    DateRangeComponentsFormatStyle
     calendar; fields; format(_); init(style locale? calendar? fields?); locale; locale(_); style; timeDuration
    DateRangeComponentsFormatStyle.Field
     day; hour; minute; month; second; week; year
    DateRangeComponentsFormatStyle.Style
     abbreviated; condensedAbbreviated; narrow; spellOut; wide
    Decimal.PrimitivePlottable
    DefaultButtonLabel
     body
    DefaultButtonStyle
     init(); makeBody(configuration)
    DefaultDatePickerStyle
     init(); makeBody(configuration)
    DefaultDateProgressLabel
     body
    DefaultFocusEvaluationPriority
     automatic; userInitiated
    DefaultGroupBoxStyle
     init(); makeBody(configuration)
    DefaultLabelStyle
     init(); makeBody(configuration)
    DefaultListStyle
     init()
    DefaultMenuStyle
     init(); makeBody(configuration)
    DefaultNavigationViewStyle
     init()
    DefaultPickerStyle
     init()
    DefaultProgressViewStyle
     init(); makeBody(configuration)
    DefaultSerialModelExecutor
     init(modelContext); modelContext
    DefaultTabLabel
     body
    DefaultTabViewStyle
     init()
    DefaultTextFieldStyle
     init()
    DefaultToggleStyle
     init(); makeBody(configuration)
    DefaultToolbarItem
     init(kind placement?)
    DefaultToolbarItem.Body
    Deferred
     createPublisher; init(createPublisher{)
    Deferred.Failure
    Deferred.Output
    DialogSeverity
     automatic; critical; standard
    DisabledTextSelectability
     allowsSelection
    DisclosureGroup
     body; init(_ content{); init(_ isExpanded content{); init(_); init(content{ label{); init(isExpanded content{ label{)
    DisclosureGroupStyle.Body
    DisclosureGroupStyle.Configuration
    DisclosureGroupStyleConfiguration
     content; isExpanded; label
    DisclosureGroupStyleConfiguration.Content
    DisclosureGroupStyleConfiguration.Label
    DismissAction
     callAsFunction()
    DismissSearchAction
     callAsFunction()
    DismissWindowAction
     callAsFunction(); callAsFunction(id value); callAsFunction(id); callAsFunction(value)
    DispatchQueue
     async(execute{); asyncAfter(deadline execute{); minimumTolerance; now; schedule(after interval tolerance options _{)
     schedule(after tolerance options _{); schedule(options _{)
    DispatchQueue.SchedulerOptions
     flags; group; init(qos? flags? group?); qos
    DispatchQueue.SchedulerTimeType
     advanced(by); dispatchTime; distance(to); init(_); init(from)
    DispatchQueue.SchedulerTimeType.Stride
     init(_); init(exactly); init(floatLiteral); init(integerLiteral); magnitude; microseconds(_); milliseconds(_)
     nanoseconds(_); seconds(_); timeInterval
    DisplayMessageAction
     callAsFunction(_)
    DisplayRepresentation
     init(stringLiteral); init(title subtitle? image?); subtitle; title
    DisplayRepresentation.Image
     init(data); init(named); init(systemName); init(url)
    Divider
     init()
    Divider.Body
    Double
     magnitudeSquared; scale(by)
    Double.PrimitivePlottable
    DoubleColumnNavigationViewStyle
    DragGesture
     init(minimumDistance? coordinateSpace); init(minimumDistance? coordinateSpace?)
    DragGesture.Body
    DragGesture.Value
     location; predictedEndLocation; predictedEndTranslation; startLocation; time; translation; velocity
    DropInfo
     hasItemsConforming(to); itemProviders(for); location
    DropOperation
     alias; cancel; copy; delete; forbidden; move
    DropProposal
     init(operation); operation
    DropSession
     location
    DynamicTypeSize
     accessibility1; accessibility2; accessibility3; accessibility4; accessibility5; isAccessibilitySize; large; medium
     small; xLarge; xSmall; xxLarge; xxxLarge
    DynamicViewContent.Data
    Edge
     bottom; leading; top; trailing
    Edge.Set
     all; bottom; horizontal; init(_); init(rawValue); leading; rawValue; top; trailing; vertical
    EdgeInsets
     bottom; init(); init(top leading bottom trailing); leading; top; trailing
    EditActions
     all; delete; init(rawValue); move; rawValue
    EditButton
     body; init()
    EditMode
     active; inactive; isEditing; transient
    Ellipse
     init(); inset(by); path(in)
    EllipticalGradient
     body; init(colors center? startRadiusFraction? endRadiusFraction?)
     init(gradient center? startRadiusFraction? endRadiusFraction?)
     init(stops center? startRadiusFraction? endRadiusFraction?)
    Empty
     completeImmediately; init(completeImmediately? outputType failureType); init(completeImmediately?)
    EmptyAnimatableData
     init(); magnitudeSquared; scale(by); zero
    EmptyCommands
     init()
    EmptyCommands.Body
    EmptyMatchedTransitionSourceConfiguration
     background(_); clipShape(_); shadow(color? radius x? y?)
    EmptyView
     init()
    EmptyView.Body
    EmptyVisualEffect
     init()
    EmptyWidgetConfiguration
     init()
    EmptyWidgetConfiguration.Body
    EnabledTextSelectability
     allowsSelection
    EntitlementTaskState
     failure; loading; map(_{); success; value
    EntityProperty
     init(); init(title); projectedValue; wrappedValue
    EntityQuery.Entity
    Environment
     init(_); wrappedValue
    EnvironmentKey.Value
    EnvironmentObject
     init(); projectedValue; wrappedValue
    EnvironmentValues
     accessibilityAssistiveAccessEnabled; accessibilityDifferentiateWithoutColor; accessibilityDimFlashingLights
     accessibilityEnabled; accessibilityInvertColors; accessibilityLargeContentViewerEnabled
     accessibilityPlayAnimatedImages; accessibilityQuickActionsEnabled; accessibilityReduceMotion
     accessibilityReduceTransparency; accessibilityShowButtonShapes; accessibilitySwitchControlEnabled
     accessibilityVoiceOverEnabled; allowedDynamicRange; allowsTightening; appearsActive; authorizationController
     autocorrectionDisabled; backgroundStyle; buttonRepeatBehavior; buttonSizing; calendar; colorScheme
     colorSchemeContrast; contentTransition; contentTransitionAddsDrawingGroup; controlActiveState; controlSize
     defaultMinListHeaderHeight; defaultMinListRowHeight; defaultWheelPickerItemHeight; description; disableAutocorrection
     dismiss; dismissSearch; dismissWindow; displayScale; displayStoreKitMessage; dynamicTypeSize; editMode; font
     headerProminence; horizontalScrollIndicatorVisibility; horizontalSizeClass; init(); isActivityFullscreen; isEnabled
     isFocused; isHoverEffectEnabled; isLuminanceReduced; isPresented; isSceneCaptured; isScrollEnabled; isSearching
     isTabBarShowingSections; labelsVisibility; layoutDirection; legibilityWeight; lineLimit; locale
     menuIndicatorVisibility; menuOrder; minimumScaleFactor; modelContext; multilineTextAlignment
     navigationLinkIndicatorVisibility; openURL; openWindow; pixelLength; presentationMode; redactionReasons; refresh
     rename; requestReview; resetFocus; scenePhase; scrollDismissesKeyboardMode; searchSuggestionsPlacement
     showsWidgetContainerBackground; showsWidgetLabel; sizeCategory; springLoadingBehavior; supportsMultipleWindows
     symbolVariants; tabViewBottomAccessoryPlacement; textCase; timeZone; truncationMode; verticalScrollIndicatorVisibility
     verticalSizeClass; webAuthenticationSession; widgetContentMargins; widgetFamily; widgetRenderingMode
    EnvironmentalModifier.ResolvedModifier
    EquatableView
     body; content; init(content)
    EventModifiers
     all; capsLock; command; control; init(rawValue); numericPad; option; rawValue; shift
    EveryMinuteTimelineSchedule
     entries(from mode); init()
    ExclusiveGesture
    ExclusiveGesture.Body
    ExclusiveGesture.Value
     first; second
    ExplicitTimelineSchedule
     entries(from mode); init(_)
    Fail
     error; init(error); init(outputType failure)
    FetchDescriptor
     fetchLimit; fetchOffset; includePendingChanges; init(predicate? sortBy?); predicate; propertiesToFetch
     relationshipKeyPathsForPrefetching; sortBy
    FileDocument.ReadConfiguration
    FileDocument.WriteConfiguration
    FileDocumentConfiguration
     document; fileURL; isEditable
    FileDocumentReadConfiguration
     contentType; file
    FileDocumentWriteConfiguration
     contentType; existingFile
    FileManager
     containerURL(forSecurityApplicationGroupIdentifier); isUbiquitousItem(at); setUbiquitous(_ itemAt destinationURL)
     startDownloadingUbiquitousItem(at); ubiquityIdentityToken; url(forUbiquityContainerIdentifier)
    FileRepresentation
     init(contentType shouldAttemptToOpenInPlace? exporting{ importing{)
     init(exportedContentType shouldAllowToOpenInPlace? exporting{)
     init(importedContentType shouldAttemptToOpenInPlace? importing{)
    FileRepresentation.Body
    FileWrapper
     fileWrappers; filename; init(directoryWithFileWrappers); init(regularFileWithContents); isDirectory; isRegularFile
     preferredFilename; regularFileContents
    FillStyle
     init(eoFill? antialiased?); isAntialiased; isEOFilled
    FittedPresentationSizing
    Float
     magnitudeSquared; scale(by)
    Float.PrimitivePlottable
    FocusState
     init(); projectedValue; wrappedValue
    FocusState.Binding
     projectedValue; wrappedValue
    FocusedBinding
     init(_); projectedValue; wrappedValue
    FocusedValue
     init(_); wrappedValue
    FocusedValueKey.Value
    FocusedValues
    Font
     body; bold(); callout; caption; caption2; custom(_ fixedSize); custom(_ size relativeTo); custom(_ size); footnote
     headline; init(_); italic(); largeTitle; leading(_); monospaced(); monospacedDigit(); smallCaps(); subheadline
     system(_ design? weight?); system(size weight? design?); title; title2; title3; weight(_)
    Font.Design
     default; monospaced; rounded; serif
    Font.Leading
     loose; standard; tight
    Font.TextStyle
     body; callout; caption; caption2; footnote; headline; largeTitle; subheadline; title; title2; title3
    Font.Weight
     black; bold; heavy; light; medium; regular; semibold; thin; ultraLight
    Font.Width
     compressed; condensed; expanded; standard
    ForEach
     content; data; init(_ <{); init(_ content{ fileID? line? column?); init(_ content{)
     init(_ editActions content{ fileID? line? column?); init(_ id content{ fileID? line? column?); init(_ id content{)
     init(_ id editActions content{ fileID? line? column?); init(sections content{); init(subviews content{)
    ForEach.Body
    ForEach.TabValue
    ForEach.TableRowValue
    ForEachSectionCollection
     endIndex; startIndex
    ForEachSubviewCollection
     endIndex; startIndex
    ForegroundStyle
    Form
     body; init(_); init(content{)
    FormPresentationSizing
    FormStyle.Body
    FormStyle.Configuration
    FormStyleConfiguration
     content
    FormStyleConfiguration.Content
    FormatStyle
     components(style fields?); measurement(width usage? numberFormatStyle?); name(style); timeDuration; url
    Future
     init(_{); value
    Future.Promise
    Gauge
     body; init(value in? label{ currentValueLabel{ minimumValueLabel{ maximumValueLabel{)
     init(value in? label{ currentValueLabel{); init(value in? label{)
    GaugeStyle.Body
    GaugeStyle.Configuration
    GaugeStyleConfiguration
     currentValueLabel; label; maximumValueLabel; minimumValueLabel; value
    GaugeStyleConfiguration.CurrentValueLabel
    GaugeStyleConfiguration.Label
    GaugeStyleConfiguration.MaximumValueLabel
    GaugeStyleConfiguration.MinimumValueLabel
    GeometryProxy
     bounds(of); frame(in); safeAreaInsets; size
    GeometryReader
     init(content{)
    GeometryReader.Body
    Gesture.Body
    Gesture.Value
    GestureMask
     all; gesture; init(rawValue); none; rawValue; subviews
    GestureState
     init(); init(initialValue reset{); init(initialValue); init(wrappedValue resetTransaction); init(wrappedValue reset{)
     init(wrappedValue); projectedValue; wrappedValue
    GestureStateGesture
    GestureStateGesture.Body
    GestureStateGesture.Value
    Glass
     clear; identity; interactive(_?); regular; tint(_)
    GlassButtonStyle
     init(); makeBody(configuration)
    GlassEffectContainer
     body; init(spacing? content{)
    GlassEffectTransition
     identity; matchedGeometry; materialize
    GlassProminentButtonStyle
     init(); makeBody(configuration)
    GlobalCoordinateSpace
     coordinateSpace; init()
    Gradient
     colorSpace(_); init(colors); init(stops); stops
    Gradient.ColorSpace
     device; perceptual
    Gradient.Stop
     color; init(color location); location
    GraphicalDatePickerStyle
     init(); makeBody(configuration)
    GraphicsContext
     addFilter(_); blendMode; clip(to style? options?); clipBoundingRect; clipToLayer(opacity? options? content{)
     concatenate(_); draw(_ at anchor?); draw(_ in style?); draw(_ in); draw(_ options?); drawLayer(content{)
     fill(_ with style); fill(_ with); opacity; resolve(_); resolveSymbol(id); rotate(by); scaleBy(x y)
     stroke(_ with lineWidth?); stroke(_ with style); transform; translateBy(x y)
    GraphicsContext.BlendMode
     clear; color; colorBurn; colorDodge; copy; darken; destinationAtop; destinationIn; destinationOut; destinationOver
     difference; exclusion; hardLight; hue; lighten; luminosity; multiply; normal; overlay; plusDarker; plusLighter
     saturation; screen; softLight; sourceAtop; sourceIn; sourceOut; xor
    GraphicsContext.ClipOptions
     init(rawValue); inverse; rawValue
    GraphicsContext.Filter
     alphaThreshold(min max? color?); blur(radius options); blur(radius); brightness(_); colorInvert(_?); colorMultiply(_)
     contrast(_); grayscale(_); hueRotation(_); projectionTransform(_); saturation(_); shadow(color? radius x? y?)
    GraphicsContext.Filter.BlurOptions
     dithersResult; init(rawValue); opaque; rawValue
    GraphicsContext.ResolvedImage
     baseline; shading; size
    GraphicsContext.ResolvedSymbol
     size
    GraphicsContext.ResolvedText
     firstBaseline(in); lastBaseline(in); measure(in); shading
    GraphicsContext.Shading
     background; color(_); color(_? red green blue opacity?); color(_? white opacity?); conicGradient(_ center angle?)
     foreground; linearGradient(_ startPoint endPoint); palette(_); radialGradient(_ center startRadius endRadius)
     style(_); tiledImage(_ origin? sourceRect? scale?)
    Grid
     init(alignment? horizontalSpacing? verticalSpacing? content{)
    Grid.Body
    GridItem
     alignment; init(_? spacing? alignment?); size; spacing
    GridItem.Size
     adaptive; fixed; flexible
    GridRow
     init(alignment? content{)
    GridRow.Body
    Group
     init(content{); init(sections transform{); init(subviews transform{)
    Group.Body
    GroupBox
     body; init(_ content{); init(_); init(content{ label{); init(content{); init(label content{)
    GroupBoxStyle.Body
    GroupBoxStyle.Configuration
    GroupBoxStyleConfiguration
     content; label
    GroupBoxStyleConfiguration.Content
    GroupBoxStyleConfiguration.Label
    GroupElementsOfContent
    GroupElementsOfContent.Body
    GroupSectionsOfContent
    GroupSectionsOfContent.Body
    GroupedFormStyle
     init(); makeBody(configuration)
    GroupedListStyle
     init()
    HStack
     init(alignment? spacing? content{)
    HStack.Body
    HStackLayout
     alignment; init(alignment? spacing?); layoutProperties; placeSubviews(in proposal subviews cache{)
     sizeThatFits(proposal subviews cache{); spacing
    HierarchicalShapeStyle
     primary; quaternary; quinary; secondary; tertiary
    HorizontalAlignment
     center; init(_); leading; listRowSeparatorLeading; listRowSeparatorTrailing; trailing
    HorizontalEdge
     leading; trailing
    HorizontalEdge.Set
     all; init(rawValue); leading; rawValue; trailing
    HoverEffect
     automatic; highlight; lift
    IconOnlyLabelStyle
     init(); makeBody(configuration)
    Image
     antialiased(_); init(_ bundle? label); init(_ bundle?); init(_ scale orientation? label); init(_)
     init(decorative bundle?); init(decorative scale orientation?); init(decorative); init(systemName variableValue)
     init(systemName); init(uiImage); interpolation(_); renderingMode(_); resizable(capInsets? resizingMode?)
     symbolRenderingMode(_); transferRepresentation; widgetAccentedRenderingMode(_)
    Image.Body
    Image.DynamicRange
     constrainedHigh; high; standard
    Image.Interpolation
     high; low; medium; none
    Image.Orientation
     down; downMirrored; left; leftMirrored; right; rightMirrored; up; upMirrored
    Image.ResizingMode
     stretch; tile
    Image.Scale
     large; medium; small
    Image.TemplateRenderingMode
     original; template
    ImagePaint
     image; init(image sourceRect? scale?)
    ImageRenderer
     allowedDynamicRange; cgImage; colorMode; content; init(content); isObservationEnabled; isOpaque; proposedSize; scale
     uiImage
    ImageResource
     init(name bundle)
    ImmediateScheduler
     minimumTolerance; now; schedule(after interval tolerance options _{); schedule(after tolerance options _{)
     schedule(options _{); shared
    ImmediateScheduler.SchedulerOptions
    ImmediateScheduler.SchedulerTimeType
     advanced(by); distance(to)
    ImmediateScheduler.SchedulerTimeType.Stride
     init(_); init(exactly); init(floatLiteral); init(integerLiteral); magnitude; microseconds(_); milliseconds(_)
     nanoseconds(_); seconds(_)
    ImportFromDevicesCommands
     init()
    ImportFromDevicesCommands.Body
    InlinePickerStyle
     init()
    InlinePresentationIntent
     blockHTML; code; emphasized; init(rawValue); inlineHTML; lineBreak; rawValue; softBreak; strikethrough
     stronglyEmphasized
    InsetGroupedListStyle
     init()
    InsetListStyle
     init()
    InsettableShape.InsetShape
    InspectorCommands
     init()
    InspectorCommands.Body
    Int.PrimitivePlottable
    Int64.PrimitivePlottable
    IntentAuthenticationPolicy
     alwaysAllowed; requiresAuthentication; requiresLocalDeviceAuthentication
    IntentComparison
     equalTo; greaterThan; lessThan; notEqualTo
    IntentConfiguration
    IntentDescription
     init(_ categoryName? searchKeywords? resultValueName?); init(stringLiteral)
    IntentDialog
     init(_); init(full supporting systemImageName); init(full supporting); init(full systemImageName); init(stringLiteral)
    IntentFile
     data; fileURL; filename; init(data filename); init(fileURL filename?)
    IntentParameter
     init(); init(title description? default? requestValueDialog? requestDisambiguationDialog? inputConnectionBehavior?)
     init(title description? supportedContentTypes requestValueDialog? inputConnectionBehavior?)
     init(title description? supportedTypeIdentifiers requestValueDialog? inputConnectionBehavior?); needsValueError(_?)
     projectedValue; requestDisambiguation(among dialog?); requestValue(_); requestValue(_?); wrappedValue
    IntentParameter.ConnectionBehavior
     connectToPreviousIntentResult; default; never
    IntentParameterDependency
     init(_); wrappedValue
    IntentParameterSummary
     init(); init(<{); init(_ <{); init(_)
    IntentParameterWhen
     init(_ _ <{ <{); init(_ _ _ <{ <{)
    IntentSummaryText
     init(stringInterpolation); init(stringLiteral)
    IntentSummaryText.Interpolation
     appendInterpolation(_); appendLiteral(_); init(literalCapacity interpolationCount)
    IntentValuePresence
     hasAnyValue; hasNoValue
    InterfaceOrientation
     landscapeLeft; landscapeRight; portrait; portraitUpsideDown
    InterpolationMethod
     cardinal; cardinal(tension); catmullRom; catmullRom(alpha); description; linear; monotone; stepCenter; stepEnd
     stepStart
    Just
     init(_); map(_{); output; replaceEmpty(with); replaceError(with); setFailureType(to); tryMap(_{)
    Just.Failure
    KeyEquivalent
     character; delete; downArrow; escape; init(_); init(extendedGraphemeClusterLiteral); leftArrow; return; rightArrow
     space; tab; upArrow
    KeyPress
     characters; key; modifiers; phase
    KeyPress.Phases
     all; down; init(rawValue); rawValue; repeat; up
    KeyPress.Result
     handled; ignored
    KeyboardShortcut
     cancelAction; defaultAction; init(_ modifiers?); key; modifiers
    KeyframeAnimator
     body; init(initialValue repeating? content{ <{); init(initialValue trigger content{ <{)
    KeyframeTrack
     init(<{); init(_ <{)
    KeyframeTrack.Value
    KeyframeTrackContent.Value
    KeyframeTrackContentBuilder
     buildArray(_); buildBlock(_); buildEither(first); buildEither(second); buildExpression(_)
    Keyframes.Value
    KeyframesBuilder
     buildBlock(_); buildExpression(_)
    Label
     body; init(_ image); init(_ systemImage); init(_); init(title{ icon{)
    LabelStyle.Body
    LabelStyle.Configuration
    LabelStyleConfiguration
     icon; title
    LabelStyleConfiguration.Icon
     body
    LabelStyleConfiguration.Title
     body
    LabeledContent
     body; init(_ content{); init(_ value format); init(_ value); init(_); init(content{ label{)
    LabeledContentStyle.Body
    LabeledContentStyle.Configuration
    LabeledContentStyleConfiguration
     content; label
    LabeledContentStyleConfiguration.Content
    LabeledContentStyleConfiguration.Label
    Layout.Cache
    Layout.Subviews
    LayoutDirection
     leftToRight; rightToLeft
    LayoutProperties
     init(); stackOrientation
    LayoutSubview
     dimensions(in); place(at anchor? proposal); priority; sizeThatFits(_); spacing
    LayoutSubviews
     endIndex; layoutDirection; startIndex
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
     bold; regular
    LineMark
     init(x y series); init(x y)
    LinearGradient
     body; init(colors startPoint endPoint); init(gradient startPoint endPoint); init(stops startPoint endPoint)
    LinearKeyframe
     init(_ duration timingCurve?)
    LinearProgressViewStyle
     init(); init(tint); makeBody(configuration)
    Link
     body; init(_ destination); init(destination label{)
    LinkButtonStyle
     init(); makeBody(configuration)
    List
     body; init(_ children rowContent{); init(_ children selection rowContent{)
     init(_ editActions rowContent{ fileID? line? column?); init(_ editActions selection rowContent{ fileID? line? column?)
     init(_ id children rowContent{); init(_ id editActions rowContent{ fileID? line? column?)
     init(_ id rowContent{ fileID? line? column?); init(_ id selection rowContent{ fileID? line? column?)
     init(_ rowContent{ fileID? line? column?); init(_ selection rowContent{ fileID? line? column?); init(content{)
     init(selection content{)
    ListFormatter
     init(); init(coder); itemFormatter; locale; localizedString(byJoining); string(for); string(from)
    ListSectionSpacing
     compact; custom(_); default
    LocalCoordinateSpace
     coordinateSpace; init()
    LocalizedStringKey
     init(_); init(stringInterpolation); init(stringLiteral)
    LocalizedStringKey.StringInterpolation
     appendInterpolation(_ format); appendInterpolation(_ formatter); appendInterpolation(_ formatter?)
     appendInterpolation(_ specifier); appendInterpolation(_ style); appendInterpolation(_)
     appendInterpolation(timerInterval pauseTime? countsDown? showsHours?); appendLiteral(_)
     init(literalCapacity interpolationCount)
    LocalizedStringResource
     init(_ defaultValue table? locale? bundle? comment?); init(_ table? locale? bundle? comment?)
     init(stringInterpolation); init(stringLiteral); key; locale; localizedStringResource
    LocalizedStringResource.BundleDescription
     atURL; forClass; main
    Logger
     critical(_); debug(_); error(_); fault(_); info(_); init(); init(_); init(subsystem category); log(_); log(level _)
     notice(_); trace(_); warning(_)
    LongPressGesture
     init(minimumDuration? maximumDistance?)
    LongPressGesture.Body
    LongPressGesture.Value
    MKCoordinateRegion
     center; init(); init(center latitudinalMeters longitudinalMeters); init(center span); span
    MKCoordinateSpan
     init(); init(latitudeDelta longitudeDelta); latitudeDelta; longitudeDelta
    MKMapCamera
     centerCoordinate; centerCoordinateDistance; heading; init(); init(lookingAtCenter fromDistance pitch heading); pitch
    MKMapConfiguration
     elevationStyle
    MKMapConfiguration.ElevationStyle
     flat; realistic
    MKMapItem
     init(placemark); name; openInMaps(launchOptions?); phoneNumber; placemark; url
    MKMapPoint
     coordinate; init(_); init(x y); x; y
    MKMapRect
     init(x y width height); origin; size; world
    MKMapType
     hybrid; hybridFlyover; mutedStandard; satellite; satelliteFlyover; standard
    MKMapView
     addAnnotation(_); addAnnotations(_); annotations; appearance(); camera; centerCoordinate; isPitchEnabled
     isRotateEnabled; isScrollEnabled; isZoomEnabled; mapType; preferredConfiguration; region; removeAnnotation(_)
     removeAnnotations(_); setCamera(_ animated); setCenter(_ animated); setRegion(_ animated); showsCompass; showsScale
     showsUserLocation
    MKOverlayLevel
     aboveLabels; aboveRoads
    MKPlacemark
     coordinate; init(coordinate)
    MKPointAnnotation
     coordinate; subtitle; title
    MKPointOfInterestFilter
     excludingAll; includingAll
    MKStandardMapConfiguration
     emphasisStyle; init(elevationStyle? emphasisStyle?); pointOfInterestFilter; showsTraffic
    MKStandardMapConfiguration.EmphasisStyle
     default; muted
    MagnificationGesture
     init(minimumScaleDelta?)
    MagnificationGesture.Body
    MagnificationGesture.Value
    MagnifyGesture
     init(minimumScaleDelta?)
    MagnifyGesture.Body
    MagnifyGesture.Value
     magnification; velocity
    Map
     body; init(bounds? interactionModes? scope? content{); init(bounds? interactionModes? scope?)
     init(coordinateRegion interactionModes? showsUserLocation? userTrackingMode? annotationItems annotationContent{)
     init(coordinateRegion interactionModes? showsUserLocation? userTrackingMode?)
     init(initialPosition bounds? interactionModes? scope? content{)
     init(initialPosition bounds? interactionModes? scope?); init(position bounds? interactionModes? scope? content{)
     init(position bounds? interactionModes? scope?); init(position bounds? interactionModes? selection scope? content{)
    MapAnnotation
     init(coordinate anchorPoint? content{)
    MapCamera
     centerCoordinate; distance; heading; init(centerCoordinate distance heading? pitch?); pitch
    MapCameraBounds
     init(centerCoordinateBounds minimumDistance? maximumDistance?); init(minimumDistance? maximumDistance?)
    MapCameraPosition
     automatic; camera(_); item(_ allowsAutomaticPitch?); rect(_); region; region(_)
     userLocation(followsHeading? fallback)
    MapCameraUpdateContext
     camera; region
    MapCameraUpdateFrequency
     continuous; onEnd
    MapCircle
     init(center radius)
    MapCircle.Body
    MapCompass
     body; init(scope?)
    MapContent.Body
    MapContentBuilder
     buildBlock(); buildBlock(_); buildEither(first); buildEither(second); buildExpression(_); buildIf(_)
     buildLimitedAvailability(_)
    MapInteractionModes
     all; init(rawValue); pan; pitch; rawValue; rotate; zoom
    MapMarker
     init(coordinate tint?)
    MapPin
     init(coordinate tint?)
    MapPitchToggle
     body; init(scope?)
    MapPolygon
     init(coordinates)
    MapPolygon.Body
    MapPolyline
     init(coordinates contourStyle?)
    MapPolyline.Body
    MapPolyline.ContourStyle
     geodesic; straight
    MapScaleView
     body; init(anchorEdge? scope?)
    MapStyle
     hybrid; hybrid(elevation? pointsOfInterest? showsTraffic?); imagery; imagery(elevation?); standard
     standard(elevation? pointsOfInterest? showsTraffic?)
    MapStyle.Elevation
     automatic; flat; realistic
    MapUserLocationButton
     body; init(scope?)
    MapUserTrackingMode
     follow; none
    MarkDimension
     automatic; fixed(_); init(floatLiteral); init(integerLiteral); inset(_); ratio(_)
    MarkStackingMethod
     center; normalized; standard; unstacked
    Marker
     init(_ coordinate); init(_ image coordinate); init(_ monogram coordinate); init(_ systemImage coordinate)
     init(coordinate label{); init(item)
    Marker.Body
    MatchedGeometryProperties
     frame; init(rawValue); position; rawValue; size
    Material
     bar; regular; thick; thin; ultraThick; ultraThin
    Measurement
     formatted(); formatted(_)
    Measurement.FormatStyle
     format(_); init(width locale? usage? numberFormatStyle?); locale; locale(_); numberFormatStyle; usage; width
    Measurement.FormatStyle.UnitWidth
     abbreviated; narrow; wide
    MeasurementFormatUnitUsage
     asProvided; food; general; person; personHeight; personWeight; road; weather; workout
    Menu
     body; init(_ content{ primaryAction{); init(_ content{); init(_ systemImage content{); init(_)
     init(content{ label{ primaryAction{); init(content{ label{)
    MenuActionDismissBehavior
     automatic; disabled; enabled
    MenuControlGroupStyle
     init(); makeBody(configuration)
    MenuOrder
     automatic; fixed; priority
    MenuPickerStyle
     init()
    MenuStyle.Body
    MenuStyle.Configuration
    MenuStyleConfiguration
    MenuStyleConfiguration.Content
    MenuStyleConfiguration.Label
    MeshGradient
     body; init(width height points colors background? smoothsColors? colorSpace?)
    Message
     display(in); messages; reason
    Message.Reason
     billingIssue; generic; priceIncreaseConsent
    MigrationStage
     custom; lightweight
    MiniTipViewStyle
     init(); makeBody(configuration)
    ModelConfiguration
     allowsSave; id; init(_? schema? isStoredInMemoryOnly? allowsSave? groupContainer? cloudKitDatabase?)
     init(_? schema? url allowsSave? cloudKitDatabase?); init(for _* isStoredInMemoryOnly?); isStoredInMemoryOnly; name
     url
    ModelConfiguration.CloudKitDatabase
     automatic; none; private(_)
    ModelConfiguration.GroupContainer
     automatic; identifier(_); none
    ModelContainer
     configurations; deleteAllData(); erase(); init(for migrationPlan? configurations*)
     init(for migrationPlan? configurations?); init(for* migrationPlan? configurations*); schema
    ModelContext
     autosaveEnabled; changedModelsArray; container; delete(_); delete(model where? includeSubclasses?); deletedModelsArray
     didSave; enumerate(_ batchSize? allowEscapingMutations? block{); fetch(_ batchSize); fetch(_); fetchCount(_)
     fetchIdentifiers(_); hasChanges; init(_); insert(_); insertedModelsArray; model(for); processPendingChanges()
     registeredModel(for); rollback(); save(); transaction(block{); willSave
    ModifiedContent
     content; init(content modifier); modifier
    ModifiedContent.Body
    MoveKeyframe
     init(_)
    MultiDatePicker
     body; init(_ selection in); init(_ selection); init(selection in label{); init(selection label{)
    MutableCollection
     move(fromOffsets toOffset)
    NSAttributedString
     boundingRect(with options? context); init(_); init(_{?); size()
    NSAttributedString.Key
     attachment; backgroundColor; baselineOffset; font; foregroundColor; kern; link; paragraphStyle; strikethroughStyle
     strokeColor; strokeWidth; underlineColor; underlineStyle
    NSItemProvider
     canLoadObject(ofClass); hasItemConformingToTypeIdentifier(_); init(); init(contentsOf); init(item typeIdentifier)
     init(object); loadDataRepresentation(forTypeIdentifier completionHandler{)
     loadFileRepresentation(forTypeIdentifier completionHandler{)
     loadInPlaceFileRepresentation(forTypeIdentifier completionHandler{)
     loadItem(forTypeIdentifier options? completionHandler{); loadItem(forTypeIdentifier options?)
     loadObject(ofClass completionHandler{); loadTransferable(type completionHandler{); registeredContentTypes
     registeredContentTypes(conformingTo); registeredTypeIdentifiers; suggestedName
    NSKeyValueObservation
     invalidate()
    NSKeyValueObservedChange
     isPrior; newValue; oldValue
    NSKeyValueObservingOptions
     init(rawValue); initial; new; old; prior; rawValue
    NSLayoutAnchor
     constraint(equalTo constant?); constraint(greaterThanOrEqualTo constant?); constraint(lessThanOrEqualTo constant?)
    NSLayoutConstraint
     activate(_); constant; deactivate(_); isActive; priority
    NSLayoutConstraint.Axis
     horizontal; vertical
    NSLayoutDimension
     constraint(equalTo multiplier); constraint(equalToConstant)
    NSLayoutXAxisAnchor
    NSLayoutYAxisAnchor
    NSLineBreakMode
     byCharWrapping; byClipping; byTruncatingHead; byTruncatingMiddle; byTruncatingTail; byWordWrapping
    NSMutableParagraphStyle
     alignment; firstLineHeadIndent; headIndent; lineBreakMode; lineHeightMultiple; lineSpacing; paragraphSpacing
    NSParagraphStyle
    NSPredicate
     init(format _*)
    NSSortDescriptor
     init(key ascending)
    NSStringDrawingContext
     minimumScaleFactor
    NSStringDrawingOptions
     init(rawValue); rawValue; truncatesLastVisibleLine; usesDeviceMetrics; usesFontLeading; usesLineFragmentOrigin
    NSTextAlignment
     center; justified; left; natural; right
    NSTextContainer
     lineBreakMode; lineFragmentPadding; maximumNumberOfLines; size
    NSUnderlineStyle
     double; init(rawValue); rawValue; single; thick
    NSUserActivity
     activityType; addUserInfoEntries(from); becomeCurrent(); deleteAllSavedUserActivities(completionHandler{)
     expirationDate; init(activityType); invalidate(); isEligibleForHandoff; isEligibleForPrediction
     isEligibleForPublicIndexing; isEligibleForSearch; keywords; needsSave; persistentIdentifier; referrerURL
     requiredUserInfoKeys; resignCurrent(); setTypedPayload(_); targetContentIdentifier; title; typedPayload(_); userInfo
     webpageURL
    NSValue
     cgRectValue
    NamedCoordinateSpace
     coordinateSpace
    NamedShapeStyle
    Namespace
     init(); wrappedValue
    Namespace.ID
    NavigationBarItem
    NavigationBarItem.TitleDisplayMode
     automatic; inline; large
    NavigationControlGroupStyle
     init(); makeBody(configuration)
    NavigationLink
     body; init(_ destination isActive); init(_ destination); init(_ destination{); init(_ value)
     init(destination isActive label{); init(destination label{); init(destination tag selection label{)
     init(destination{ label{); init(isActive destination{ label{); init(value label{); isDetailLink(_)
    NavigationLinkPickerStyle
     init()
    NavigationPath
     append(_); codable; count; init(); init(_); removeLast(_?)
    NavigationPath.CodableRepresentation
     init(from)
    NavigationSplitView
     init(columnVisibility preferredCompactColumn sidebar{ content{ detail{)
     init(columnVisibility preferredCompactColumn sidebar{ detail{); init(columnVisibility sidebar{ content{ detail{)
     init(columnVisibility sidebar{ detail{); init(preferredCompactColumn sidebar{ content{ detail{)
     init(preferredCompactColumn sidebar{ detail{); init(sidebar{ content{ detail{); init(sidebar{ detail{)
    NavigationSplitView.Body
    NavigationSplitViewColumn
     content; detail; sidebar
    NavigationSplitViewVisibility
     all; automatic; detailOnly; doubleColumn
    NavigationStack
     init(path root{); init(root{)
    NavigationStack.Body
    NavigationView
     init(content{)
    NavigationView.Body
    Never
     body; transferRepresentation
    Never.Body
    Never.Item
    Never.Resolved
    Never.Value
    Notification.Name.AVPlayerItemDidPlayToEndTime
    NotificationCenter
     publisher(for object?)
    NotificationCenter.Publisher
     center; init(center name object?); name; object
    NotificationCenter.Publisher.Failure
    NotificationCenter.Publisher.Output
    NumberBins
     endIndex; index(for); init(data desiredCount?); init(range count); init(size range); startIndex; thresholds
    NumberBins.Element
    OSAllocatedUnfairLock
     init(); init(initialState); init(uncheckedState); withLock(_{); withLockIfAvailable(_{); withLockUnchecked(_{)
    OSLog
     category; default; disabled; init(subsystem category); isEnabled(type); subsystem
    OSLog.Category
     dynamicStackTracing; dynamicTracing; pointsOfInterest
    OSLogBoolFormat
     answer; truth
    OSLogEntry
     composedMessage; date
    OSLogEntryLog
     category; level; process; subsystem
    OSLogEntryLog.Level
     debug; error; fault; info; notice; undefined
    OSLogEnumerator
    OSLogEnumerator.Options
     init(rawValue); rawValue; reverse
    OSLogFloatFormatting
     exponential; exponential(precision{? explicitPositiveSign? uppercase?); fixed
     fixed(precision{? explicitPositiveSign? uppercase?); hex; hybrid
    OSLogIntegerFormatting
     decimal; decimal(explicitPositiveSign? minDigits?); hex
     hex(explicitPositiveSign? includePrefix? uppercase? minDigits?); octal
    OSLogInterpolation
     appendInterpolation(_{ align? privacy?); appendInterpolation(_{ format align? privacy?)
     appendInterpolation(_{ format privacy?); appendLiteral(_); init(literalCapacity interpolationCount)
    OSLogMessage
     init(stringInterpolation); init(stringLiteral)
    OSLogPosition
    OSLogPrivacy
     auto; auto(mask); private; private(mask); public; sensitive; sensitive(mask)
    OSLogPrivacy.Mask
     none
    OSLogStore
     getEntries(with? at? matching?); init(scope); position(date); position(timeIntervalSinceEnd)
    OSLogStore.Scope
     currentProcessIdentifier; system
    OSLogStringAlignment
     left(columns{); none; right(columns{)
    OSLogType
     debug; default; error; fault; info; init(_); init(rawValue); rawValue
    OSSignpostID
     exclusive; invalid; null
    OSSignpostIntervalState
    OSSignpostType
     begin; end; event; init(rawValue); rawValue
    OSSignposter
     beginInterval(_ id? _); beginInterval(_ id?); disabled; emitEvent(_ id? _); emitEvent(_ id?); endInterval(_ _ _)
     endInterval(_ _); init(); init(logHandle); init(logger); init(subsystem category); isEnabled; makeSignpostID()
     makeSignpostID(from); withIntervalSignpost(_ id? around{)
    ObservableObject.ObjectWillChangePublisher
    ObservableObjectPublisher
     init(); send()
    ObservableObjectPublisher.Failure
    ObservableObjectPublisher.Output
    ObservedObject
     init(initialValue); init(wrappedValue); projectedValue; wrappedValue
    ObservedObject.Wrapper
    OneWay
    OneWay.Body
    OpenURLAction
     callAsFunction(_ completion{); callAsFunction(_); init(handler{)
    OpenURLAction.Result
     discarded; handled; systemAction; systemAction(_)
    OpenWindowAction
     callAsFunction(id value); callAsFunction(id); callAsFunction(value)
    OperationQueue
     minimumTolerance; now; schedule(after interval tolerance options _{); schedule(after tolerance options _{)
     schedule(options _{)
    OperationQueue.SchedulerOptions
    OperationQueue.SchedulerTimeType
    Optional
     publisher; transferRepresentation
    Optional.Body
    Optional.Publisher
     init(_); output
    Optional.Publisher.Failure
    Optional.Publisher.Output
    OutlineGroup
     body; init(_ children content{); init(_ id children content{)
    OutlineSubgroupChildren
     body
    PHAccessLevel
     addOnly; readWrite
    PHAuthorizationStatus
     authorized; denied; limited; notDetermined; restricted
    PHPhotoLibrary
     authorizationStatus(for); requestAuthorization(for); shared()
    PHPickerFilter
     any(of); images; livePhotos; not(_); screenshots; videos
    PageIndexViewStyle
     init(backgroundDisplayMode?)
    PageIndexViewStyle.BackgroundDisplayMode
     always; automatic; interactive; never
    PagePresentationSizing
    PageTabViewStyle
     init(indexDisplayMode?)
    PageTabViewStyle.IndexDisplayMode
     always; automatic; never
    PagingScrollTargetBehavior
     init()
    PalettePickerStyle
     init()
    ParameterSummaryBuilder
     buildBlock(_); buildBlock(_*); buildExpression(_)
    PassthroughSubject
     init(); send(_); send(completion); send(subscription)
    PasteButton
     body; init(payloadType onPaste{); init(supportedContentTypes payloadAction{)
    Path
     addArc(center radius startAngle endAngle clockwise transform?); addArc(tangent1End tangent2End radius transform?)
     addCurve(to control1 control2); addEllipse(in transform?); addLine(to); addLines(_); addPath(_ transform?)
     addQuadCurve(to control); addRect(_ transform?); addRects(_ transform?)
     addRelativeArc(center radius startAngle delta transform?); addRoundedRect(in cornerSize style? transform?)
     applying(_); boundingRect; cgPath; closeSubpath(); contains(_ eoFill?); currentPoint; init(); init(_); init(_{)
     init(ellipseIn); init(roundedRect cornerRadius style?); init(roundedRect cornerSize style?); move(to); offsetBy(dx dy)
     path(in); strokedPath(_); trimmedPath(from to)
    PeriodicTimelineSchedule
     entries(from mode); init(from by)
    PersistentIdentifier
     description; entityName; id; storeIdentifier
    PersonNameComponents
     formatted(); formatted(_)
    PersonNameComponents.FormatStyle
     format(_); init(style? locale?); locale; locale(_); style
    PersonNameComponents.FormatStyle.Style
     abbreviated; long; medium; short
    PhaseAnimator
     body; init(_ content{ animation{?); init(_ trigger content{ animation{?)
    PhotosPicker
     body; init(_ selection matching? photoLibrary?); init(_ selection maxSelectionCount? matching? photoLibrary?)
     init(selection matching? preferredItemEncoding? photoLibrary? label{)
     init(selection maxSelectionCount? selectionBehavior? matching? preferredItemEncoding? photoLibrary? label{)
    PhotosPickerItem
     init(itemIdentifier); itemIdentifier; loadTransferable(type); supportedContentTypes
    PhotosPickerItem.EncodingDisambiguationPolicy
     automatic; compatible; current
    PhotosPickerSelectionBehavior
     continuous; continuousAndOrdered; default; ordered
    Picker
     body; init(_ selection content{); init(_ systemImage selection content{); init(selection content{ label{)
     init(selection label content{)
    PickerForm
     inline; link; menu; segmented
    PinnedScrollableViews
     init(rawValue); rawValue; sectionFooters; sectionHeaders
    PlaceholderContentView
    PlaceholderContentView.Body
    PlaceholderView
     body
    PlainButtonStyle
     init(); makeBody(configuration)
    PlainListStyle
     init()
    PlainTextEditorStyle
     init()
    PlainTextFieldStyle
     init()
    Plot
     init(content{)
    Plot.Body
    PlotDimensionScaleRange
    Plottable.PrimitivePlottable
    PlottableValue
     value(_ _ unit calendar?); value(_ _)
    PointMark
     init(x y); init(x y?); init(x? y)
    PointOfInterestCategories
     all; excludingAll
    PointerStyle
     columnResize; default; grabActive; grabIdle; horizontalText; link; rectSelection; rowResize; verticalText; zoomIn
     zoomOut
    PopoverAttachmentAnchor
     rect
    PopoverAttachmentAnchor.Source
     bounds
    PreferenceKey.Value
    PresentationAdaptation
     automatic; fullScreenCover; none; popover; sheet
    PresentationBackgroundInteraction
     automatic; disabled; enabled; enabled(upThrough)
    PresentationContentInteraction
     automatic; resizes; scrolls
    PresentationDetent
     fraction(_); height(_); large; medium
    PresentationMode
     dismiss(); isPresented
    Preview
    Preview.ViewTraits
    PreviewDevice
     init(rawValue); init(stringLiteral); rawValue
    PreviewLayout
     device; fixed; sizeThatFits
    PreviewModifier.Body
    PreviewModifier.Content
    PreviewModifier.Context
    PreviewProvider.Previews
    PreviewTrait
     defaultLayout; fixedLayout(width height); landscapeLeft; landscapeRight; modifier(_); portrait; portraitUpsideDown
     sizeThatFitsLayout
    PrimitiveButtonStyle.Body
    PrimitiveButtonStyle.Configuration
    PrimitiveButtonStyleConfiguration
     label; role; trigger()
    PrimitiveButtonStyleConfiguration.Label
     body
    Product
     currentEntitlement; description; displayName; displayPrice; id; isFamilyShareable; latestTransaction; price
     priceFormatStyle; products(for); purchase(options?); subscription; subscriptionPeriodFormatStyle
     subscriptionPeriodUnitFormatStyle; type
    Product.CollectionTaskState
     failure; loading; success
    Product.ProductType
     autoRenewable; consumable; nonConsumable; nonRenewable; rawValue
    Product.PurchaseOption
     appAccountToken(_); quantity(_)
    Product.PurchaseResult
     pending; success; userCancelled
    Product.SubscriptionInfo
     groupLevel; introductoryOffer; isEligibleForIntroOffer; promotionalOffers; status; status(for); subscriptionGroupID
     subscriptionPeriod
    Product.SubscriptionInfo.RenewalInfo
     autoRenewPreference; currentProductID; willAutoRenew
    Product.SubscriptionInfo.RenewalState
     expired; inBillingRetryPeriod; inGracePeriod; revoked; subscribed
    Product.SubscriptionInfo.Status
     renewalInfo; state; transaction; updates
    Product.SubscriptionOffer
     displayPrice; id; paymentMode; period; periodCount; price
    Product.SubscriptionOffer.PaymentMode
     freeTrial; payAsYouGo; payUpFront
    Product.SubscriptionPeriod
     formatted(_); monthly; unit; value; weekly; yearly
    Product.SubscriptionPeriod.FormatStyle
    Product.SubscriptionPeriod.Unit
     day; formatted(_); localizedDescription; month; week; year
    Product.SubscriptionPeriod.Unit.FormatStyle
    Product.SubscriptionRelationship
     all; crossgrade; current; downgrade; init(rawValue); rawValue; upgrade
    Product.TaskState
     failure; loading; success; unavailable
    ProductView
     body; init(_ prefersPromotionalIcon? icon{); init(_ prefersPromotionalIcon?); init(id prefersPromotionalIcon? icon{)
     init(id prefersPromotionalIcon?)
    ProductViewStyleChoice
     automatic; compact; large; regular
    ProgressView
     body; init(); init(_ value total?); init(_); init(label{); init(timerInterval countsDown? label{ currentValueLabel{)
     init(timerInterval countsDown? label{); init(timerInterval countsDown?); init(value total? label{ currentValueLabel{)
     init(value total? label{); init(value total?)
    ProgressViewStyle.Body
    ProgressViewStyle.Configuration
    ProgressViewStyleConfiguration
     currentValueLabel; fractionCompleted; label
    ProgressViewStyleConfiguration.CurrentValueLabel
     body
    ProgressViewStyleConfiguration.Label
     body
    ProjectionTransform
     concatenating(_); init(); init(_); isAffine; isIdentity; m11; m12; m13; m21; m22; m23; m31; m32; m33
    Prominence
     increased; standard
    ProminentDetailNavigationSplitViewStyle
     init()
    ProposedViewSize
     height; infinity; init(_); init(width height); replacingUnspecifiedDimensions(by?); unspecified; width; zero
    ProxyRepresentation
     init(exporting{ importing{); init(exporting{); init(importing{)
    ProxyRepresentation.Body
    Published
     init(initialValue); init(wrappedValue); projectedValue; wrappedValue
    Published.Publisher
    Published.Publisher.Failure
    Published.Publisher.Output
    Publisher.Failure
    Publisher.Output
    Publishers
    Publishers.AllSatisfy
     init(upstream predicate{); predicate
    Publishers.AllSatisfy.Failure
    Publishers.AllSatisfy.Output
    Publishers.AssertNoFailure
     file; init(upstream prefix file line); line; prefix
    Publishers.AssertNoFailure.Failure
    Publishers.AssertNoFailure.Output
    Publishers.Autoconnect
     init(upstream)
    Publishers.Autoconnect.Failure
    Publishers.Autoconnect.Output
    Publishers.Breakpoint
     init(upstream receiveSubscription{? receiveOutput{? receiveCompletion{?); receiveCompletion; receiveOutput
     receiveSubscription
    Publishers.Breakpoint.Failure
    Publishers.Breakpoint.Output
    Publishers.Buffer
     init(upstream size prefetch whenFull); prefetch; size; whenFull
    Publishers.Buffer.Failure
    Publishers.Buffer.Output
    Publishers.BufferingStrategy
     customError; dropNewest; dropOldest
    Publishers.Catch
     handler; init(upstream handler{)
    Publishers.Catch.Failure
    Publishers.Catch.Output
    Publishers.Collect
     init(upstream)
    Publishers.Collect.Failure
    Publishers.Collect.Output
    Publishers.CollectByCount
     count; init(upstream count)
    Publishers.CollectByCount.Failure
    Publishers.CollectByCount.Output
    Publishers.CollectByTime
     init(upstream strategy options); options; strategy
    Publishers.CollectByTime.Failure
    Publishers.CollectByTime.Output
    Publishers.CombineLatest
     a; b; init(_ _)
    Publishers.CombineLatest.Failure
    Publishers.CombineLatest.Output
    Publishers.CombineLatest3
     a; b; c; init(_ _ _)
    Publishers.CombineLatest3.Failure
    Publishers.CombineLatest3.Output
    Publishers.CombineLatest4
     a; b; c; d; init(_ _ _ _)
    Publishers.CombineLatest4.Failure
    Publishers.CombineLatest4.Output
    Publishers.CompactMap
     init(upstream transform{); transform
    Publishers.CompactMap.Failure
    Publishers.Comparison
     areInIncreasingOrder; init(upstream areInIncreasingOrder{)
    Publishers.Comparison.Failure
    Publishers.Comparison.Output
    Publishers.Concatenate
     init(prefix suffix); prefix; suffix
    Publishers.Concatenate.Failure
    Publishers.Concatenate.Output
    Publishers.Contains
     init(upstream output); output
    Publishers.Contains.Failure
    Publishers.Contains.Output
    Publishers.ContainsWhere
     init(upstream predicate{); predicate
    Publishers.ContainsWhere.Failure
    Publishers.ContainsWhere.Output
    Publishers.Count
     init(upstream)
    Publishers.Count.Failure
    Publishers.Count.Output
    Publishers.Debounce
     dueTime; init(upstream dueTime scheduler options); options; scheduler
    Publishers.Debounce.Failure
    Publishers.Debounce.Output
    Publishers.Decode
     init(upstream decoder)
    Publishers.Decode.Failure
    Publishers.Delay
     init(upstream interval tolerance scheduler options?); interval; options; scheduler; tolerance
    Publishers.Delay.Failure
    Publishers.Delay.Output
    Publishers.Drop
     count; init(upstream count)
    Publishers.Drop.Failure
    Publishers.Drop.Output
    Publishers.DropUntilOutput
     init(upstream other); other
    Publishers.DropUntilOutput.Failure
    Publishers.DropUntilOutput.Output
    Publishers.DropWhile
     init(upstream predicate{); predicate
    Publishers.DropWhile.Failure
    Publishers.DropWhile.Output
    Publishers.Encode
     init(upstream encoder)
    Publishers.Encode.Failure
    Publishers.Encode.Output
    Publishers.Filter
     init(upstream isIncluded{); isIncluded
    Publishers.Filter.Failure
    Publishers.Filter.Output
    Publishers.First
     init(upstream)
    Publishers.First.Failure
    Publishers.First.Output
    Publishers.FirstWhere
     init(upstream predicate{); predicate
    Publishers.FirstWhere.Failure
    Publishers.FirstWhere.Output
    Publishers.FlatMap
     init(upstream maxPublishers transform{); maxPublishers; transform
    Publishers.FlatMap.Failure
    Publishers.FlatMap.Output
    Publishers.HandleEvents
     init(upstream receiveSubscription{? receiveOutput{? receiveCompletion{? receiveCancel{? receiveRequest{?)
     receiveCancel; receiveCompletion; receiveOutput; receiveRequest; receiveSubscription
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
     init(upstream predicate{); predicate
    Publishers.LastWhere.Failure
    Publishers.LastWhere.Output
    Publishers.MakeConnectable
     connect(); init(upstream)
    Publishers.MakeConnectable.Failure
    Publishers.MakeConnectable.Output
    Publishers.Map
     init(upstream transform{); transform
    Publishers.Map.Failure
    Publishers.MapError
     init(upstream _{); transform
    Publishers.MapError.Output
    Publishers.MapKeyPath
     keyPath
    Publishers.MapKeyPath.Failure
    Publishers.MapKeyPath2
     keyPath0; keyPath1
    Publishers.MapKeyPath2.Failure
    Publishers.MapKeyPath2.Output
    Publishers.MapKeyPath3
     keyPath0; keyPath1; keyPath2
    Publishers.MapKeyPath3.Failure
    Publishers.MapKeyPath3.Output
    Publishers.MeasureInterval
     init(upstream scheduler); scheduler
    Publishers.MeasureInterval.Failure
    Publishers.MeasureInterval.Output
    Publishers.Merge
     a; b; init(_ _)
    Publishers.Merge.Failure
    Publishers.Merge.Output
    Publishers.Merge3
     a; b; c; init(_ _ _)
    Publishers.Merge3.Failure
    Publishers.Merge3.Output
    Publishers.Merge4
     a; b; c; d; init(_ _ _ _)
    Publishers.Merge4.Failure
    Publishers.Merge4.Output
    Publishers.Merge5
     a; b; c; d; e; init(_ _ _ _ _)
    Publishers.Merge5.Failure
    Publishers.Merge5.Output
    Publishers.Merge6
     a; b; c; d; e; f; init(_ _ _ _ _ _)
    Publishers.Merge6.Failure
    Publishers.Merge6.Output
    Publishers.Merge7
     a; b; c; d; e; f; g; init(_ _ _ _ _ _ _)
    Publishers.Merge7.Failure
    Publishers.Merge7.Output
    Publishers.Merge8
     a; b; c; d; e; f; g; h; init(_ _ _ _ _ _ _ _)
    Publishers.Merge8.Failure
    Publishers.Merge8.Output
    Publishers.MergeMany
     init(_); init(_*); merge(with); publishers
    Publishers.MergeMany.Failure
    Publishers.MergeMany.Output
    Publishers.Multicast
     connect(); createSubject; init(upstream createSubject{)
    Publishers.Multicast.Failure
    Publishers.Multicast.Output
    Publishers.Output
     init(upstream range); range
    Publishers.Output.Failure
    Publishers.Output.Output
    Publishers.PrefetchStrategy
     byRequest; keepFull
    Publishers.PrefixUntilOutput
     init(upstream other); other
    Publishers.PrefixUntilOutput.Failure
    Publishers.PrefixUntilOutput.Output
    Publishers.PrefixWhile
     init(upstream predicate{); predicate
    Publishers.PrefixWhile.Failure
    Publishers.PrefixWhile.Output
    Publishers.Print
     init(upstream prefix to?); prefix; stream
    Publishers.Print.Failure
    Publishers.Print.Output
    Publishers.ReceiveOn
     init(upstream scheduler options); options; scheduler
    Publishers.ReceiveOn.Failure
    Publishers.ReceiveOn.Output
    Publishers.Reduce
     init(upstream initial nextPartialResult{); initial; nextPartialResult
    Publishers.Reduce.Failure
    Publishers.RemoveDuplicates
     init(upstream predicate{); predicate
    Publishers.RemoveDuplicates.Failure
    Publishers.RemoveDuplicates.Output
    Publishers.ReplaceEmpty
     init(upstream output); output
    Publishers.ReplaceEmpty.Failure
    Publishers.ReplaceEmpty.Output
    Publishers.ReplaceError
     init(upstream output); output
    Publishers.ReplaceError.Failure
    Publishers.ReplaceError.Output
    Publishers.Retry
     init(upstream retries); retries
    Publishers.Retry.Failure
    Publishers.Retry.Output
    Publishers.Scan
     init(upstream initialResult nextPartialResult{); initialResult; nextPartialResult
    Publishers.Scan.Failure
    Publishers.Sequence
     init(sequence); sequence
    Publishers.Sequence.Output
    Publishers.SetFailureType
     init(upstream); setFailureType(to)
    Publishers.SetFailureType.Output
    Publishers.Share
     init(upstream)
    Publishers.Share.Failure
    Publishers.Share.Output
    Publishers.SubscribeOn
     init(upstream scheduler options); options; scheduler
    Publishers.SubscribeOn.Failure
    Publishers.SubscribeOn.Output
    Publishers.SwitchToLatest
     init(upstream)
    Publishers.SwitchToLatest.Failure
    Publishers.SwitchToLatest.Output
    Publishers.Throttle
     init(upstream interval scheduler latest); interval; latest; scheduler
    Publishers.Throttle.Failure
    Publishers.Throttle.Output
    Publishers.TimeGroupingStrategy
     byTime; byTimeOrCount
    Publishers.Timeout
     customError; init(upstream interval scheduler options customError{); interval; options; scheduler
    Publishers.Timeout.Failure
    Publishers.Timeout.Output
    Publishers.TryAllSatisfy
     init(upstream predicate{); predicate
    Publishers.TryAllSatisfy.Failure
    Publishers.TryAllSatisfy.Output
    Publishers.TryCatch
     handler; init(upstream handler{)
    Publishers.TryCatch.Failure
    Publishers.TryCatch.Output
    Publishers.TryCompactMap
     init(upstream transform{); transform
    Publishers.TryCompactMap.Failure
    Publishers.TryComparison
     areInIncreasingOrder; init(upstream areInIncreasingOrder{)
    Publishers.TryComparison.Failure
    Publishers.TryComparison.Output
    Publishers.TryContainsWhere
     init(upstream predicate{); predicate
    Publishers.TryContainsWhere.Failure
    Publishers.TryContainsWhere.Output
    Publishers.TryDropWhile
     init(upstream predicate{); predicate
    Publishers.TryDropWhile.Failure
    Publishers.TryDropWhile.Output
    Publishers.TryFilter
     init(upstream isIncluded{); isIncluded
    Publishers.TryFilter.Failure
    Publishers.TryFilter.Output
    Publishers.TryFirstWhere
     init(upstream predicate{); predicate
    Publishers.TryFirstWhere.Failure
    Publishers.TryFirstWhere.Output
    Publishers.TryLastWhere
     init(upstream predicate{); predicate
    Publishers.TryLastWhere.Failure
    Publishers.TryLastWhere.Output
    Publishers.TryMap
     init(upstream transform{); transform
    Publishers.TryMap.Failure
    Publishers.TryPrefixWhile
     init(upstream predicate{); predicate
    Publishers.TryPrefixWhile.Failure
    Publishers.TryPrefixWhile.Output
    Publishers.TryReduce
     init(upstream initial nextPartialResult{); initial; nextPartialResult
    Publishers.TryReduce.Failure
    Publishers.TryRemoveDuplicates
     init(upstream predicate{); predicate
    Publishers.TryRemoveDuplicates.Failure
    Publishers.TryRemoveDuplicates.Output
    Publishers.TryScan
     init(upstream initialResult nextPartialResult{); initialResult; nextPartialResult
    Publishers.TryScan.Failure
    Publishers.Zip
     a; b; init(_ _)
    Publishers.Zip.Failure
    Publishers.Zip.Output
    Publishers.Zip3
     a; b; c; init(_ _ _)
    Publishers.Zip3.Failure
    Publishers.Zip3.Output
    Publishers.Zip4
     a; b; c; d; init(_ _ _ _)
    Publishers.Zip4.Failure
    Publishers.Zip4.Output
    Query
     fetchError; init(); init(_ animation); init(_ transaction); init(_); init(animation)
     init(filter? sort order? animation); init(filter? sort order?); init(filter? sort? animation)
     init(filter? sort? transaction); init(filter? sort?); modelContext; wrappedValue
    RadialGradient
     body; init(colors center startRadius endRadius); init(gradient center startRadius endRadius)
     init(stops center startRadius endRadius)
    RadioGroupPickerStyle
     init()
    RangeReplaceableCollection
     remove(atOffsets)
    ReceivedTransferredFile
     file; isOriginalFile
    Record
     init(output completion); init(recording); init(record{); recording
    Record.Recording
     completion; init(); init(output completion?); output
    Rectangle
     init(); inset(by); path(in)
    RectangleCornerRadii
     bottomLeading; bottomTrailing; init(topLeading? bottomLeading? bottomTrailing? topTrailing?); topLeading; topTrailing
    RectangleMark
     init(x y width? height?); init(x yStart yEnd width?); init(xStart xEnd yStart yEnd); init(xStart xEnd yStart? yEnd?)
     init(xStart? xEnd? yStart yEnd)
    RedactionReasons
     init(rawValue); invalidated; placeholder; privacy; rawValue
    ReferenceFileDocument.ReadConfiguration
    ReferenceFileDocument.Snapshot
    ReferenceFileDocument.WriteConfiguration
    RefreshAction
     callAsFunction()
    RelativeDateTimeFormatter
     calendar; dateTimeStyle; formattingContext; init(); init(coder); locale; localizedString(for relativeTo)
     localizedString(fromTimeInterval); string(for); unitsStyle
    RelativeDateTimeFormatter.DateTimeStyle
     named; numeric
    RelativeDateTimeFormatter.UnitsStyle
     abbreviated; full; short; spellOut
    RenameAction
     callAsFunction()
    RenameButton
     body; init()
    RequestReviewAction
     callAsFunction()
    ResetFocusAction
     callAsFunction(in)
    Result
     publisher
    Result.Publisher
     init(_); result
    Result.Publisher.Output
    ReturnsValue.Value
    RotateGesture
     init(minimumAngleDelta?)
    RotateGesture.Body
    RotateGesture.Value
     rotation; velocity
    RotationGesture
     init(minimumAngleDelta?)
    RotationGesture.Body
    RotationGesture.Value
    RoundedBorderTextFieldStyle
     init()
    RoundedCornerStyle
     circular; continuous
    RoundedRectangle
     cornerSize; init(cornerRadius style?); init(cornerSize style?); inset(by); path(in)
    RuleMark
     init(x yStart yEnd); init(x yStart? yEnd?); init(xStart xEnd y); init(xStart? xEnd? y)
    RunLoop
     minimumTolerance; now; schedule(after interval tolerance options _{); schedule(after tolerance options _{)
     schedule(options _{)
    RunLoop.SchedulerOptions
    RunLoop.SchedulerTimeType
    SFSafariViewController
     configuration; dismissButtonStyle; init(coder); init(url configuration?); preferredBarTintColor
     preferredControlTintColor
    SFSafariViewController.Configuration
     barCollapsingEnabled; entersReaderIfAvailable
    SFSafariViewController.DismissButtonStyle
     cancel; close; done
    SKStoreReviewController
     requestReview(); requestReview(in)
    SafeAreaRegions
     all; container; init(rawValue); keyboard; rawValue
    ScaleType
     category; date; linear; log; squareRoot; symmetricLog
    ScaledMetric
     init(wrappedValue relativeTo); init(wrappedValue); wrappedValue
    Scene.Body
    SceneBuilder
     buildBlock(_); buildExpression(_); buildLimitedAvailability(_); buildOptional(_)
    ScenePadding
     minimum
    ScenePhase
     active; background; inactive
    SceneStorage
    Scheduler.SchedulerOptions
    Scheduler.SchedulerTimeType
    Schema
     entities; entityName(for); init(_* version?); init(_? version?); init(versionedSchema); version
    Schema.Attribute
    Schema.Attribute.Option
     allowsCloudEncryption; ephemeral; externalStorage; preserveValueOnDeletion; spotlight; transformable(by); unique
    Schema.Entity
     name
    Schema.Relationship
    Schema.Relationship.DeleteRule
     cascade; deny; noAction; nullify
    Schema.Relationship.Option
     unique
    Schema.Version
     init(_ _ _)
    ScrollAnchorRole
     alignment; initialOffset; sizeChanges
    ScrollBounceBehavior
     always; automatic; basedOnSize
    ScrollDismissesKeyboardMode
     automatic; immediately; interactively; never
    ScrollEdgeEffectStyle
     automatic; hard; soft
    ScrollGeometry
     bounds; containerSize; contentInsets; contentOffset; contentSize
     init(contentOffset contentSize contentInsets containerSize); visibleRect
    ScrollIndicatorVisibility
     automatic; hidden; never; visible
    ScrollInputBehavior
     automatic; disabled; enabled
    ScrollInputKind
     handGestureShortcut; look
    ScrollPhase
     animating; decelerating; idle; interacting; isScrolling; tracking
    ScrollPhaseChangeContext
     geometry; velocity
    ScrollPosition
     init(edge); init(id anchor?); init(idType? edge); init(idType?); init(point); init(x? y?); isPositionedByUser
     scrollTo(edge); scrollTo(id anchor?); scrollTo(point); scrollTo(x y); scrollTo(x); scrollTo(y); viewID; viewID(type)
    ScrollTransitionConfiguration
     animated; animated(_); animation(_); identity; interactive; interactive(timingCurve); threshold(_)
    ScrollTransitionConfiguration.Threshold
     centered; hidden; inset(by); visible; visible(_)
    ScrollTransitionPhase
     bottomTrailing; identity; isIdentity; topLeading; value
    ScrollView
     axes; content; init(_? showsIndicators? content{); showsIndicators
    ScrollView.Body
    ScrollViewProxy
     scrollTo(_ anchor?)
    ScrollViewReader
     content; init(content{)
    ScrollViewReader.Body
    SearchFieldPlacement
     automatic; navigationBarDrawer; navigationBarDrawer(displayMode); sidebar; toolbar
    SearchFieldPlacement.NavigationBarDrawerDisplayMode
     always; automatic
    SearchPresentationToolbarBehavior
     automatic; avoidHidingContent
    SearchScopeActivation
     automatic; onSearchPresentation; onTextEntry
    SearchSuggestionsPlacement
     automatic; content; menu
    SearchSuggestionsPlacement.Set
     content; init(rawValue); menu; rawValue
    SearchToolbarBehavior
     automatic; minimize
    SearchUnavailableContent
    SearchUnavailableContent.Actions
     body
    SearchUnavailableContent.Description
     body
    SearchUnavailableContent.Label
     body
    Section
     init(<{); init(_ <{); init(_ content{); init(_ isExpanded content{); init(content{ footer{)
     init(content{ header{ footer{); init(content{ header{); init(content{); init(footer content{); init(header content{)
     init(header footer content{); init(isExpanded content{ header{)
    Section.Body
    Section.TableRowValue
    SectionCollection
     endIndex; startIndex
    SectionCollection.Element
    SectionCollection.Index
    SectionConfiguration
     containerValues; content; footer; header; id
    SectionConfiguration.ID
    SectorMark
     init(angle innerRadius? outerRadius? angularInset?)
    SecureField
     body; init(_ text onCommit{); init(_ text prompt); init(_ text); init(text prompt? label{)
    SegmentedPickerStyle
     init()
    Selector
     init(_); init(stringLiteral)
    SensoryFeedback
     alignment; decrease; error; impact; impact(flexibility intensity?); impact(weight? intensity?); increase; levelChange
     pathComplete; selection; start; stop; success; warning
    SensoryFeedback.Flexibility
     rigid; soft; solid
    SensoryFeedback.Weight
     heavy; light; medium
    SentTransferredFile
     allowAccessingOriginalFile; file; init(_ allowAccessingOriginalFile?)
    SeparatorShapeStyle
    Sequence
     publisher
    SequenceGesture
    SequenceGesture.Body
    SequenceGesture.Value
     first; second
    Settings
     init(content{)
    Settings.Body
    Shader
     init(function arguments)
    Shader.Argument
     boundingRect; color(_); colorArray(_); data(_); float(_); float2(_ _); float2(_); float3(_ _ _); float4(_ _ _ _)
     floatArray(_); image(_)
    ShaderFunction
     dynamicallyCall(withArguments); init(library name); name
    ShaderLibrary
     bundle(_); default
    ShadowStyle
     drop(color? radius x? y?); inner(color? radius x? y?)
    ShapeStyle.Resolved
    ShapeView.Content
    ShareLink
     body; init(_ item subject? message?); init(item subject? message? label{); init(item subject? message? preview label{)
     init(item subject? message? preview); init(item subject? message?); init(items subject? message? label{)
    SharePreview
     init(_ image); init(_)
    ShortcutTileColor
     blue; grape; grayBlue; lightBlue; lime; navy; orange; pink; purple; red; tangerine; teal; yellow
    ShortcutsLink
     body; init(); init(action{)
    SidebarAdaptableTabViewStyle
     init()
    SidebarCommands
     init()
    SidebarCommands.Body
    SidebarListStyle
     init()
    SignInWithAppleButton
     body; init(_? onRequest{ onCompletion{)
    SignInWithAppleButton.Label
     continue; signIn; signUp
    SignInWithAppleButton.Style
     black; white; whiteOutline
    SimultaneousGesture
    SimultaneousGesture.Body
    SimultaneousGesture.Value
     first; second
    SiriTipView
     body; init(intent isVisible?)
    SiriTipViewStyle
     automatic; dark; light
    Slider
     body; init(value in step? label{ minimumValueLabel{ maximumValueLabel{ onEditingChanged{?)
     init(value in step? label{ onEditingChanged{?); init(value in step? onEditingChanged{? label{)
     init(value in step? onEditingChanged{? minimumValueLabel maximumValueLabel label{)
     init(value in step? onEditingChanged{?)
     init(value in? label{ minimumValueLabel{ maximumValueLabel{ onEditingChanged{?)
     init(value in? label{ onEditingChanged{?); init(value in? onEditingChanged{? label{)
     init(value in? onEditingChanged{? minimumValueLabel maximumValueLabel label{); init(value in? onEditingChanged{?)
    SortDescriptor
     init(_ comparator order?)
    Spacer
     init(minLength?); minLength
    Spacer.Body
    SpacerSizing
     fixed; flexible
    SpatialTapGesture
     init(count? coordinateSpace); init(count? coordinateSpace?)
    SpatialTapGesture.Body
    SpatialTapGesture.Value
     location
    Spring
     bounce; bouncy; duration; init(duration? bounce?); init(response dampingRatio); smooth; snappy
    SpringKeyframe
     init(_ duration? spring? startVelocity?)
    SpringLoadingBehavior
     automatic; disabled; enabled
    StackNavigationViewStyle
     init()
    State
     init(); init(initialValue); init(wrappedValue); projectedValue; wrappedValue
    StateObject
     init(wrappedValue{); projectedValue; wrappedValue
    StaticConfiguration
     init(kind provider content{)
    StaticConfiguration.Body
    Stepper
     body; init(_ onIncrement{ onDecrement{ onEditingChanged{?); init(_ value in step? onEditingChanged{?)
     init(_ value step? onEditingChanged{?); init(label{ onIncrement{ onDecrement{ onEditingChanged{?)
     init(onIncrement{ onDecrement{ onEditingChanged{? label{); init(value in step? label{ onEditingChanged{?)
     init(value in step? onEditingChanged{? label{); init(value step? label{ onEditingChanged{?)
     init(value step? onEditingChanged{? label{)
    StoreButtonKind
     automatic; cancellation; policies; redeemCode; restorePurchases; signIn
    StoreKitError
     notAvailableInStorefront; notEntitled; unknown; userCancelled
    StoreView
     body; init(ids prefersPromotionalIcon?)
    Storefront
     countryCode; current; id; updates
    String
     boundingRect(with options? attributes? context); init(localized defaultValue table? bundle? locale? comment?)
     init(localized table? bundle? locale? comment?); init(localized); size(withAttributes?); transferRepresentation
    String.LocalizationValue
     init(_); init(stringInterpolation); init(stringLiteral)
    String.LocalizationValue.StringInterpolation
     appendInterpolation(_ format); appendInterpolation(_ specifier); appendInterpolation(_); appendLiteral(_)
     init(literalCapacity interpolationCount)
    String.PrimitivePlottable
    StrokeStyle
     dash; dashPhase; init(lineWidth? lineCap? lineJoin? miterLimit? dash? dashPhase?); lineCap; lineJoin; lineWidth
     miterLimit
    SubmitLabel
     continue; done; go; join; next; return; route; search; send
    SubmitTriggers
     init(rawValue); rawValue; search; text
    Subscriber.Failure
    Subscriber.Input
    Subscribers
    Subscribers.Assign
     cancel(); init(object keyPath); keyPath; object
    Subscribers.Assign.Failure
    Subscribers.Completion
     failure; finished
    Subscribers.Demand
     description; init(from); max; max(_); none; unlimited
    Subscribers.Sink
     cancel(); init(receiveCompletion{ receiveValue{)
    SubscriptionStoreButtonLabel
     action; automatic; displayName; multiline; price; singleLine
    SubscriptionStoreControlBackground
     automatic; gradientMaterial; gradientMaterialSheet
    SubscriptionStoreControlStyleChoice
     automatic; buttons; compactPicker; pagedPicker; picker; prominentPicker
    SubscriptionStoreView
     body; init(groupID visibleRelationships? marketingContent{); init(groupID visibleRelationships?)
     init(productIDs marketingContent{); init(productIDs)
    Subscriptions
     empty
    Subview
     containerValues; id
    Subview.Body
    Subview.ID
    SubviewsCollection
     body; endIndex; startIndex
    SubviewsCollection.Element
    SubviewsCollection.Index
    SubviewsCollection.SubSequence
    SubviewsCollectionSlice
     body; endIndex; startIndex
    SubviewsCollectionSlice.Element
    SubviewsCollectionSlice.Index
    SubviewsCollectionSlice.SubSequence
    SwitchToggleStyle
     init(); init(tint); makeBody(configuration)
    SymbolColorRenderingMode
     flat; gradient
    SymbolEffectOptions
     default; nonRepeating; repeat(_); repeating; speed(_)
    SymbolEffectOptions.RepeatBehavior
     continuous; periodic; periodic(_? delay?)
    SymbolRenderingMode
     hierarchical; monochrome; multicolor; palette
    SymbolVariants
     circle; fill; none; rectangle; slash; square
    SystemGaugeStyle
     makeBody(configuration)
    SystemSoundID
    SystemSymbolEffect
     byLayer; clockwise; counterClockwise; cumulative; dimInactiveLayers; down; downUp; hideInactiveLayers; iterative
     nonReversing; offUp; plain; pulse; reversing; up; upUp; wholeSymbol
    SystemTableStyle
     automatic; inset
    SystemTransition
     body(content phase)
    Tab
     body; init(_ image role? content{); init(_ image value role? content{); init(_ systemImage role? content{)
     init(_ systemImage value role? content{); init(role content{); init(role? content{ label{); init(value content{)
     init(value role content{); init(value role? content{ label{)
    Tab.TabValue
    TabBarMinimizeBehavior
     automatic; never; onScrollDown; onScrollUp
    TabContent.TabValue
    TabContentBuilder
     buildBlock(_); buildEither(first fileID? line? column?); buildEither(second fileID? line? column?); buildExpression(_)
     buildIf(_ fileID? line? column?); buildLimitedAvailability(_)
    TabCustomizationBehavior
     automatic; disabled; reorderable
    TabIndex
     bar; pages
    TabPlacement
     automatic; pinned; sidebarOnly
    TabRole
     search
    TabSearchActivation
     automatic; searchTabSelection
    TabSection
     body; init(<{ header{); init(<{); init(_ <{)
    TabSection.TabValue
    TabView
     body; init(content{); init(selection <{); init(selection content{)
    TabViewBottomAccessoryPlacement
     expanded; inline
    TabViewCustomization
     init(); resetSectionOrder(); resetVisibility()
    TabViewCustomization.SectionCustomization
     tabOrder
    TabViewCustomization.TabCustomization
     sidebarVisibility; tabBarVisibility
    Table
     body; init(<{ <{); init(_ <{); init(_ selection <{); init(_ selection sortOrder <{); init(_ sortOrder <{)
     init(selection <{ <{); init(selection sortOrder <{ <{); init(sortOrder <{ <{)
    TableColumn
     init(_ content{); init(_ value content{); init(_ value); width(_?); width(min? ideal? max?)
    TableColumn.TableColumnSortComparator
    TableColumn.TableRowValue
    TableColumnBuilder
     buildBlock(_ _*); buildExpression(_)
    TableColumnContent.TableColumnSortComparator
    TableColumnContent.TableRowValue
    TableForEachContent
    TableForEachContent.TableRowValue
    TableRow
     init(_)
    TableRow.TableRowValue
    TableRowBuilder
     buildBlock(_*); buildExpression(_); buildIf(_)
    TableRowContent.TableRowValue
    TapGesture
     count; init(count?)
    TapGesture.Body
    TapGesture.Value
    Text
     baselineOffset(_); bold(); bold(_); customAttribute(_); font(_); fontDesign(_); fontWeight(_); fontWidth(_)
     foregroundColor(_); foregroundStyle(_); init(_ format); init(_ formatter); init(_ style)
     init(_ tableName? bundle? comment?); init(_); init(timerInterval pauseTime? countsDown? showsHours?); init(verbatim)
     italic(); italic(_); kerning(_); monospaced(_?); monospacedDigit(); strikethrough(_? color?); tracking(_)
     underline(_? color?)
    Text.Body
    Text.Case
     lowercase; uppercase
    Text.DateStyle
     date; offset; relative; time; timer
    Text.Layout
     endIndex; isTruncated; startIndex
    Text.Layout.DrawingOptions
     disablesSubpixelQuantization; init(rawValue); rawValue
    Text.Layout.Line
     endIndex; origin; startIndex; typographicBounds
    Text.Layout.Run
     endIndex; layoutDirection; startIndex; typographicBounds
    Text.Layout.RunSlice
     endIndex; startIndex; typographicBounds
    Text.Layout.TypographicBounds
     ascent; descent; init(); leading; origin; rect; width
    Text.LayoutKey
     defaultValue; reduce(value nextValue{)
    Text.LayoutKey.AnchoredLayout
     layout; origin
    Text.LineStyle
     init(pattern? color?); single
    Text.LineStyle.Pattern
     dash; dashDot; dashDotDot; dot; solid
    Text.TruncationMode
     head; middle; tail
    TextAlignment
     center; leading; trailing
    TextEditingCommands
     init()
    TextEditingCommands.Body
    TextEditor
     body; init(text selection); init(text selection?); init(text)
    TextField
     body; init(_ text onEditingChanged{); init(_ text onEditingChanged{? onCommit{); init(_ text prompt)
     init(_ text prompt? axis); init(_ text prompt?); init(_ text selection prompt? axis?); init(_ text)
     init(_ value format prompt?); init(_ value formatter prompt?); init(text prompt? axis label{)
     init(text prompt? label{); init(text selection prompt? axis? label{); init(value format prompt? label{)
    TextFormattingCommands
     init()
    TextFormattingCommands.Body
    TextInputAutocapitalization
     characters; never; sentences; words
    TextInputDictationActivation
     onLook; onSelect
    TextInputDictationBehavior
     automatic; inline(activation); preventDictation
    TextInputFormattingControlPlacement
    TextInputFormattingControlPlacement.Set
     all; contextMenu; default; init(rawValue); inputAssistant; rawValue
    TextProxy
     sizeThatFits(_)
    TextSelection
     affinity; indices; init(insertionPoint); init(range); init(ranges); isInsertion
    TextSelection.Indices
     multiSelection; selection
    TextSelectionAffinity
     automatic; downstream
    Timeline
     entries; init(entries policy); policy
    TimelineEntryRelevance
     duration; init(score duration?); score
    TimelineProvider.Context
    TimelineProvider.Entry
    TimelineProviderContext
     displaySize; family; init(family? isPreview? displaySize?); isPreview
    TimelineReloadPolicy
     after(_); atEnd; never
    TimelineSchedule.Entries
    TimelineSchedule.Mode
    TimelineScheduleMode
     lowFrequency; normal
    TimelineView
     init(_ content{)
    TimelineView.Body
    TimelineView.Context
    TimelineViewDefaultContext
     cadence; date; invalidateTimelineContent()
    TimelineViewDefaultContext.Cadence
     live; minutes; seconds
    Timer
     publish(every tolerance? on in options?); scheduledTimer(withTimeInterval repeats block{)
    Timer.TimerPublisher
     connect(); init(interval tolerance? runLoop mode options?); interval; mode; options; runLoop; tolerance
    Timer.TimerPublisher.Failure
    Timer.TimerPublisher.Output
    TintShapeStyle
    Tip.Action
    Tip.Event
    Tip.IgnoresDisplayFrequency
    Tip.MaxDisplayCount
    Tip.MaxDisplayDuration
    Tip.Option
    Tip.Rule
    Tip.Status
    TipView
     body; init(_ arrowEdge? action{?)
    TipViewStyle.Body
    TipViewStyle.Configuration
    TipViewStyleConfiguration
     actions; image; message; tip; title
    Tips
     configure(_?); hideAllTipsForTesting(); hideTipsForTesting(_); resetDatastore(); showAllTipsForTesting()
     showTipsForTesting(_)
    Tips.Action
     disabled; handler; id; init(id? disabled? perform{? _{); init(id? title disabled? perform{?); label
    Tips.ConfigurationOption
     datastoreLocation(_); displayFrequency(_)
    Tips.ConfigurationOption.DatastoreLocation
     applicationDefault; groupContainer; url
    Tips.ConfigurationOption.DisplayFrequency
     daily; hourly; immediate; monthly; weekly
    Tips.EmptyDonation
    Tips.Event
     donate(); donate(_); donations; id; init(id); sendDonation(_ _{?); sendDonation(_{?)
    Tips.Event.Donation
     date; info
    Tips.IgnoresDisplayFrequency
     init(_)
    Tips.InvalidationReason
     actionPerformed; displayCountExceeded; displayDurationExceeded; tipClosed
    Tips.ListBuilder
     buildArray(_); buildBlock(_*); buildEither(first); buildEither(second); buildExpression(_); buildOptional(_)
    Tips.MaxDisplayCount
     init(_)
    Tips.MaxDisplayDuration
     init(_)
    Tips.Parameter
     init(_ _ _); wrappedValue
    Tips.ParameterOption
     transient
    Tips.Rule
     init(_ _{)
    Tips.Status
     available; invalidated; pending
    TitleAndIconLabelStyle
     init(); makeBody(configuration)
    TitleOnlyLabelStyle
     init(); makeBody(configuration)
    Toggle
     body; init(_ isOn); init(_ systemImage isOn); init(_); init(isOn label{); init(sources isOn label{)
    ToggleStyle.Body
    ToggleStyle.Configuration
    ToggleStyleConfiguration
     isMixed; isOn; label
    ToggleStyleConfiguration.Label
     body
    ToolbarCommands
     init()
    ToolbarCommands.Body
    ToolbarContent.Body
    ToolbarContentBuilder
     buildBlock(_); buildEither(first fileID? line? column?); buildEither(second fileID? line? column?); buildExpression(_)
     buildIf(_ fileID? line? column?); buildLimitedAvailability(_)
    ToolbarCustomizationBehavior
     default; disabled; reorderable
    ToolbarCustomizationOptions
     alwaysAvailable; init(rawValue); rawValue
    ToolbarDefaultItemKind
     search; sidebarToggle; title
    ToolbarItem
     init(id placement? content{); init(placement? content{)
    ToolbarItem.Body
    ToolbarItemGroup
     init(placement? content{)
    ToolbarItemGroup.Body
    ToolbarItemPlacement
     automatic; bottomBar; cancellationAction; confirmationAction; destructiveAction; keyboard; navigation
     navigationBarLeading; navigationBarTrailing; primaryAction; principal; secondaryAction; status; topBarLeading
     topBarTrailing
    ToolbarPlacement
     automatic; bottomBar; navigationBar; tabBar; windowToolbar
    ToolbarRole
     automatic; browser; editor; navigationStack
    ToolbarSpacer
     init(_? placement?)
    ToolbarSpacer.Body
    ToolbarTitleDisplayMode
     automatic; inline; inlineLarge; large
    ToolbarTitleMenu
     init(content{)
    ToolbarTitleMenu.Body
    TopLevelDecoder.Input
    TopLevelEncoder.Output
    Transaction
     all; animation; appAccountToken; currentEntitlement(for); currentEntitlements; disablesAnimations; expirationDate
     finish(); id; init(); init(animation); isUpgraded; latest(for); originalID; productID; productType; purchaseDate
     purchasedQuantity; revocationDate; revocationReason; subscriptionGroupID; unfinished; updates
    Transaction.RefundRequestError
     duplicateRequest; failed
    Transaction.RefundRequestStatus
     success; userCancelled
    Transaction.RevocationReason
     developerIssue; localizedDescription; other
    Transaction.Transactions
    TransferRepresentation.Body
    TransferRepresentation.Item
    TransferRepresentationBuilder
     buildBlock(_); buildExpression(_)
    TransferRepresentationVisibility
     all; group; ownProcess; team
    Transferable.Representation
    Transition.Body
    Transition.Content
    TransitionPhase
     didDisappear; identity; isIdentity; value; willAppear
    TransitionProperties
     hasMotion; init(hasMotion?)
    TupleTabContent
     body
    TupleTableColumnContent
    TupleTableColumnContent.TableColumnSortComparator
    TupleTableColumnContent.TableRowValue
    TupleTableRowContent
    TupleTableRowContent.TableRowValue
    TupleView
    TupleView.Body
    TypeDisplayRepresentation
     init(name numericFormat?); init(stringLiteral); name
    UIAccessibility
     isBoldTextEnabled; isReduceMotionEnabled; isReduceTransparencyEnabled; isVoiceOverRunning; post(notification argument)
    UIAccessibility.Notification
     announcement; layoutChanged; screenChanged
    UIAction
     init(title? image? handler{); title
    UIActivity
    UIActivity.ActivityType
     addToReadingList; airDrop; assignToContact; copyToPasteboard; init(_); init(rawValue); mail; message; print; rawValue
     saveToCameraRoll
    UIActivityIndicatorView
     appearance(); color; hidesWhenStopped; init(style); isAnimating; startAnimating(); stopAnimating(); style
    UIActivityIndicatorView.Style
     large; medium
    UIActivityViewController
     completionWithItemsHandler; excludedActivityTypes; init(activityItems applicationActivities); init(coder)
    UIAlertAction
     init(title style handler{?); style; title
    UIAlertAction.Style
     cancel; default; destructive
    UIAlertController
     actions; addAction(_); addTextField(configurationHandler{?); init(coder); init(title message preferredStyle); message
     preferredStyle; textFields
    UIAlertController.Style
     actionSheet; alert
    UIApplication
     alternateIconName; applicationIconBadgeNumber; applicationState; backgroundFetchIntervalMinimum
     backgroundTimeRemaining; beginBackgroundTask(expirationHandler{); beginBackgroundTask(withName? expirationHandler{?)
     beginReceivingRemoteControlEvents(); canOpenURL(_); connectedScenes; didBecomeActiveNotification
     didEnterBackgroundNotification; didFinishLaunchingNotification; didReceiveMemoryWarningNotification
     endBackgroundTask(_); endEditing(_); isIdleTimerDisabled; isNetworkActivityIndicatorVisible
     isRegisteredForRemoteNotifications; keyWindow; open(_ options? completionHandler{?); open(_ options?)
     openNotificationSettingsURLString; openSessions; openSettingsURLString; preferredContentSizeCategory
     protectedDataDidBecomeAvailableNotification; registerForRemoteNotifications(); requestSceneSessionRefresh(_)
     setAlternateIconName(_ completionHandler{?); setAlternateIconName(_); shared; shortcutItems
     significantTimeChangeNotification; statusBarFrame; supportsAlternateIcons; unregisterForRemoteNotifications()
     userDidTakeScreenshotNotification; userInterfaceLayoutDirection; willEnterForegroundNotification
     willResignActiveNotification; willTerminateNotification; windows
    UIApplication.LaunchOptionsKey
     init(rawValue); rawValue; remoteNotification; shortcutItem; url
    UIApplication.OpenExternalURLOptionsKey
     init(rawValue); rawValue; universalLinksOnly
    UIApplication.OpenURLOptionsKey
     annotation; init(rawValue); openInPlace; rawValue; sourceApplication
    UIApplication.State
     active; background; inactive
    UIApplicationDelegateAdaptor
     init(_?); wrappedValue
    UIApplicationShortcutIcon
     init(systemImageName); init(templateImageName)
    UIApplicationShortcutItem
     icon; init(type localizedTitle localizedSubtitle? icon? userInfo?); localizedSubtitle; localizedTitle; type; userInfo
    UIBackgroundFetchResult
     failed; newData; noData
    UIBackgroundTaskIdentifier
     init(rawValue); invalid; rawValue
    UIBarAppearance
     backgroundColor; backgroundEffect; backgroundImage; configureWithDefaultBackground(); configureWithOpaqueBackground()
     configureWithTransparentBackground(); init(); shadowColor; shadowImage
    UIBarButtonItem
     appearance(); appearance(whenContainedInInstancesOf); tintColor
    UIBarButtonItemAppearance
     highlighted; normal
    UIBarItem
     image; isEnabled; setTitleTextAttributes(_ for); title
    UIBarItemStateAppearance
     badgeBackgroundColor; iconColor; titleTextAttributes
    UIBarMetrics
     compact; default
    UIBezierPath
     addClip(); addCurve(to controlPoint1 controlPoint2); addLine(to); addQuadCurve(to controlPoint); append(_); bounds
     cgPath; close(); fill(); init(); init(ovalIn); init(rect); init(roundedRect byRoundingCorners cornerRadii)
     init(roundedRect cornerRadius); lineWidth; move(to); stroke()
    UIBlurEffect
     init(style)
    UIBlurEffect.Style
     dark; extraLight; light; prominent; regular; systemChromeMaterial; systemChromeMaterialDark; systemMaterial
     systemMaterialDark; systemThickMaterial; systemThickMaterialDark; systemThinMaterial; systemThinMaterialDark
     systemUltraThinMaterial; systemUltraThinMaterialDark
    UIButton
     appearance(); setImage(_ for); setTitle(_ for); setTitleColor(_ for)
    UICollectionView
     appearance(); backgroundView
    UIColor
     accessibilityName; black; blue; brown; cgColor; clear; cyan; darkGray; darkText; getHue(_ saturation brightness alpha)
     getRed(_ green blue alpha); getWhite(_ alpha); gray; green; init(_); init(_colorLiteralRed green blue alpha)
     init(cgColor); init(displayP3Red green blue alpha); init(dynamicProvider{); init(hue saturation brightness alpha)
     init(named in compatibleWith); init(named); init(patternImage); init(red green blue alpha); init(resource)
     init(white alpha); isEqual(_); label; lightGray; lightText; link; magenta; opaqueSeparator; orange; placeholderText
     purple; quaternaryLabel; quaternarySystemFill; red; resolvedColor(with); secondaryLabel; secondarySystemBackground
     secondarySystemFill; secondarySystemGroupedBackground; separator; set(); setFill(); setStroke(); systemBackground
     systemBlue; systemBrown; systemCyan; systemFill; systemGray; systemGray2; systemGray3; systemGray4; systemGray5
     systemGray6; systemGreen; systemGroupedBackground; systemIndigo; systemMint; systemOrange; systemPink; systemPurple
     systemRed; systemTeal; systemYellow; tertiaryLabel; tertiarySystemBackground; tertiarySystemFill
     tertiarySystemGroupedBackground; tintColor; white; withAlphaComponent(_); yellow
    UIContentSizeCategory
     didChangeNotification; init(rawValue); large; rawValue
    UIControl
     addAction(_ for); appearance(); contentHorizontalAlignment; isEnabled; isHighlighted; isSelected; sendActions(for)
    UIControl.Event
     editingChanged; editingDidEnd; init(rawValue); rawValue; touchUpInside; valueChanged
    UIControl.State
     disabled; focused; highlighted; init(rawValue); normal; rawValue; selected
    UIDataDetectorTypes
     address; all; calendarEvent; init(rawValue); link; phoneNumber; rawValue
    UIDatePicker
     appearance(); date; maximumDate; minimumDate; minuteInterval
    UIDevice
     batteryLevel; batteryLevelDidChangeNotification; batteryState; batteryStateDidChangeNotification
     beginGeneratingDeviceOrientationNotifications(); current; endGeneratingDeviceOrientationNotifications()
     identifierForVendor; isBatteryMonitoringEnabled; isMultitaskingSupported; isProximityMonitoringEnabled; localizedModel
     model; name; orientation; orientationDidChangeNotification; playInputClick(); proximityState; systemName
     systemVersion; userInterfaceIdiom
    UIDevice.BatteryState
     charging; full; unknown; unplugged
    UIDeviceOrientation
     faceDown; faceUp; isFlat; isLandscape; isPortrait; isValidInterfaceOrientation; landscapeLeft; landscapeRight
     portrait; portraitUpsideDown; unknown
    UIEdgeInsets
     bottom; init(top? left? bottom? right?); left; right; top; zero
    UIEvent
    UIEvent.EventSubtype
     motionShake; none
    UIFeedbackGenerator
     init(); prepare()
    UIFont
     ascender; boldSystemFont(ofSize); buttonFontSize; capHeight; descender; familyName; familyNames; fontDescriptor
     fontName; fontNames(forFamilyName); init(coder); init(descriptor size); init(name size); isEqual(_)
     italicSystemFont(ofSize); labelFontSize; leading; lineHeight; monospacedDigitSystemFont(ofSize weight)
     monospacedSystemFont(ofSize weight); pointSize; preferredFont(forTextStyle); smallSystemFontSize; supportsSecureCoding
     systemFont(ofSize weight); systemFont(ofSize); systemFontSize; withSize(_); xHeight
    UIFont.TextStyle
     body; callout; caption1; caption2; footnote; headline; init(rawValue); largeTitle; rawValue; subheadline; title1
     title2; title3
    UIFont.Weight
     black; bold; heavy; init(rawValue); light; medium; rawValue; regular; semibold; thin; ultraLight
    UIFontDescriptor
     init(name size); pointSize; preferredFontDescriptor(withTextStyle); symbolicTraits; withDesign(_); withSize(_)
     withSymbolicTraits(_)
    UIFontDescriptor.SymbolicTraits
     init(rawValue); rawValue; traitBold; traitCondensed; traitExpanded; traitItalic; traitMonoSpace; traitTightLeading
    UIFontDescriptor.SystemDesign
     default; init(rawValue); monospaced; rawValue; rounded; serif
    UIFontMetrics
     default; init(forTextStyle); scaledFont(for); scaledValue(for)
    UIFontPickerViewController
     selectedFontDescriptor
    UIGestureRecognizer
     addTarget(_ action); cancelsTouchesInView; init(); init(target action); isEnabled; location(in); numberOfTouches
     require(toFail); state; touchesBegan(_ with); touchesCancelled(_ with); touchesEnded(_ with); touchesMoved(_ with)
     view
    UIGestureRecognizer.State
     began; cancelled; changed; ended; failed; possible
    UIGraphicsImageRenderer
     image(actions{); init(bounds format); init(bounds); init(size format); init(size)
     jpegData(withCompressionQuality actions{); pngData(actions{)
    UIGraphicsImageRendererContext
     clip(to); fill(_); format; stroke(_)
    UIGraphicsImageRendererFormat
     default(); init(); opaque; scale
    UIHostingController
     init(coder rootView); init(coder); init(rootView); rootView; sizeThatFits(in); sizingOptions
    UIHostingControllerSizingOptions
     init(rawValue); intrinsicContentSize; preferredContentSize; rawValue
    UIImage
     byPreparingForDisplay(); byPreparingThumbnail(ofSize); cgImage; draw(at); draw(in); imageOrientation; init()
     init(cgImage scale orientation); init(cgImage); init(contentsOfFile); init(data scale); init(data)
     init(imageLiteralResourceName); init(named in compatibleWith); init(named in with); init(named); init(resource)
     init(systemName withConfiguration); init(systemName); isEqual(_); isSymbolImage; jpegData(compressionQuality)
     pngData(); preparingForDisplay(); preparingThumbnail(of); resizableImage(withCapInsets); scale; size
     withConfiguration(_); withRenderingMode(_); withTintColor(_ renderingMode); withTintColor(_)
    UIImage.Configuration
    UIImage.Orientation
     down; downMirrored; left; leftMirrored; right; rightMirrored; up; upMirrored
    UIImage.RenderingMode
     alwaysOriginal; alwaysTemplate; automatic
    UIImage.SymbolConfiguration
     init(); init(font); init(hierarchicalColor); init(paletteColors); init(pointSize weight scale); init(pointSize weight)
     init(pointSize); init(scale); init(textStyle); init(weight)
    UIImage.SymbolScale
     default
    UIImage.SymbolWeight
     black; bold; heavy; light; medium; regular; semibold; thin; ultraLight; unspecified
    UIImagePickerController
     allowsEditing; isSourceTypeAvailable(_); mediaTypes; sourceType
    UIImagePickerController.InfoKey
     editedImage; imageURL; init(rawValue); mediaURL; originalImage; rawValue
    UIImagePickerController.SourceType
     camera; photoLibrary; savedPhotosAlbum
    UIImageView
     animationImages; appearance(); highlightedImage; image; init(image); isHighlighted
    UIImpactFeedbackGenerator
     impactOccurred(); impactOccurred(intensity); init(); init(style)
    UIImpactFeedbackGenerator.FeedbackStyle
     heavy; light; medium; rigid; soft
    UIInterfaceOrientation
     isLandscape; isPortrait; landscapeLeft; landscapeRight; portrait; portraitUpsideDown; unknown
    UIInterfaceOrientationMask
     all; allButUpsideDown; init(rawValue); landscape; landscapeLeft; landscapeRight; portrait; portraitUpsideDown
     rawValue
    UIKeyCommand
     action; discoverabilityTitle; init(input modifierFlags action); input; inputDownArrow; inputEscape; inputLeftArrow
     inputRightArrow; inputUpArrow; modifierFlags; wantsPriorityOverSystemBehavior
    UIKeyModifierFlags
     alphaShift; alternate; command; control; init(rawValue); rawValue; shift
    UIKeyboardType
     alphabet; asciiCapable; asciiCapableNumberPad; decimalPad; default; emailAddress; namePhonePad; numberPad
     numbersAndPunctuation; phonePad; twitter; webSearch
    UIKeyboardType.URL
    UILabel
     adjustsFontForContentSizeCategory; adjustsFontSizeToFitWidth; appearance(); attributedText; font; lineBreakMode
     minimumScaleFactor; numberOfLines; text; textAlignment; textColor
    UILayoutGuide
     bottomAnchor; centerXAnchor; centerYAnchor; heightAnchor; layoutFrame; leadingAnchor; leftAnchor; rightAnchor
     topAnchor; trailingAnchor; widthAnchor
    UILayoutPriority
     defaultHigh; defaultLow; init(_); init(rawValue); rawValue; required
    UILongPressGestureRecognizer
     minimumPressDuration
    UIMenu
    UIMenu.Identifier
     application; document; edit; file; format; help; init(_); init(rawValue); rawValue; services; toolbar; view; window
    UIModalPresentationStyle
     automatic; overCurrentContext; popover
    UIModalTransitionStyle
     coverVertical; crossDissolve; flipHorizontal; partialCurl
    UINavigationBar
     appearance(); backIndicatorImage; backIndicatorTransitionMaskImage; barTintColor; compactAppearance; isTranslucent
     largeTitleTextAttributes; prefersLargeTitles; scrollEdgeAppearance; setBackgroundImage(_ for); shadowImage
     standardAppearance; titleTextAttributes
    UINavigationBarAppearance
     backButtonAppearance; buttonAppearance; doneButtonAppearance; largeTitleTextAttributes
     setBackIndicatorImage(_ transitionMaskImage); titlePositionAdjustment; titleTextAttributes
    UINavigationController
     init(rootViewController); interactivePopGestureRecognizer; isNavigationBarHidden; navigationBar
     popToRootViewController(animated); popViewController(animated); pushViewController(_ animated)
     setNavigationBarHidden(_ animated); topViewController; viewControllers; visibleViewController
    UINavigationItem
     largeTitleDisplayMode; leftBarButtonItem; rightBarButtonItem; title; titleView
    UINavigationItem.LargeTitleDisplayMode
     always; automatic; never
    UINotificationFeedbackGenerator
     notificationOccurred(_)
    UINotificationFeedbackGenerator.FeedbackType
     error; success; warning
    UIOffset
     horizontal; init(horizontal? vertical?); vertical
    UIOpenURLContext
     url
    UIPageControl
     appearance(); currentPage; currentPageIndicatorTintColor; hidesForSinglePage; numberOfPages; pageIndicatorTintColor
    UIPageViewController
     init(coder); init(transitionStyle navigationOrientation options?)
     setViewControllers(_ direction animated completion{?); viewControllers
    UIPageViewController.NavigationDirection
     forward; reverse
    UIPageViewController.NavigationOrientation
     horizontal; vertical
    UIPageViewController.OptionsKey
     init(rawValue); interPageSpacing; rawValue
    UIPageViewController.TransitionStyle
     pageCurl; scroll
    UIPanGestureRecognizer
     maximumNumberOfTouches; minimumNumberOfTouches; setTranslation(_ in); translation(in); velocity(in)
    UIPasteboard
     changeCount; changedNotification; color; data(forPasteboardType); general; hasImages; hasStrings; hasURLs; image
     images; items; setItems(_); setValue(_ forPasteboardType); string; strings; url; urls
    UIPinchGestureRecognizer
     scale
    UIPopoverPresentationController
     sourceRect; sourceView
    UIPresentationController
    UIProgressView
     appearance(); progress; progressTintColor; trackTintColor
    UIRectCorner
     allCorners; bottomLeft; bottomRight; init(rawValue); rawValue; topLeft; topRight
    UIRectEdge
     all; bottom; init(rawValue); left; rawValue; right; top
    UIRefreshControl
     appearance(); beginRefreshing(); endRefreshing()
    UIResponder
     becomeFirstResponder(); buildMenu(with); canBecomeFirstResponder; isFirstResponder; keyCommands
     keyboardAnimationCurveUserInfoKey; keyboardAnimationDurationUserInfoKey; keyboardDidChangeFrameNotification
     keyboardDidHideNotification; keyboardDidShowNotification; keyboardFrameBeginUserInfoKey; keyboardFrameEndUserInfoKey
     keyboardWillChangeFrameNotification; keyboardWillHideNotification; keyboardWillShowNotification; motionBegan(_ with)
     motionCancelled(_ with); motionEnded(_ with); next; resignFirstResponder(); select(_); selectAll(_)
     touchesBegan(_ with); touchesCancelled(_ with); touchesEnded(_ with); touchesMoved(_ with)
    UIReturnKeyType
     continue; default; done; emergencyCall; go; google; join; next; route; search; send; yahoo
    UIScene
     activationState; didActivateNotification; didEnterBackgroundNotification; init(session connectionOptions); session
     title; willConnectNotification; willDeactivateNotification; willEnterForegroundNotification
    UIScene.ActivationState
     unattached
    UIScene.ConnectionOptions
     shortcutItem; urlContexts; userActivities
    UIScene.OpenURLOptions
    UISceneConfiguration
     delegateClass; init(name sessionRole); name; role; sceneClass
    UISceneSession
     configuration; persistentIdentifier; role; scene; userInfo
    UISceneSession.Role
     init(rawValue); rawValue; windowApplication
    UIScreen
     bounds; brightness; brightnessDidChangeNotification; didConnectNotification; didDisconnectNotification; main
     maximumFramesPerSecond; nativeBounds; nativeScale; scale; traitCollection
    UIScreenEdgePanGestureRecognizer
    UIScrollView
     alwaysBounceHorizontal; alwaysBounceVertical; appearance(); bounces; bouncesZoom; contentInset
     contentInsetAdjustmentBehavior; contentOffset; contentSize; decelerationRate; flashScrollIndicators(); indicatorStyle
     isPagingEnabled; isScrollEnabled; keyboardDismissMode; maximumZoomScale; minimumZoomScale; refreshControl
     scrollRectToVisible(_ animated); scrollsToTop; setContentOffset(_ animated); setZoomScale(_ animated)
     showsHorizontalScrollIndicator; showsVerticalScrollIndicator; zoom(to animated); zoomScale
    UIScrollView.ContentInsetAdjustmentBehavior
     always; automatic; never; scrollableAxes
    UIScrollView.KeyboardDismissMode
     interactive; none; onDrag
    UISearchBar
     appearance(); autocapitalizationType; backgroundImage; barTintColor; placeholder; searchBarStyle; searchTextField
     setShowsCancelButton(_ animated); showsCancelButton; text
    UISearchBar.Style
     default; minimal; prominent
    UISegmentedControl
     appearance(); apportionsSegmentWidthsByContent; selectedSegmentIndex; selectedSegmentTintColor
     setTitleTextAttributes(_ for)
    UISelectionFeedbackGenerator
     selectionChanged()
    UISheetPresentationController
     detents; prefersGrabberVisible
    UISheetPresentationController.Detent
     large(); medium()
    UISlider
     appearance(); maximumTrackTintColor; maximumValue; minimumTrackTintColor; minimumValue; setThumbImage(_ for)
     thumbTintColor; value
    UISplitViewController
     viewControllers
    UIStackView
     addArrangedSubview(_); appearance(); arrangedSubviews; axis; spacing
    UIStatusBarManager
     statusBarFrame
    UIStatusBarStyle
     darkContent; default; lightContent
    UIStepper
     appearance(); value
    UISwipeGestureRecognizer
     direction
    UISwipeGestureRecognizer.Direction
     down; init(rawValue); left; rawValue; right; up
    UISwitch
     appearance(); isOn; onTintColor; setOn(_ animated); thumbTintColor
    UITabBar
     appearance(); backgroundImage; barTintColor; isTranslucent; scrollEdgeAppearance; shadowImage; standardAppearance
     unselectedItemTintColor
    UITabBarAppearance
     compactInlineLayoutAppearance; inlineLayoutAppearance; stackedLayoutAppearance
    UITabBarController
     selectedIndex; selectedViewController; tabBar; viewControllers
    UITabBarItem
     appearance(); badgeColor; badgeValue
    UITabBarItemAppearance
     normal; selected
    UITableView
     allowsSelection; appearance(); backgroundView; estimatedRowHeight; rowHeight; sectionFooterHeight; sectionHeaderHeight
     sectionHeaderTopPadding; sectionIndexColor; separatorColor; separatorInset; separatorStyle; tableFooterView
     tableHeaderView
    UITableViewCell
     appearance(); backgroundView; selectedBackgroundView; selectionStyle
    UITableViewCell.SelectionStyle
     blue; default; gray; none
    UITableViewCell.SeparatorStyle
     none; singleLine
    UITableViewHeaderFooterView
     appearance(); backgroundView; contentView
    UITapGestureRecognizer
     numberOfTapsRequired; numberOfTouchesRequired
    UITextAutocapitalizationType
     allCharacters; none; sentences; words
    UITextAutocorrectionType
     default; no; yes
    UITextContentType
     addressCity; countryName; creditCardNumber; emailAddress; familyName; fullStreetAddress; givenName; init(rawValue)
     name; newPassword; oneTimeCode; organizationName; password; postalCode; rawValue; telephoneNumber; username
    UITextContentType.URL
    UITextField
     appearance(); attributedPlaceholder; autocapitalizationType; autocorrectionType; borderStyle; clearButtonMode; font
     inputAccessoryView; isSecureTextEntry; keyboardType; leftView; placeholder; returnKeyType; rightView; text
     textAlignment; textColor; textContentType
    UITextField.BorderStyle
     bezel; line; none; roundedRect
    UITextField.ViewMode
     always; never; unlessEditing; whileEditing
    UITextInlinePredictionType
     default; no; yes
    UITextPosition
    UITextRange
     end; start
    UITextView
     adjustsFontForContentSizeCategory; allowsEditingTextAttributes; appearance(); attributedText; autocapitalizationType
     autocorrectionType; dataDetectorTypes; font; inlinePredictionType; inputAccessoryView; isEditable; isSecureTextEntry
     isSelectable; keyboardType; linkTextAttributes; markedTextRange; returnKeyType; selectedRange; selectedTextRange; text
     textAlignment; textColor; textContainer; textContainerInset; textContentType
    UIToolbar
     appearance(); barTintColor; isTranslucent; standardAppearance
    UITouch
     location(in)
    UITraitCollection
     current; displayScale; horizontalSizeClass; init(); init(userInterfaceStyle); userInterfaceIdiom; userInterfaceStyle
     verticalSizeClass
    UITraitDefinition.Value
    UIUserInterfaceIdiom
     unspecified
    UIUserInterfaceLayoutDirection
     leftToRight; rightToLeft
    UIUserInterfaceSizeClass
     compact; regular; unspecified
    UIUserInterfaceStyle
     dark; light; unspecified
    UIView
     accessibilityIdentifier; accessibilityLabel; addGestureRecognizer(_); addInteraction(_); addSubview(_); alpha
     animate(withDuration delay usingSpringWithDamping initialSpringVelocity options? animations{ completion{?)
     animate(withDuration delay? options? animations{ completion{?); appearance(); autoresizingMask; backgroundColor
     bottomAnchor; bounds; bringSubviewToFront(_); center; centerXAnchor; centerYAnchor; clipsToBounds; contentMode
     convert(_ to); didMoveToSuperview(); didMoveToWindow(); draw(_); drawHierarchy(in afterScreenUpdates); endEditing(_)
     frame; heightAnchor; init(); init(coder); init(frame); insertSubview(_ at); insetsLayoutMarginsFromSafeArea
     intrinsicContentSize; invalidateIntrinsicContentSize(); isAccessibilityElement; isDescendant(of); isHidden; isOpaque
     isUserInteractionEnabled; layer; layerClass; layoutIfNeeded(); layoutMarginsGuide; layoutSubviews(); leadingAnchor
     leftAnchor; overrideUserInterfaceStyle; performWithoutAnimation(_{); readableContentGuide; removeFromSuperview()
     rightAnchor; safeAreaInsets; safeAreaLayoutGuide; sendSubviewToBack(_); setAnimationsEnabled(_)
     setContentCompressionResistancePriority(_ for); setContentHuggingPriority(_ for); setNeedsDisplay(); setNeedsLayout()
     setNeedsUpdateConstraints(); sizeThatFits(_); sizeToFit(); subviews; tag; tintColor; topAnchor; trailingAnchor
     traitCollection; transition(with duration options? animations{ completion{?)
     translatesAutoresizingMaskIntoConstraints; viewWithTag(_); widthAnchor; willMove(toSuperview); willMove(toWindow)
     window
    UIView.AnimationOptions
     allowUserInteraction; autoreverse; beginFromCurrentState; curveEaseIn; curveEaseInOut; curveEaseOut; curveLinear
     init(rawValue); rawValue; repeat; transitionCrossDissolve; transitionFlipFromLeft; transitionFlipFromRight
    UIView.AutoresizingMask
     flexibleHeight; flexibleWidth; init(rawValue); rawValue
    UIView.ContentMode
     bottom; center; left; redraw; right; scaleAspectFill; scaleAspectFit; scaleToFill; top
    UIViewController
     addChild(_); additionalSafeAreaInsets; children; didMove(toParent); dismiss(animated completion{?)
     hidesBottomBarWhenPushed; init(); init(coder); init(nibName bundle); isModalInPresentation; isViewLoaded; loadView()
     modalPresentationStyle; modalTransitionStyle; navigationItem; overrideUserInterfaceStyle
     popoverPresentationController; preferredContentSize; preferredStatusBarStyle; prefersHomeIndicatorAutoHidden
     prefersStatusBarHidden; present(_ animated completion{?); presentationController; presentedViewController
     removeFromParent(); setNeedsStatusBarAppearanceUpdate(); setNeedsUpdateOfSupportedInterfaceOrientations()
     sheetPresentationController; shouldAutorotate; supportedInterfaceOrientations; title; traitCollection
     traitCollectionDidChange(_); view; viewDidAppear(_); viewDidDisappear(_); viewDidLayoutSubviews(); viewDidLoad()
     viewWillAppear(_); viewWillDisappear(_); viewWillLayoutSubviews(); willMove(toParent)
    UIViewControllerRepresentable.Context
    UIViewControllerRepresentable.Coordinator
    UIViewControllerRepresentable.LayoutOptions
    UIViewControllerRepresentable.UIViewControllerType
    UIViewControllerRepresentableContext
     coordinator; environment; transaction
    UIViewRepresentable.Context
    UIViewRepresentable.Coordinator
    UIViewRepresentable.LayoutOptions
    UIViewRepresentable.UIViewType
    UIViewRepresentableContext
     coordinator; environment; transaction
    UIVisualEffect
    UIVisualEffectView
     appearance(); contentView; effect; init(effect)
    UIWindow
     appearance(); becomeKey(); init(windowScene); isKeyWindow; makeKey(); makeKeyAndVisible(); resignKey()
     rootViewController; windowScene
    UIWindowScene
     coordinateSpace; interfaceOrientation; keyWindow; screen; statusBarManager; traitCollection; windows
    UInt.PrimitivePlottable
    UNAuthorizationOptions
     alert; badge; criticalAlert; init(rawValue); providesAppNotificationSettings; provisional; rawValue; sound
    UNAuthorizationStatus
     authorized; denied; ephemeral; notDetermined; provisional
    UNCalendarNotificationTrigger
     init(dateMatching repeats)
    UNMutableNotificationContent
     interruptionLevel; relevanceScore
    UNNotification
     request
    UNNotificationContent
     badge; body; categoryIdentifier; sound; subtitle; threadIdentifier; title; userInfo
    UNNotificationInterruptionLevel
     active; critical; passive; timeSensitive
    UNNotificationPresentationOptions
     alert; badge; banner; init(rawValue); list; rawValue; sound
    UNNotificationRequest
     content; identifier; init(identifier content trigger); trigger
    UNNotificationResponse
     actionIdentifier; notification
    UNNotificationSetting
     disabled; enabled; notSupported
    UNNotificationSettings
     alertSetting; authorizationStatus
    UNNotificationSound
     default; init(named)
    UNNotificationSoundName
     init(rawValue); rawValue
    UNNotificationTrigger
    UNTimeIntervalNotificationTrigger
     init(timeInterval repeats)
    UNUserNotificationCenter
     add(_ withCompletionHandler{?); add(_); current(); getNotificationSettings(completionHandler{)
     getPendingNotificationRequests(completionHandler{); notificationSettings(); pendingNotificationRequests()
     removeAllDeliveredNotifications(); removeAllPendingNotificationRequests()
     removeDeliveredNotifications(withIdentifiers); removePendingNotificationRequests(withIdentifiers)
     requestAuthorization(options? completionHandler{); requestAuthorization(options?)
     setBadgeCount(_ withCompletionHandler{?); setBadgeCount(_)
    URL
     appendingPathComponent(_ conformingTo); appendingPathExtension(for); formatted(); formatted(_)
     startAccessingSecurityScopedResource(); stopAccessingSecurityScopedResource(); transferRepresentation
    URL.FormatStyle
     format(_); fragment(_?); host(_?); init(scheme? user? password? host? port? path? query? fragment?); password(_?)
     path(_?); port(_?); query(_?); scheme(_?); user(_?)
    URL.FormatStyle.ComponentDisplayOption
     always; never; omitIfHTTPFamily
    URLSession
     data(for); data(from); dataTaskPublisher(for)
    URLSession.DataTaskPublisher
     init(request session); request; session
    URLSession.DataTaskPublisher.Failure
    URLSession.DataTaskPublisher.Output
    URLSessionConfiguration
     allowsConstrainedNetworkAccess; allowsExpensiveNetworkAccess; waitsForConnectivity
    UTType
     aiff; appleArchive; application; archive; audio; audiovisualContent; avi; binaryPropertyList; bmp; bookmark; bundle
     calendarEvent; commaSeparatedText; compositeContent; conforms(to); contact; content; css; data; database
     delimitedText; description; directory; emailMessage; epub; executable; fileURL; folder; font; gif; gzip; heic; heif
     html; icns; identifier; image; init(_); init(exportedAs conformingTo?); init(filenameExtension conformingTo?)
     init(from); init(importedAs conformingTo?); init(mimeType conformingTo?); internetLocation; isDeclared; isDynamic
     isPublic; isSubtype(of); isSupertype(of); item; javaScript; jpeg; json; livePhoto; localizedDescription; log; message
     midi; movie; mp3; mpeg; mpeg4Audio; mpeg4Movie; package; pdf; plainText; png; preferredFilenameExtension
     preferredMIMEType; presentation; propertyList; quickTimeMovie; rawImage; rtf; rtfd; shellScript; sourceCode
     spreadsheet; supertypes; svg; swiftSource; tabSeparatedText; text; threeDContent; tiff; url; usdz; utf16PlainText
     utf8PlainText; vCard; video; wav; webP; xml; xmlPropertyList; yaml; zip
    UnevenRoundedRectangle
     init(cornerRadii style?); init(topLeadingRadius? bottomLeadingRadius? bottomTrailingRadius? topTrailingRadius? style?)
     inset(by); path(in)
    UnitCurve
     bezier(startControlPoint endControlPoint); circularEaseIn; circularEaseInOut; circularEaseOut; easeIn; easeInOut
     easeOut; linear; value(at)
    UnitPoint
     bottom; bottomLeading; bottomTrailing; center; init(); init(x y); leading; top; topLeading; topTrailing; trailing; x
     y; zero
    UserAnnotation
     init(anchor?)
    UserAnnotation.Body
    UserInterfaceSizeClass
     compact; regular
    VStack
     init(alignment? spacing? content{)
    VStack.Body
    VStackLayout
     alignment; init(alignment? spacing?); layoutProperties; placeSubviews(in proposal subviews cache{)
     sizeThatFits(proposal subviews cache{); spacing
    ValueAlignedChartScrollTargetBehavior
     valueAligned(matching); valueAligned(unit)
    VerificationResult
     payloadValue; unsafePayloadValue; unverified; verified
    VerificationResult.VerificationError
     invalidEncoding; invalidSignature
    VerticalAlignment
     bottom; center; firstTextBaseline; init(_); lastTextBaseline; top
    VerticalEdge
     bottom; top
    VerticalEdge.Set
     all; bottom; init(rawValue); rawValue; top
    VideoPlayer
     body; init(player videoOverlay{); init(player)
    View.Body
    ViewAlignedScrollTargetBehavior
     init()
    ViewAlignedScrollTargetBehavior.LimitBehavior
     always; alwaysByFew; alwaysByOne; automatic; never
    ViewBuilder
     buildBlock(); buildBlock(_); buildEither(first fileID? line? column?); buildEither(second fileID? line? column?)
     buildExpression(_); buildIf(_ fileID? line? column?); buildLimitedAvailability(_)
    ViewDimensions
     height; width
    ViewModifier.Body
    ViewModifier.Content
    ViewSpacing
     distance(to along); formUnion(_ edges?); init(); union(_ edges?); zero
    ViewThatFits
     init(in? content{)
    ViewThatFits.Body
    Visibility
     automatic; hidden; visible
    WKAudiovisualMediaTypes
     all; audio; init(rawValue); rawValue; video
    WKNavigation
    WKNavigationAction
     navigationType; request
    WKNavigationActionPolicy
     allow; cancel; download
    WKNavigationType
     backForward; formResubmitted; formSubmitted; linkActivated; other; reload
    WKUserContentController
    WKWebView
     allowsBackForwardNavigationGestures; canGoBack; canGoForward; configuration; customUserAgent; estimatedProgress
     evaluateJavaScript(_ completionHandler{?); goBack(); goForward(); init(coder); init(frame configuration); init(frame)
     isInspectable; isLoading; load(_); loadFileURL(_ allowingReadAccessTo); loadHTMLString(_ baseURL); reload()
     scrollView; stopLoading(); title; url
    WKWebViewConfiguration
     allowsInlineMediaPlayback; defaultWebpagePreferences; mediaTypesRequiringUserActionForPlayback; userContentController
    WKWebpagePreferences
     allowsContentJavaScript
    WebAuthenticationSession
     authenticate(using callbackURLScheme preferredBrowserSession?)
    WebAuthenticationSession.BrowserSession
     ephemeral
    WebPage
     estimatedProgress; init(); isLoading; load(_); reload(); stopLoading(); title; url
    WebView
     body; init(_); init(url)
    WheelDatePickerStyle
     init(); makeBody(configuration)
    WheelPickerStyle
     init()
    Widget.Body
    WidgetAccentedRenderingMode
     accented; accentedDesaturated; desaturated; fullColor
    WidgetBundle.Body
    WidgetBundleBuilder
     buildBlock(_); buildExpression(_); buildIf(_); buildLimitedAvailability(_)
    WidgetCenter
     currentConfigurations(); getCurrentConfigurations(_{); invalidateConfigurationRecommendations(); reloadAllTimelines()
     reloadTimelines(ofKind); shared
    WidgetConfiguration.Body
    WidgetFamily
     accessoryCircular; accessoryCorner; accessoryInline; accessoryRectangular; description; systemExtraLarge; systemLarge
     systemMedium; systemSmall
    WidgetInfo
     family; id; kind
    WidgetPreviewContext
     init(family)
    WidgetRenderingMode
     accented; fullColor; vibrant
    Window
     init(_ id content{)
    Window.Body
    WindowGroup
     init(_ content{); init(_ id content{); init(content{); init(id content{); init(id? for content{)
    WindowGroup.Body
    WindowResizability
     automatic; contentMinSize; contentSize
    WritingToolsBehavior
     automatic; complete; disabled; limited
    ZStack
     init(alignment? content{)
    ZStack.Body
    ZStackLayout
     alignment; init(alignment?); placeSubviews(in proposal subviews cache{); sizeThatFits(proposal subviews cache{)
    ZoomNavigationTransition
    ZoomNavigationTransition.Options
     init()
    protocol ASAuthorizationControllerDelegate
     authorizationController(controller didCompleteWithAuthorization)
     authorizationController(controller didCompleteWithError)
    protocol ASAuthorizationControllerPresentationContextProviding
    protocol ASAuthorizationCredential
    protocol AVAudioPlayerDelegate
     audioPlayerDidFinishPlaying(_ successfully)
    protocol AXChartDescriptorRepresentable
     makeChartDescriptor(); updateChartDescriptor(_)
    protocol AXDataAxisDescriptor
     title
    protocol AlignmentID
     defaultValue(in)
    protocol Animatable
     animatableData
    protocol App
     body; init(); main()
    protocol AppEntity
     defaultQuery; displayRepresentation; typeDisplayRepresentation
    protocol AppEnum
     caseDisplayRepresentations; typeDisplayRepresentation
    protocol AppIntent
     authenticationPolicy; description; donate(); init(); isDiscoverable; openAppWhenRun; parameterSummary; perform()
     title
    protocol AppIntentTimelineProvider
     placeholder(in); recommendations(); snapshot(for in); timeline(for in)
    protocol AppShortcutsProvider
     appShortcuts; shortcutTileColor; updateAppShortcutParameters()
    protocol AttributedTextFormattingDefinition
     body
    protocol AttributedTextValueConstraint
     body; constrain(_)
    protocol AxisContent
     font(_); foregroundStyle(_ _); foregroundStyle(_); offset(x? y?)
    protocol AxisMark
    protocol ButtonStyle
     makeBody(configuration)
    protocol CLLocationManagerDelegate
     locationManager(_ didChangeAuthorization); locationManager(_ didFailWithError); locationManager(_ didUpdateLocations)
     locationManagerDidChangeAuthorization(_)
    protocol Cancellable
     cancel(); store(in)
    protocol ChartContent
     accessibilityHidden(_); accessibilityIdentifier(_); accessibilityLabel(_); accessibilityValue(_)
     alignsMarkStylesWithPlotArea(_?); annotation(position? alignment? spacing? content{)
     annotation(position? alignment? spacing? overflowResolution content{); blur(radius); body; clipShape(_ style?)
     compositingLayer(); cornerRadius(_ style?); foregroundStyle(_); foregroundStyle(by); interpolationMethod(_)
     lineStyle(_); lineStyle(by); mask(content{); offset(_); offset(x? y?); opacity(_); position(by axis? span?)
     shadow(color? radius x? y?); symbol(_); symbol(by); symbol(symbol{); symbolSize(_); symbolSize(by); zIndex(_)
    protocol ChartSymbolShape
     asterisk; circle; cross; diamond; pentagon; perceptualUnitRect; plus; square; triangle
    protocol Commands
     body
    protocol ConnectablePublisher
     autoconnect(); connect()
    protocol ContainerValueKey
     defaultValue
    protocol ControlGroupStyle
     automatic; compactMenu; makeBody(configuration); menu; navigation
    protocol CoordinateSpaceProtocol
     coordinateSpace; global; local; named(_); scrollView; scrollView(axis)
    protocol CustomCombineIdentifierConvertible
     combineIdentifier
    protocol CustomLocalizedStringResourceConvertible
     localizedStringResource
    protocol CustomizableToolbarContent
     customizationBehavior(_); defaultCustomization(_? options?)
    protocol DatePickerStyle
     automatic; compact; graphical; makeBody(configuration); wheel
    protocol DisclosureGroupStyle
     automatic; makeBody(configuration)
    protocol DropDelegate
     dropEntered(info); dropExited(info); dropUpdated(info); performDrop(info); validateDrop(info)
    protocol DynamicProperty
     update()
    protocol DynamicViewContent
     data; dropDestination(for? action{); onDelete(perform{); onInsert(of perform{); onMove(perform{)
    protocol EntityQuery
     defaultResult(); entities(for); init(); suggestedEntities()
    protocol EntityStringQuery
     entities(matching)
    protocol EnvironmentKey
     defaultValue
    protocol EnvironmentalModifier
     resolve(in)
    protocol FileDocument
     fileWrapper(configuration); init(configuration); readableContentTypes; writableContentTypes
    protocol FocusedValueKey
    protocol FormStyle
     automatic; columns; grouped; makeBody(configuration)
    protocol GaugeStyle
     accessoryCircular; accessoryCircularCapacity; accessoryLinear; accessoryLinearCapacity; automatic; linearCapacity
     makeBody(configuration)
    protocol GeometryEffect
     effectValue(size); ignoredByLayout()
    protocol Gesture
     body; exclusively(before); map(_{); onChanged(_{); onEnded(_{); sequenced(before); simultaneously(with)
     updating(_ body{)
    protocol GroupBoxStyle
     automatic; makeBody(configuration)
    protocol IndexViewStyle
     page
    protocol InsettableShape
     inset(by); strokeBorder(_ lineWidth? antialiased?); strokeBorder(_ style antialiased?)
     strokeBorder(lineWidth? antialiased?); strokeBorder(style antialiased?)
    protocol IntentResult
     result(); result(dialog content{); result(dialog view); result(dialog); result(opensIntent); result(value dialog)
     result(value); result(view)
    protocol KeyframeTrackContent
    protocol Keyframes
    protocol LabelStyle
     automatic; iconOnly; makeBody(configuration); titleAndIcon; titleOnly
    protocol LabeledContentStyle
     automatic; makeBody(configuration)
    protocol Layout
     callAsFunction(_{); explicitAlignment(of in proposal subviews cache); layoutProperties; makeCache(subviews)
     placeSubviews(in proposal subviews cache); sizeThatFits(proposal subviews cache); spacing(subviews cache)
     updateCache(_ subviews)
    protocol LayoutValueKey
     defaultValue
    protocol ListStyle
     automatic; bordered; grouped; inset; insetGrouped; plain; sidebar
    protocol MKAnnotation
     coordinate; subtitle; title
    protocol MKMapViewDelegate
    protocol MapAnnotationProtocol
    protocol MapContent
     annotationSubtitles(_); annotationTitles(_); body; foregroundStyle(_); mapOverlayLevel(level); stroke(_ lineWidth?)
     stroke(_ style); tag(_); tint(_)
    protocol MatchedTransitionSourceConfiguration
    protocol MenuStyle
     automatic; borderlessButton; button; makeBody(configuration)
    protocol ModelActor
     modelContainer; modelContext; modelExecutor
    protocol ModelExecutor
     modelContext
    protocol NavigationSplitViewStyle
     automatic; balanced; prominentDetail
    protocol NavigationTransition
     automatic; zoom(sourceID in)
    protocol NavigationViewStyle
     automatic; columns; stack
    protocol ObservableObject
     objectWillChange
    protocol OpensIntent
    protocol ParameterSummary
    protocol PersistentModel
     hasChanges; id; isDeleted; modelContext; persistentModelID
    protocol PickerStyle
     automatic; inline; menu; navigationLink; palette; radioGroup; segmented; wheel
    protocol Plottable
     init(primitivePlottable); primitivePlottable
    protocol PositionScaleRange
     automatic; plotDimension; plotDimension(padding); plotDimension(startPadding? endPadding?)
    protocol PreferenceKey
     defaultValue; reduce(value nextValue{)
    protocol PresentationSizing
     automatic; fitted; fitted(horizontal vertical); form; page; sticky(horizontal? vertical?)
    protocol PreviewModifier
     body(content context); makeSharedContext()
    protocol PreviewProvider
     previews
    protocol PrimitiveButtonStyle
     accessoryBar; automatic; bordered; borderedProminent; borderless; glass; glassProminent; link; makeBody(configuration)
     plain
    protocol ProgressViewStyle
     automatic; circular; linear; makeBody(configuration)
    protocol ProvidesDialog
    protocol Publisher
     allSatisfy(_{); append(_); append(_*); assertNoFailure(_? file? line?); assign(to on); assign(to)
     breakpoint(receiveSubscription{? receiveOutput{? receiveCompletion{?); breakpointOnError()
     buffer(size prefetch whenFull); catch(_{); collect(); collect(_ options?); collect(_); combineLatest(_ _ _ _{)
     combineLatest(_ _ _); combineLatest(_ _ _{); combineLatest(_ _); combineLatest(_ _{); combineLatest(_); compactMap(_{)
     contains(_); contains(where{); count(); debounce(for scheduler options?); decode(type decoder)
     delay(for tolerance? scheduler options?); drop(untilOutputFrom); drop(while{); dropFirst(_?); eraseToAnyPublisher()
     filter(_{); first(); first(where{); flatMap(maxPublishers? _{)
     handleEvents(receiveSubscription{? receiveOutput{? receiveCompletion{? receiveCancel{? receiveRequest{?)
     ignoreOutput(); last(); last(where{); makeConnectable(); map(_ _ _); map(_ _); map(_); map(_{); mapError(_{); max()
     max(by{); measureInterval(using options?); merge(with _ _ _ _ _ _); merge(with _ _ _ _ _); merge(with _ _ _ _)
     merge(with _ _ _); merge(with _ _); merge(with _); merge(with); min(); min(by{); multicast(_{); multicast(subject)
     output(at); output(in); prefix(_); prefix(untilOutputFrom); prefix(while{); prepend(_); prepend(_*); print(_? to?)
     reduce(_ _{); removeDuplicates(); removeDuplicates(by{); replaceEmpty(with); replaceError(with); replaceNil(with)
     retry(_); scan(_ _{); setFailureType(to); share(); sink(receiveCompletion{ receiveValue{); sink(receiveValue{)
     subscribe(_); subscribe(on options?); switchToLatest(); throttle(for scheduler latest)
     timeout(_ scheduler options? customError{?); tryAllSatisfy(_{); tryCatch(_{); tryCompactMap(_{); tryContains(where{)
     tryDrop(while{); tryFilter(_{); tryFirst(where{); tryLast(where{); tryMap(_{); tryMax(by{); tryMin(by{)
     tryPrefix(while{); tryReduce(_ _{); tryRemoveDuplicates(by{); tryScan(_ _{); values; zip(_ _ _ _{); zip(_ _ _)
     zip(_ _ _{); zip(_ _); zip(_ _{); zip(_)
    protocol ReferenceFileDocument
     fileWrapper(snapshot configuration); init(configuration); readableContentTypes; snapshot(contentType)
     writableContentTypes
    protocol ReturnsValue
     value
    protocol SFSafariViewControllerDelegate
     safariViewControllerDidFinish(_)
    protocol ScaleDomain
     automatic; automatic(includesZero? reversed?)
    protocol Scene
     backgroundTask(_ action{); body; commands(content{); commandsRemoved(); commandsReplaced(content{)
     defaultAppStorage(_); defaultPosition(_); defaultSize(_); defaultSize(width height); environment(_ _); environment(_)
     environmentObject(_); handlesExternalEvents(matching); modelContainer(_)
     modelContainer(for inMemory? isAutosaveEnabled? isUndoEnabled? onSetup{?); modelContext(_); onChange(of initial? _{)
     onChange(of perform{); windowResizability(_)
    protocol Scheduler
     minimumTolerance; now; schedule(_{); schedule(after _{); schedule(after interval _{)
     schedule(after interval tolerance _{); schedule(after interval tolerance options _{); schedule(after tolerance _{)
     schedule(after tolerance options _{); schedule(options _{)
    protocol SchedulerTimeIntervalConvertible
     microseconds(_); milliseconds(_); nanoseconds(_); seconds(_)
    protocol SchemaMigrationPlan
     schemas; stages
    protocol SchemaProperty
    protocol ScrollTargetBehavior
     paging; viewAligned; viewAligned(limitBehavior)
    protocol Shape
     body; buttonBorder; capsule; capsule(style); circle; containerRelative; ellipse; fill(_ style?); fill(style?)
     intersection(_ eoFill?); offset(_); offset(x? y?); path(in); rect; rect(cornerRadius style?); rect(cornerSize style?)
     rect(topLeadingRadius? bottomLeadingRadius? bottomTrailingRadius? topTrailingRadius? style?); rotation(_ anchor?)
     scale(_ anchor?); scale(x? y? anchor?); size(_); size(width height); sizeThatFits(_)
     stroke(_ lineWidth? antialiased?); stroke(_ style antialiased?); stroke(lineWidth?); stroke(style)
     subtracting(_ eoFill?); symmetricDifference(_ eoFill?); trim(from? to?); union(_ eoFill?)
    protocol ShapeStyle
     angularGradient(_ center angle?); angularGradient(_ center startAngle endAngle); angularGradient(colors center angle?)
     angularGradient(colors center startAngle endAngle); angularGradient(stops center startAngle endAngle); background; bar
     black; blendMode(_); blue; brown; clear; conicGradient(_ center angle?); conicGradient(colors center angle?)
     conicGradient(stops center angle?); cyan; ellipticalGradient(_ center? startRadiusFraction? endRadiusFraction?)
     ellipticalGradient(colors center? startRadiusFraction? endRadiusFraction?)
     ellipticalGradient(stops center? startRadiusFraction? endRadiusFraction?); fill; foreground; gray; green; indigo
     linearGradient(_ startPoint endPoint); linearGradient(colors startPoint endPoint)
     linearGradient(stops startPoint endPoint); link; mint; opacity(_); orange; pink; placeholder; primary; purple
     quaternary; quinary; radialGradient(_ center startRadius endRadius)
     radialGradient(colors center startRadius endRadius); radialGradient(stops center startRadius endRadius); red
     regularMaterial; resolve(in); secondary; selection; separator; shadow(_); teal; tertiary; thickMaterial; thinMaterial
     tint; ultraThickMaterial; ultraThinMaterial; white; windowBackground; yellow
    protocol ShapeView
     fill(_ style?); fill(style?); shape; stroke(_ lineWidth? antialiased?); stroke(_ style antialiased?)
     strokeBorder(_ lineWidth? antialiased?); strokeBorder(_ style antialiased?)
    protocol ShowsSnippetView
    protocol Subject
     send(); send(_); send(completion); send(subscription)
    protocol Subscriber
    protocol Subscription
     request(_)
    protocol SymbolEffect
     appear; bounce; breathe; disappear; drawOff; drawOn; pulse; replace; rotate; scale; variableColor; wiggle
    protocol TabContent
     badge(_); customizationBehavior(_ for*); customizationID(_); defaultVisibility(_ for*); hidden(_?)
     sectionActions(content{); tabPlacement(_)
    protocol TabViewStyle
     automatic; page; page(indexDisplayMode); sidebarAdaptable
    protocol TableColumnContent
    protocol TableRowContent
    protocol TextAttribute
    protocol TextEditorStyle
     automatic; plain
    protocol TextFieldStyle
     automatic; plain; roundedBorder
    protocol TextRenderer
     displayPadding; draw(layout in); sizeThatFits(proposal text)
    protocol TextSelectability
     allowsSelection; disabled; enabled
    protocol TimelineEntry
     date; relevance
    protocol TimelineProvider
     getSnapshot(in completion{); getTimeline(in completion{); placeholder(in)
    protocol TimelineSchedule
     animation; animation(minimumInterval? paused?); entries(from mode); everyMinute; explicit(_); periodic(from by)
    protocol Tip
     actions; id; image; invalidate(reason); message; options; resetEligibility(); rules; shouldDisplay; status; title
    protocol TipOption
    protocol TipViewStyle
     makeBody(configuration); miniTip
    protocol ToggleStyle
     automatic; button; makeBody(configuration); switch
    protocol ToolbarContent
     body; matchedTransitionSource(id in); sharedBackgroundVisibility(_)
    protocol TopLevelDecoder
     decode(_ from)
    protocol TopLevelEncoder
    protocol TransferRepresentation
     body; exportingCondition(_{); suggestedFileName(_); suggestedFileName(_{); visibility(_)
    protocol Transferable
     transferRepresentation
    protocol Transition
     animation(_); blurReplace; blurReplace(_); body(content phase); combined(with); identity; move(edge); offset(_)
     opacity; properties; push(from); scale; scale(_ anchor?); slide; symbolEffect
    protocol UIActivityItemSource
     activityViewController(_ itemForActivityType); activityViewControllerPlaceholderItem(_)
    protocol UIAdaptivePresentationControllerDelegate
     presentationControllerDidAttemptToDismiss(_); presentationControllerDidDismiss(_)
     presentationControllerShouldDismiss(_)
    protocol UIApplicationDelegate
     application(_ configurationForConnecting options); application(_ didFinishLaunchingWithOptions)
     application(_ open options); application(_ open options?); application(_ willFinishLaunchingWithOptions); main()
    protocol UIFontPickerViewControllerDelegate
     fontPickerViewControllerDidCancel(_); fontPickerViewControllerDidPickFont(_)
    protocol UIGestureRecognizerDelegate
     gestureRecognizer(_ shouldReceive); gestureRecognizer(_ shouldRecognizeSimultaneouslyWith)
     gestureRecognizerShouldBegin(_)
    protocol UIImagePickerControllerDelegate
     imagePickerController(_ didFinishPickingMediaWithInfo); imagePickerControllerDidCancel(_)
    protocol UIInteraction
    protocol UIMenuBuilder
     remove(menu)
    protocol UIMutableTraits
     userInterfaceStyle
    protocol UINavigationControllerDelegate
    protocol UIPageViewControllerDataSource
     pageViewController(_ viewControllerAfter); pageViewController(_ viewControllerBefore)
    protocol UIPageViewControllerDelegate
     pageViewController(_ didFinishAnimating previousViewControllers transitionCompleted)
    protocol UISceneDelegate
     scene(_ continue); scene(_ openURLContexts); scene(_ willConnectTo options); sceneDidBecomeActive(_)
     sceneDidDisconnect(_); sceneDidEnterBackground(_); sceneWillEnterForeground(_); sceneWillResignActive(_)
    protocol UIScrollViewDelegate
     scrollViewDidEndDecelerating(_); scrollViewDidEndDragging(_ willDecelerate); scrollViewDidScroll(_)
     scrollViewDidZoom(_); scrollViewWillBeginDragging(_); textViewDidBeginEditing; textViewDidChange
     textViewDidEndEditing; viewForZooming(in)
    protocol UISearchBarDelegate
     searchBar(_ textDidChange); searchBarCancelButtonClicked(_); searchBarSearchButtonClicked(_)
     searchBarTextDidBeginEditing(_); searchBarTextDidEndEditing(_)
    protocol UITextFieldDelegate
     textFieldDidBeginEditing(_); textFieldDidEndEditing(_); textFieldShouldReturn(_)
    protocol UITextPasteConfigurationSupporting
     pasteDelegate
    protocol UITextPasteDelegate
     textPasteConfigurationSupporting(_ transform)
    protocol UITextPasteItem
     itemProvider; setDefaultResult(); setNoResult(); setResult(string)
    protocol UITextViewDelegate
     textViewDidBeginEditing(_); textViewDidChange(_); textViewDidChangeSelection(_); textViewDidEndEditing(_)
    protocol UITraitBridgedEnvironmentKey
     read(from); write(to value)
    protocol UITraitDefinition
     defaultValue
    protocol UIViewControllerRepresentable
     body; dismantleUIViewController(_ coordinator); makeCoordinator(); makeUIViewController(context)
     sizeThatFits(_ uiViewController context); updateUIViewController(_ context)
    protocol UIViewRepresentable
     body; dismantleUIView(_ coordinator); makeCoordinator(); makeUIView(context); sizeThatFits(_ uiView context)
     updateUIView(_ context)
    protocol UIWindowSceneDelegate
     window; windowScene(_ performActionFor completionHandler{)
    protocol UNUserNotificationCenterDelegate
     userNotificationCenter(_ didReceive); userNotificationCenter(_ willPresent)
    protocol VectorArithmetic
     magnitudeSquared; scale(by)
    protocol VersionedSchema
     models; versionIdentifier
    protocol View
     accentColor(_); accessibility(addTraits); accessibility(hidden); accessibility(hint); accessibility(identifier)
     accessibility(inputLabels); accessibility(label); accessibility(removeTraits); accessibility(sortPriority)
     accessibility(value); accessibilityAction(_? _{); accessibilityAction(named _{); accessibilityActions(_{)
     accessibilityActions(category _{); accessibilityActivationPoint(_); accessibilityAddTraits(_)
     accessibilityAdjustableAction(_{); accessibilityChartDescriptor(_); accessibilityChildren(children{)
     accessibilityCustomContent(_ _ importance?); accessibilityDefaultFocus(_ _); accessibilityDirectTouch(_? options?)
     accessibilityDragPoint(_ description); accessibilityDropPoint(_ description); accessibilityElement(children?)
     accessibilityFocused(_ equals); accessibilityFocused(_); accessibilityHeading(_); accessibilityHidden(_)
     accessibilityHint(_); accessibilityIdentifier(_); accessibilityIgnoresInvertColors(_?); accessibilityInputLabels(_)
     accessibilityLabel(_ isEnabled); accessibilityLabel(_); accessibilityRemoveTraits(_)
     accessibilityRepresentation(representation{); accessibilityRespondsToUserInteraction(_?)
     accessibilityRotor(_ entries{); accessibilityRotorEntry(id in); accessibilityScrollAction(_{)
     accessibilityShowsLargeContentViewer(); accessibilityShowsLargeContentViewer(_{); accessibilitySortPriority(_)
     accessibilityTextContentType(_); accessibilityValue(_); accessibilityZoomAction(_{); actionSheet(isPresented content{)
     actionSheet(item content{); activityBackgroundTint(_); activitySystemActionForegroundColor(_)
     alert(_ isPresented actions{ message{); alert(_ isPresented actions{)
     alert(_ isPresented presenting actions{ message{); alert(_ isPresented presenting actions{)
     alert(isPresented content{); alert(isPresented error actions{ message{); alert(isPresented error actions{)
     alert(item content{); alignmentGuide(_ computeValue{); allowedDynamicRange(_); allowsHitTesting(_)
     allowsTightening(_); anchorPreference(key? value transform{); animation(_ value); animation(_)
     appStoreOverlay(isPresented configuration{); aspectRatio(_ contentMode); aspectRatio(_? contentMode)
     attributedTextFormattingDefinition(_); autocapitalization(_); autocorrectionDisabled(_?); background(_ alignment?)
     background(_ ignoresSafeAreaEdges?); background(_ in fillStyle?); background(alignment? content{)
     background(ignoresSafeAreaEdges?); background(in fillStyle?); backgroundExtensionEffect()
     backgroundExtensionEffect(isEnabled); backgroundPreferenceValue(_? alignment? _{); backgroundStyle(_); badge(_)
     badgeProminence(_); baselineOffset(_); blendMode(_); blur(radius opaque?); body; bold(_?); border(_ width?)
     brightness(_); buttonBorderShape(_); buttonRepeatBehavior(_); buttonSizing(_); buttonStyle(_)
     chartAngleSelection(value); chartBackground(alignment? content{); chartForegroundStyleScale(_)
     chartForegroundStyleScale(domain mapping{); chartForegroundStyleScale(domain range type?)
     chartForegroundStyleScale(range type?); chartGesture(_{); chartLegend(_); chartLegend(position alignment? spacing?)
     chartLegend(position? alignment? spacing? content{); chartLineStyleScale(_); chartOverlay(alignment? content{)
     chartPlotStyle(content{); chartScrollPosition(initialX); chartScrollPosition(x); chartScrollTargetBehavior(_)
     chartScrollableAxes(_); chartSymbolScale(_); chartSymbolScale(range); chartXAxis(_); chartXAxis(content{)
     chartXAxisLabel(_ position? alignment? spacing?); chartXAxisStyle(content{); chartXScale(domain range? type?)
     chartXScale(range type?); chartXScale(type); chartXSelection(range); chartXSelection(value)
     chartXVisibleDomain(length); chartYAxis(_); chartYAxis(content{); chartYAxisLabel(_ position? alignment? spacing?)
     chartYAxisStyle(content{); chartYScale(domain range? type?); chartYScale(range type?); chartYScale(type)
     chartYSelection(value); chartYVisibleDomain(length); clipShape(_ style?); clipped(antialiased?); collapsible(_)
     colorEffect(_ isEnabled?); colorInvert(); colorMultiply(_); colorScheme(_); compositingGroup()
     confirmationDialog(_ isPresented titleVisibility? actions{ message{)
     confirmationDialog(_ isPresented titleVisibility? actions{)
     confirmationDialog(_ isPresented titleVisibility? presenting actions{ message{)
     confirmationDialog(_ isPresented titleVisibility? presenting actions{); containerBackground(_ for)
     containerBackground(for alignment? content{); containerRelativeFrame(_ alignment? _{)
     containerRelativeFrame(_ alignment?); containerRelativeFrame(_ count span? spacing alignment?); containerShape(_)
     containerValue(_ _); contentMargins(_ for?); contentMargins(_? _ for?); contentShape(_ _ eoFill?)
     contentShape(_ eoFill?); contentTransition(_); contextMenu(_); contextMenu(menuItems{ preview{)
     contextMenu(menuItems{); contrast(_); controlGroupStyle(_); controlSize(_); coordinateSpace(_); coordinateSpace(name)
     copyable(_{); cornerRadius(_ antialiased?); currentEntitlementTask(for priority? action{); cuttable(for? action{)
     datePickerStyle(_); defaultAdaptableTabBarPlacement(_); defaultFocus(_ _ priority?); defaultHoverEffect(_)
     defaultScrollAnchor(_ for); defaultScrollAnchor(_); defersSystemGestures(on); deleteDisabled(_); dialogIcon(_)
     dialogSeverity(_); disableAutocorrection(_); disabled(_); disclosureGroupStyle(_)
     distortionEffect(_ maxSampleOffset isEnabled?); draggable(_{ preview{); draggable(_{)
     drawingGroup(opaque? colorMode?); dropDestination(for? action{ isTargeted{?); dropDestination(for? isEnabled? action{)
     dynamicTypeSize(_); edgesIgnoringSafeArea(_); environment(_ _); environment(_); environmentObject(_); equatable()
     fileExporter(isPresented document contentType defaultFilename? onCompletion{)
     fileExporter(isPresented documents contentType onCompletion{)
     fileExporter(isPresented item contentTypes? defaultFilename? onCompletion{ onCancellation{?)
     fileImporter(isPresented allowedContentTypes allowsMultipleSelection onCompletion{ onCancellation{?)
     fileImporter(isPresented allowedContentTypes onCompletion{); fileMover(isPresented file onCompletion{)
     fileMover(isPresented files onCompletion{); fixedSize(horizontal? vertical?); flipsForRightToLeftLayoutDirection(_)
     focusEffectDisabled(_?); focusSection(); focusable(_?); focused(_ equals); focused(_); focusedObject(_)
     focusedSceneObject(_); focusedSceneValue(_ _); focusedValue(_ _); font(_); fontDesign(_); fontWeight(_); fontWidth(_)
     foregroundColor(_); foregroundStyle(_ _ _); foregroundStyle(_ _); foregroundStyle(_); formStyle(_)
     frame(minWidth? idealWidth? maxWidth? minHeight? idealHeight? maxHeight? alignment?); frame(width? height? alignment?)
     fullScreenCover(isPresented onDismiss{? content{); fullScreenCover(item onDismiss{? content{); gaugeStyle(_)
     geometryGroup(); gesture(_ including?); gesture(_ isEnabled); glassBackgroundEffect(); glassEffect(_? in)
     glassEffect(_?); glassEffectID(_ in); glassEffectTransition(_); glassEffectUnion(id namespace); grayscale(_)
     gridCellAnchor(_); gridCellColumns(_); gridCellUnsizedAxes(_); gridColumnAlignment(_); groupBoxStyle(_)
     handlesExternalEvents(preferring allowing); headerProminence(_); help(_); hidden(); highPriorityGesture(_ including?)
     hoverEffect(_?); hoverEffectDisabled(_?); hueRotation(_); id(_); ignoresSafeArea(_? edges?); imageScale(_)
     indexViewStyle(_); inspector(isPresented content{); inspectorColumnWidth(_); inspectorColumnWidth(min? ideal max?)
     interactiveDismissDisabled(_?); invalidatableContent(_?); italic(_?); itemProvider(_{); kerning(_)
     keyboardShortcut(_ modifiers?); keyboardShortcut(_); keyboardType(_)
     keyframeAnimator(initialValue repeating? content{ <{); keyframeAnimator(initialValue trigger content{ <{)
     labelIconToTitleSpacing(_); labelReservedIconWidth(_); labelStyle(_); labeledContentStyle(_); labelsHidden()
     layerEffect(_ maxSampleOffset isEnabled?); layoutPriority(_); layoutValue(key value); lineLimit(_ reservesSpace)
     lineLimit(_); lineSpacing(_); listItemTint(_); listRowBackground(_); listRowInsets(_); listRowInsets(_? _)
     listRowSeparator(_ edges?); listRowSeparatorTint(_ edges?); listRowSpacing(_); listSectionIndexVisibility(_)
     listSectionMargins(_? _); listSectionSeparator(_ edges?); listSectionSeparatorTint(_ edges?); listSectionSpacing(_)
     listStyle(_); luminanceToAlpha(); manageSubscriptionsSheet(isPresented subscriptionGroupID)
     manageSubscriptionsSheet(isPresented); mapControlVisibility(_); mapControls(_{); mapScope(_); mapStyle(_); mask(_)
     mask(alignment? _{); matchedGeometryEffect(id in properties? anchor? isSource?)
     matchedTransitionSource(id in configuration{); matchedTransitionSource(id in); menuActionDismissBehavior(_)
     menuIndicator(_); menuOrder(_); menuStyle(_); minimumScaleFactor(_); modelContainer(_)
     modelContainer(for inMemory? isAutosaveEnabled? isUndoEnabled? onSetup{?); modelContext(_); modifier(_)
     monospaced(_?); monospacedDigit(); moveDisabled(_); multilineTextAlignment(_); navigationBarBackButtonHidden(_?)
     navigationBarHidden(_); navigationBarItems(leading trailing); navigationBarItems(leading)
     navigationBarItems(trailing); navigationBarTitle(_ displayMode); navigationBarTitle(_)
     navigationBarTitleDisplayMode(_); navigationDestination(for destination{)
     navigationDestination(isPresented destination{); navigationDestination(item destination{); navigationDocument(_)
     navigationSplitViewColumnWidth(_); navigationSplitViewColumnWidth(min? ideal max?); navigationSplitViewStyle(_)
     navigationSubtitle(_); navigationTitle(_); navigationTransition(_); navigationViewStyle(_)
     offerCodeRedemption(isPresented onCompletion{?); offset(_); offset(x? y?); onAppear(perform{?)
     onChange(of initial? _{); onChange(of perform{); onContinueUserActivity(_ perform{); onDisappear(perform{?)
     onDrag(_{ preview{); onDrag(_{); onDrop(of delegate); onDrop(of isTargeted perform{)
     onGeometryChange(for of{ action{); onHover(perform{); onInAppPurchaseCompletion(perform{)
     onInAppPurchaseStart(perform{); onKeyPress(_ action{); onKeyPress(_ phases action{)
     onKeyPress(characters phases? action{); onKeyPress(keys phases? action{); onKeyPress(phases? action{)
     onLongPressGesture(minimumDuration? maximumDistance? perform{ onPressingChanged{?); onMapCameraChange(frequency? _{)
     onOpenURL(perform{); onPreferenceChange(_? perform{); onReceive(_ perform{); onScrollGeometryChange(for of{ action{)
     onScrollPhaseChange(_{); onScrollTargetVisibilityChange(idType threshold? _{); onScrollVisibilityChange(threshold? _{)
     onSubmit(of? _{); onTapGesture(count? coordinateSpace? perform{); onTapGesture(count? perform{); opacity(_)
     overlay(_ alignment?); overlay(_ ignoresSafeAreaEdges?); overlay(_ in fillStyle?); overlay(alignment? content{)
     overlayPreferenceValue(_? alignment? _{); padding(_); padding(_? _?); pasteDestination(for? action{ validator{?)
     persistentSystemOverlays(_); phaseAnimator(_ content{ animation{?); phaseAnimator(_ trigger content{ animation{?)
     photosPicker(isPresented selection matching? preferredItemEncoding? photoLibrary?)
     photosPicker(isPresented selection maxSelectionCount? selectionBehavior? matching? preferredItemEncoding? photoLibrary?)
     pickerStyle(_); pointerStyle(_); pointerVisibility(_); popover(isPresented attachmentAnchor? arrowEdge? content{)
     popover(item attachmentAnchor? arrowEdge? content{); popoverTip(_ attachmentAnchor? arrowEdge? action{?); position(_)
     position(x? y?); preference(key? value); preferredColorScheme(_); presentationBackground(_)
     presentationBackground(alignment? content{); presentationBackgroundInteraction(_); presentationCompactAdaptation(_)
     presentationCompactAdaptation(horizontal vertical); presentationContentInteraction(_); presentationCornerRadius(_)
     presentationDetents(_ selection); presentationDetents(_); presentationDragIndicator(_); presentationSizing(_)
     previewContext(_); previewDevice(_); previewDisplayName(_); previewInterfaceOrientation(_); previewLayout(_)
     privacySensitive(_?); productDescription(_); productViewStyle(_); progressViewStyle(_); projectionEffect(_)
     redacted(reason); refreshable(action{); refundRequestSheet(for isPresented onDismiss{?); renameAction(_)
     renameAction(_{); rotation3DEffect(_ axis anchor? anchorZ? perspective?); rotationEffect(_ anchor?)
     safeAreaBar(edge alignment? spacing? content{); safeAreaInset(edge alignment? spacing? content{); safeAreaPadding(_)
     safeAreaPadding(_? _?); saturation(_); scaleEffect(_ anchor?); scaleEffect(x? y? anchor?); scaledToFill()
     scaledToFit(); scenePadding(_ edges?); scenePadding(_?); scrollBounceBehavior(_ axes?); scrollClipDisabled(_?)
     scrollContentBackground(_); scrollDisabled(_); scrollDismissesKeyboard(_); scrollEdgeEffectDisabled(_? for?)
     scrollEdgeEffectHidden(_? for?); scrollEdgeEffectStyle(_ for); scrollIndicators(_ axes?)
     scrollIndicatorsFlash(onAppear); scrollInputBehavior(_ for); scrollPosition(_ anchor?); scrollPosition(id anchor?)
     scrollTargetBehavior(_); scrollTargetLayout(isEnabled?); scrollTransition(_? axis? transition{)
     scrollTransition(topLeading bottomTrailing axis? transition{); searchCompletion(_); searchDictationBehavior(_)
     searchFocused(_ equals); searchFocused(_); searchPresentationToolbarBehavior(_); searchScopes(_ activation _{)
     searchScopes(_ scopes{); searchSuggestions(_{); searchToolbarBehavior(_)
     searchable(text isPresented placement? prompt); searchable(text isPresented placement? prompt?)
     searchable(text placement? prompt); searchable(text placement? prompt? suggestions{)
     searchable(text placement? prompt?); searchable(text tokens isPresented placement? prompt? token{)
     searchable(text tokens placement? prompt token{); searchable(text tokens placement? prompt? token{)
     searchable(text tokens suggestedTokens isPresented placement? prompt? token{)
     searchable(text tokens suggestedTokens placement? prompt? token{); selectionDisabled(_?)
     sensoryFeedback(_ trigger condition{); sensoryFeedback(_ trigger); sensoryFeedback(trigger _{)
     shadow(color? radius x? y?); sheet(isPresented onDismiss{? content{); sheet(item onDismiss{? content{)
     shortcutsLinkStyle(_); signInWithAppleButtonStyle(_); simultaneousGesture(_ including?); siriTipViewStyle(_)
     speechAlwaysIncludesPunctuation(_?); springLoadingBehavior(_); statusBar(hidden); statusBarHidden(_?)
     storeButton(_ for*); storeProductsTask(for priority? action{); strikethrough(_? color?); submitLabel(_)
     submitScope(_?); subscriptionStatusTask(for priority? action{); subscriptionStoreButtonLabel(_)
     subscriptionStoreControlBackground(_); subscriptionStoreControlIcon(icon{); subscriptionStoreControlStyle(_)
     subscriptionStorePickerItemBackground(_); subscriptionStoreSignInAction(_{)
     swipeActions(edge? allowsFullSwipe? content{); symbolColorRenderingMode(_); symbolEffect(_ options? isActive?)
     symbolEffect(_ options? value); symbolEffectsRemoved(_?); symbolRenderingMode(_); symbolVariant(_)
     tabBarMinimizeBehavior(_); tabItem(_{); tabViewBottomAccessory(content{); tabViewBottomAccessory(isEnabled content{)
     tabViewCustomization(_); tabViewSearchActivation(_); tabViewSidebarBottomBar(content{); tabViewSidebarFooter(content{)
     tabViewSidebarHeader(content{); tabViewStyle(_); tableColumnHeaders(_); tableStyle(_); tag(_ includeOptional?)
     task(id priority? _{); task(priority? _{); textCase(_); textContentType(_); textEditorStyle(_); textFieldStyle(_)
     textInputAutocapitalization(_); textInputFormattingControlVisibility(_ for); textRenderer(_); textSelection(_)
     textSelectionAffinity(_); tint(_); tipBackground(_); tipCornerRadius(_ antialiased?); tipImageSize(_); tipViewStyle(_)
     toggleStyle(_); toolbar(_ for*); toolbar(content{); toolbar(id content{); toolbar(removing); toolbarBackground(_ for*)
     toolbarBackgroundVisibility(_ for*); toolbarColorScheme(_ for*); toolbarRole(_); toolbarTitleDisplayMode(_)
     toolbarTitleMenu(content{); toolbarVisibility(_ for*); tracking(_); transaction(_{); transaction(value _{)
     transformAnchorPreference(key? value transform{); transformEffect(_); transformEnvironment(_ transform{)
     transformPreference(_? _{); transition(_); truncationMode(_); typesettingLanguage(_ isEnabled?); underline(_? color?)
     unredacted(); userActivity(_ element _{); userActivity(_ isActive? _{); visualEffect(_{); widgetAccentable(_?)
     widgetCurvesContent(_?); widgetLabel(_); widgetLabel(label{); widgetURL(_); writingToolsBehavior(_); zIndex(_)
    protocol ViewModifier
     body(content); concat(_)
    protocol VisualEffect
     blur(radius opaque?); brightness(_); contrast(_); grayscale(_); hueRotation(_); offset(_); offset(x? y?); opacity(_)
     rotation3DEffect(_ axis anchor? anchorZ? perspective?); rotationEffect(_ anchor?); saturation(_)
     scaleEffect(_ anchor?); scaleEffect(x? y? anchor?)
    protocol WKNavigationDelegate
     webView(_ decidePolicyFor decisionHandler{); webView(_ didCommit); webView(_ didFail withError); webView(_ didFinish)
     webView(_ didStartProvisionalNavigation)
    protocol WKUIDelegate
    protocol Widget
     body; init(); main()
    protocol WidgetBundle
     body; init(); main()
    protocol WidgetConfiguration
     body; configurationDisplayName(_); containerBackgroundRemovable(_?); contentMarginsDisabled(); description(_)
     onBackgroundURLSessionEvents(matching _{); promptsForUserConfiguration(); supportedFamilies(_)
    protocol WidgetConfigurationIntent
     perform()
    """#
}
