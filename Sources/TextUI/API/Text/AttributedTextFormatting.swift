// What a text editor lets its text look like. The text is drawn as it is: these compile, and change nothing.

/// Which looks a text editor's text may have.
@MainActor @preconcurrency
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that it speaks of.
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition<Scope>
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

/// Keeps one attribute of a text to what it may be.
public protocol AttributedTextValueConstraint<Scope, AttributeKey>: AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
  associatedtype AttributeKey: AttributedStringKey
  typealias Attributes = AttributedTextFormatting.Attributes<Scope>
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { .init() }
}

/// Names around what a text may look like.
public enum AttributedTextFormatting {
  /// What is said of a part of the text.
  @dynamicMemberLookup
  public struct Attributes<Scope: AttributeScope> {
    private var values = AttributeContainer()
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value?
    where K.Value: Sendable {
      get { values[K.self] }
      set { values[K.self] = newValue }
    }
  }

  /// No rule.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    nonisolated public init() {}
    public var body: EmptyDefinition<Scope> { self }
  }

  /// Builds one definition from several constraints.
  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    public static func buildExpression<D: AttributedTextFormattingDefinition<Scope>>(_ definition: D) -> D {
      definition
    }
    public static func buildBlock<each D: AttributedTextFormattingDefinition>(
      _ definitions: repeat each D
    ) -> EmptyDefinition<Scope> { EmptyDefinition() }
  }
}

extension View {
  /// Does nothing in text. On a device: which formats an editor offers and keeps.
  nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { self }
  /// Does nothing in text. On a device: which formats an editor offers and keeps.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View { self }
  /// Does nothing in text. On a device: which formats an editor offers and keeps.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { self }
}
