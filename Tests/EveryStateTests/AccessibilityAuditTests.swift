import SwiftUI

@testable import EveryState

struct AccessibilityAuditTests {
  static let rules = AccessibilityCase.all.map(\.rule)

  @Test(arguments: AccessibilityCase.all) @MainActor
  func `each type of the audit finds its bug, and is silent about look-alikes`(_ audited: AccessibilityCase) throws {
    let found = try soundness(audited.bug).accessibilityAudit().findings
    expect(found.map(\.sentence), is: audited.sentences)
    expect(Set(found.map(\.rule)), is: [audited.rule])
    try expect(soundness(audited.lookAlikes).accessibilityAudit().findings.map(\.message), is: [])
    // `verifySoundness()` has the same findings.
    let all = try soundness(audited.bug).findings(isExploring: false).map(\.sentence)
    expect(Set(audited.sentences).isSubset(of: all), "\(all)")
  }

  @Test @MainActor func `what cannot be known is counted, with the reason`() throws {
    let coverage = try soundness {
      AnyView(
        VStack {
          Text("Above").foregroundStyle(.black).background(.yellow)
          Text("On glass").foregroundStyle(.black).background(.thinMaterial)
          Text("Brand").foregroundStyle(Color("brand"))
          Text("One line").lineLimit(1)
          Button("Plain") {}
          Button(action: {}) { Image(systemName: "bell").frame(width: 44, height: 44) }
        })
    }.accessibilityAudit().coverage.description
    expect(
      coverage,
      contains: "contrast: 3 checked, 12 not checked (the system's own colors 6, color:brand 3, thinMaterial 3)",
      "hitRegion: 1 checked, 1 not checked (a text of one line 1)",
      "sufficientElementDescription: 5 checked, 1 not checked (a symbol's own name 1)",
      "textClipped: 4 checked, 1 not checked (a line limit 1)", comment: coverage)
  }

  @MainActor private func soundness(_ content: @escaping AccessibilityCase.Content) -> CatalogSoundness {
    CatalogSoundness(SnapshotCatalog(suite: "Audit") { Plain("Audit", "shown") { content() } })
  }
}

/// A view with bugs of one type, and views that are like it without them. `PlantedBugs+Controls` has unlabeled and hidden controls.
struct AccessibilityCase: CustomTestStringConvertible {
  typealias Content = @MainActor @Sendable () -> AnyView
  let rule: SoundnessRule
  let sentences: [String]
  let bug: Content
  let lookAlikes: Content
  var testDescription: String { rule.rawValue }

  private init(
    _ rule: SoundnessRule, _ sentences: String..., @ViewBuilder bug: @escaping @MainActor @Sendable () -> some View,
    @ViewBuilder lookAlikes: @escaping @MainActor @Sendable () -> some View
  ) {
    (self.rule, self.sentences) = (rule, sentences)
    self.bug = { AnyView(VStack { bug() }) }
    self.lookAlikes = { AnyView(VStack { lookAlikes() }) }
  }

  static let all = [contrast, hitRegion, description, dynamicType, clipped, trait, elements, order]

  private static let contrast = Self(
    .lowContrast,
    "text in yellow on #FFFFFF has a contrast ratio of 1.51; at least 3 is required for a color of the system.",
    "text in #B3B3B3 on #FFFFFF has a contrast ratio of 2.09; at least 3 is required for bold text.",
    "text in #BFBFBF on #FFFFFF has a contrast ratio of 1.83; at least 3 is required for text of 18 points or more.",
    "text in primary at 30% on #FFFFFF has a contrast ratio of 2.1; at least 4.5 is required for text that is neither bold nor large.",
    "text in #333333 on #000000 has a contrast ratio of 1.66 in dark; at least 4.5 is required for text that is neither bold nor large.",
    "text in #CCCCCC on #FFFFFF has a contrast ratio of 1.6 with increased contrast; at least 4.5 is required for text that is neither bold nor large."
  ) {
    Text("Sold out").foregroundStyle(.yellow)
    Text("Note").foregroundStyle(Color(white: 0.2))
    Text("Loud").bold().foregroundStyle(Color(white: 0.2))
    Text("Grave").bold().foregroundStyle(Color(white: 0.7))
    Text("Large").font(.title).foregroundStyle(Color(white: 0.75))
    Contrasted(increased: Color(white: 0.8))
    Fading(animation: .easeIn, isOfView: false)
  } lookAlikes: {
    Text("Failed").foregroundStyle(.red)
    Text("Later").foregroundStyle(.secondary)
    Button("Pay") {}.buttonStyle(.borderedProminent)
    Text("Pay").foregroundStyle(.white).background(.blue)
    Text("Sold out").foregroundStyle(.yellow).background(.black)
    Text("Note").foregroundStyle(Color(white: 0.2)).background(.white)
    Text("Large").foregroundStyle(Color(white: 0.5)).font(.title)
    Text("Bold").foregroundStyle(Color(white: 0.5)).bold()
    Button("Off") {}.foregroundStyle(Color(white: 0.9)).disabled(true)
    Text("Half").opacity(0.7)
    // What is drawn is one end of it.
    Fading(animation: .easeIn.repeatForever(), isOfView: false)
    Fading(animation: .easeIn.repeatForever().delay(1), isOfView: true)
    Text("On a picture").foregroundStyle(.white).background(Image("lake").resizable())
    Contrasted(increased: .primary)
  }

  private struct Fading: View {
    let animation: Animation
    let isOfView: Bool
    @State private var isFaint = false
    var body: some View {
      Text("Syncing").opacity(isFaint ? 0.3 : 1).animation(isOfView ? animation : nil, value: isFaint).onAppear {
        withAnimation(isOfView ? nil : animation) { isFaint = true }
      }
    }
  }

  private static let hitRegion = Self(
    .smallTarget, "\"Close\" has a touch target of 21 x 20 points; \(larger)",
    "\"Go\" has a touch target of 60 x 30 points; \(larger)"
  ) {
    Button(action: {}) { Image(systemName: "xmark") }.frame(width: 44, height: 44)
    Button(action: {}) { Text("Go").frame(width: 60, height: 30) }
  } lookAlikes: {
    Button(action: {}) { Image(systemName: "plus").frame(width: 44, height: 44) }
    Button(action: {}) { Image(systemName: "xmark").padding(12) }
    Button(action: {}) { Text("Go").frame(width: 60, height: 44) }
    Button("Shut") {}
    List { Button(action: {}) { Image(systemName: "trash") } }
  }
  private static let larger =
    "at least 44 x 44 is required. Add a frame or padding inside its label, not around it."

  private static let description = Self(
    .vagueLabel, "\"Save button\" contains its role, which VoiceOver adds: remove \"button\".",
    "VoiceOver reads an image by its file name, \"ic_hero\". Give it a label, or make it decorative.",
    "VoiceOver reads two adjacent buttons as \"Edit\": users cannot tell them apart.",
    "VoiceOver reads \"Tent\" twice: an image has the label of the text beside it. Make the image decorative."
  ) {
    Button("Save button") {}
    Image("ic_hero")
    Button("Edit") {}
    Button("Edit") {}
    Image("tent", label: Text("Tent"))
    Text("Tent")
  } lookAlikes: {
    Button("New Tab") {}
    Text("The red button")
    Image("ic_hero", label: Text("A lake"))
    Image(decorative: "ic_hero")
    Button("Edit") {}
    Button("Edit") {}.accessibilityLabel("Edit the name")
    ForEach(["Tent", "Lamp"], id: \.self) { _ in Button("Remove") {} }
    Image(decorative: "tent")
    Text("Tent")
  }

  private static let dynamicType = Self(
    .fixedText,
    "text of 48 points does not grow with the user's text size. Use a text style, or a font relative to one."
  ) {
    Text("12:30").font(.system(size: 48))
  } lookAlikes: {
    Text("12:30").font(.largeTitle)
    Text("12:31").font(.custom("Inter", size: 48))
    Image(systemName: "clock").font(.system(size: 48))
    Text("🎉").font(.system(size: 48))
  }

  private static let clipped = Self(
    .cutText, "\"\(lamp)\": cut at the largest text size, because the frame does not grow with it."
  ) {
    Text(lamp).frame(width: 240, height: 44)
  } lookAlikes: {
    Text(lamp).frame(width: 240).frame(minHeight: 44).fixedSize()
    ScrollView { Text("In a scroll view. \(lamp)") }.frame(width: 240, height: 44)
  }
  private static let lamp = "Bring your own lamp and tent"

  private static let trait = Self(
    .wrongTrait, "\"Pay\" has the trait of a button, but pressing it has no effect.",
    "\"Buy\" can be tapped, but VoiceOver reads it as text or an image. Use a Button, or add the trait "
      + ".isButton.", "\"Tent\" has two actions named \"Archive\"."
  ) {
    Text("Pay").accessibilityAddTraits(.isButton)
    Text("Buy").onTapGesture {}
    Text("Tent").accessibilityAction(named: "Archive") {}.accessibilityAction(named: "Archive") {}
  } lookAlikes: {
    Text("Pay").onTapGesture {}.accessibilityAddTraits(.isButton)
    Text("Basket").accessibilityAddTraits(.isHeader)
    Button("Buy") {}
    Color.clear.onTapGesture {}
    VStack {
      Button("Sell") {}; Text("Note")
    }.onTapGesture {}
    Text("Tent").accessibilityAction(named: "Archive") {}.accessibilityAction(named: "Delete") {}
  }

  private static let elements = Self(
    .unheardContent, "\"Sold out\" \(unheard)", "\"5 dollars\" \(unheard)",
    "\"Buy\" can be pressed, but VoiceOver does not reach it: the view around it is one element that replaces it."
  ) {
    Text("Sold out").accessibilityHidden(true)
    VStack { Text("5 dollars") }.accessibilityElement()
    HStack { Button("Buy") {} }.accessibilityElement(children: .ignore).accessibilityLabel("Tent")
  } lookAlikes: {
    Text("Lamp, sold out")
    Text("Sold out").accessibilityHidden(true)
    Text("·").accessibilityHidden(true)
    VStack { Text("5 dollars") }.accessibilityElement().accessibilityLabel("Price")
    HStack { Button("Buy") {} }.accessibilityElement(children: .combine)
  }
  private static let unheard =
    "is visible, but VoiceOver does not read it. Give the element around it a label, or make the text accessible."

  private static let order = Self(
    .readingOrder,
    "VoiceOver reads the heading \"Basket\" after \"2 things\", which is below it: a sort priority "
      + "moves it."
  ) {
    Text("Basket").accessibilityAddTraits(.isHeader)
    Text("2 things").accessibilitySortPriority(1)
  } lookAlikes: {
    Text("Basket").accessibilityAddTraits(.isHeader).accessibilitySortPriority(1)
    Text("2 things").accessibilitySortPriority(0.5)
  }
}

private struct Contrasted: View {
  let increased: Color
  @Environment(\.colorSchemeContrast) private var contrast
  var body: some View { Text("Contrasted").foregroundStyle(contrast == .increased ? increased : .primary) }
}
