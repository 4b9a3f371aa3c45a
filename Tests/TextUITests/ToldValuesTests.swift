@testable import TextUI

@MainActor struct ToldValuesTests {
  @Test func `different names have different values`() {
    // Each is in its own group: all values of a group differ, and each is equal to a second instance of itself.
    func check<T: Equatable>(_ name: String, _ values: [T], again: [T]) {
      for (one, first) in values.enumerated() {
        for (other, second) in again.enumerated() {
          expect(first == second, is: one == other, "\(name) \(one) \(other)")
        }
      }
    }
    func twice<T: Equatable>(_ name: String, _ make: () -> [T]) { check(name, make(), again: make()) }
    twice("spring loading") { [SpringLoadingBehavior.automatic, .enabled, .disabled] }
    twice("button repeat") { [ButtonRepeatBehavior.automatic, .enabled, .disabled] }
    twice("scroll indicators") { [ScrollIndicatorVisibility.automatic, .visible, .hidden, .never] }
    twice("content transition") {
      [
        ContentTransition.identity, .opacity, .interpolate, .symbolEffect, .symbolEffect(.bounce), .numericText(),
        .numericText(countsDown: true), .numericText(value: 1), .numericText(value: 2),
      ]
    }
    twice("feedback") {
      [
        SensoryFeedback.success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .impact,
        .alignment, .levelChange, .pathComplete, .impact(weight: .light), .impact(weight: .heavy),
        .impact(weight: .heavy, intensity: 0.5), .impact(flexibility: .rigid), .impact(flexibility: .soft),
      ]
    }
    twice("lines") {
      [Text.LineStyle.single, .init(pattern: .dash), .init(pattern: .dash, color: .red), .init(color: .red)]
    }
    twice("positions") {
      [
        ScrollPosition(idType: Int.self), .init(edge: .top), .init(edge: .bottom), .init(x: 1, y: 2), .init(id: 1),
        .init(id: 2), .init(id: "1"),
      ]
    }
    twice("variants") {
      let none = SymbolVariants.none
      return [none, none.circle, none.square, none.rectangle, none.fill, none.slash, none.rectangle.fill]
    }
    expect(SymbolVariants.none.rectangle, is: .rectangle)
    expect(draw { Image(systemName: "a").symbolVariant(.rectangle.fill) }, contains: "variant.rectangle.fill")
  }

  @Test func `the id that content was sent to can be read`() {
    var position = ScrollPosition(idType: String.self)
    expect(position.viewID == nil)
    expect(position.viewID(type: String.self) == nil)
    position.scrollTo(id: "a")
    expect(position.viewID as? String, is: "a")
    expect(position.viewID(type: String.self), is: "a")
    expect(position.viewID(type: Int.self) == nil)
    position.scrollTo(edge: .top)
    expect(position.viewID == nil)
  }

  /// As `OptionSet` has it, which shows the same of the same bits.
  @Test @MainActor func `traits answer as an option set does`() {
    let sets: [(AccessibilityTraits, EventModifiers)] = [
      ([], []), (.isButton, .shift), (.isHeader, .control), ([.isButton, .isHeader], [.shift, .control]),
      ([.isButton, .isLink], [.shift, .option]),
    ]
    func same(_ traits: AccessibilityTraits?, _ modifiers: EventModifiers?) -> Bool {
      let pairs: [(AccessibilityTraits, EventModifiers)] = [
        (.isButton, .shift), (.isHeader, .control), (.isLink, .option),
      ]
      guard let traits, let modifiers else { return (traits == nil) == (modifiers == nil) }
      return pairs.allSatisfy { traits.contains($0.0) == modifiers.contains($0.1) }
    }
    for (traits, modifiers) in sets {
      for (trait, modifier) in sets {
        var (left, right) = (traits, modifiers)
        expect(same(left.remove(trait), right.remove(modifier)), "\(traits) without \(trait)")
        expect(same(left, right))
        (left, right) = (traits, modifiers)
        expect(same(left.update(with: trait), right.update(with: modifier)), "\(traits) with \(trait)")
        expect(same(left, right))
        (left, right) = (traits, modifiers)
        let (one, other) = (left.insert(trait), right.insert(modifier))
        expect(one.inserted, is: other.inserted)
        expect(same(one.memberAfterInsert, other.memberAfterInsert))
        expect(same(left, right))
      }
    }
  }
}
