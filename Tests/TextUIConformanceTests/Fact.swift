import SwiftUI
import Testing

/// One small behavior of SwiftUI, observed as the output of views on a stage.
struct Fact: Sendable {
  let name: String
  let source: Source
  let expected: [String]
  let observe: @MainActor @Sendable (Stage) async throws -> Void

  init(
    _ name: String, _ source: Source, _ expected: [String],
    observe: @escaping @MainActor @Sendable (Stage) async throws -> Void
  ) { (self.name, self.source, self.expected, self.observe) = (name, source, expected, observe) }
}

extension Fact: CustomTestStringConvertible { var testDescription: String { name } }

/// The written source of a fact, or its measurement on a device.
enum Source: Sendable {
  /// A page of Apple's documentation, below developer.apple.com/documentation/swiftui.
  case page(String)
  /// A session of WWDC, as year and number.
  case session(String)
  /// An article or a book.
  case article(String)
  /// A test of the OpenSwiftUI project that passes with Apple's SwiftUI.
  case compatibilityTest(String)
}

extension Source: CustomStringConvertible {
  /// A page of the documentation about a modifier of views.
  static func view(_ modifier: String) -> Source { .page("view/\(modifier)") }

  var description: String {
    switch self {
    case .page(let page): "developer.apple.com/documentation/swiftui/\(page)"
    case .session(let session): "WWDC \(session)"
    case .article(let article): article
    case .compatibilityTest(let test): "OpenSwiftUICompatibilityTests/\(test)"
    }
  }
}

extension Fact {
  static let all: [Fact] =
    FrameFacts.all + StackFacts.all + AlignmentFacts.all + ContainerFacts.all + StateFacts.all + ObjectFacts.all
    + IdentityFacts.all + LifecycleFacts.all
    + EnvironmentFacts.all + PreferenceFacts.all + BindingFacts.all + ValueFacts.all
}

extension Fact {
  /// A fact about the placement of views: `name x,y widthxheight` for each probed one, by name.
  static func places<V: View>(
    _ name: String, _ source: Source, _ expected: [String],
    @ViewBuilder of view: @escaping @MainActor @Sendable (Stage) -> V
  ) -> Fact {
    Fact(name, source, expected) { stage in
      stage.show { view(stage) }
      stage.sayPlaces()
    }
  }
}

extension Fact {
  /// A fact about what a view says when it is shown.
  static func shown<V: View>(
    _ name: String, _ source: Source, _ expected: [String],
    @ViewBuilder of view: @escaping @MainActor @Sendable (Stage) -> V
  ) -> Fact { Fact(name, source, expected) { stage in stage.show { view(stage) } } }

  /// A fact about a view that follows a model through changes.
  static func following<V: View>(
    _ name: String, _ source: Source, _ expected: [String],
    change: @escaping @MainActor @Sendable (Model) -> Void, then more: [@MainActor @Sendable (Model) -> Void] = [],
    @ViewBuilder of view: @escaping @MainActor @Sendable (Model, Stage) -> V
  ) -> Fact {
    Fact(name, source, expected) { stage in
      let model = Model()
      stage.show { Shown(model: model) { view($0, stage) } }
      for change in [change] + more { stage.change { change(model) } }
    }
  }

  /// The places of a view of 20 by 20 points in one of 100 by 100.
  static let alignments: [(name: String, alignment: Alignment, place: String)] = [
    (".topLeading", .topLeading, "0,0"), (".top", .top, "40,0"), (".topTrailing", .topTrailing, "80,0"),
    (".leading", .leading, "0,40"), (".center", .center, "40,40"), (".trailing", .trailing, "80,40"),
    (".bottomLeading", .bottomLeading, "0,80"), (".bottom", .bottom, "40,80"),
    (".bottomTrailing", .bottomTrailing, "80,80"),
  ]
}

@Observable @MainActor final class Model {
  var flag = true
  var number = 0
  var items = ["a", "b", "c"]
}

struct Shown<V: View>: View {
  let model: Model
  @ViewBuilder let content: (Model) -> V
  var body: some View { content(model) }
}

struct Saying: View {
  let words: String
  let stage: Stage
  var body: some View { stage.saying(words) }
}

@MainActor func across<each V: View>(
  alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ views: repeat each V
) -> some View { HStack(alignment: alignment, spacing: spacing) { ViewBuilder.buildBlock(repeat each views) } }

@MainActor func down<each V: View>(spacing: CGFloat? = nil, _ views: repeat each V) -> some View {
  VStack(spacing: spacing) { ViewBuilder.buildBlock(repeat each views) }
}

@MainActor func layers<each V: View>(_ views: repeat each V) -> some View {
  ZStack { ViewBuilder.buildBlock(repeat each views) }
}

@MainActor func views<each V: View>(_ views: repeat each V) -> some View { ViewBuilder.buildBlock(repeat each views) }

/// A view whose state a child reads and changes through a binding.
struct Parent: View {
  @State private var number = 0
  let stage: Stage
  let reads: Bool
  var body: some View {
    let _ = stage.say(reads ? "parent \(number)" : "parent")
    Child(number: $number, stage: stage)
  }
  private struct Child: View {
    @Binding var number: Int
    let stage: Stage
    var body: some View { stage.saying("child \(number)").onAppear { number = 1 } }
  }
}

extension Stage {
  /// A color that reports its evaluation.
  func saying(_ words: String) -> Color {
    say(words)
    return .gray
  }

  /// A color of a size, or of all offered space.
  func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.gray.frame(width: width, height: height).probed(name, self)
  }

  /// The boxes a and b, each of a width and a height.
  @ViewBuilder func pair(_ a: (CGFloat?, CGFloat?), _ b: (CGFloat?, CGFloat?)) -> some View {
    box("a", a.0, a.1)
    box("b", b.0, b.1)
  }
}

extension Fact {
  func inAnyOrder() -> Fact {
    Fact(name, source, expected.sorted()) { stage in
      try await observe(stage)
      stage.sort()
    }
  }
}
