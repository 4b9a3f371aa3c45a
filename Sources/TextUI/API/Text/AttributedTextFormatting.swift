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
  /// The attribute whose values are kept within bounds.
  associatedtype AttributeKey: AttributedStringKey
  /// What is said of a part of the text, as `constrain` has it to change.
  typealias Attributes = AttributedTextFormatting.Attributes<Scope>
  /// Puts the attribute's value within its bounds. Never called: the text is drawn as it is.
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
    /// The value of an attribute; nil where the part has none.
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value?
    where K.Value: Sendable {
      get { values[K.self] }
      set { values[K.self] = newValue }
    }
  }

  /// No rule.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// A definition that leaves texts as they are.
    nonisolated public init() {}
    public var body: EmptyDefinition<Scope> { self }
  }

  /// Builds one definition from several constraints.
  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    /// Takes a definition that stands in the builder.
    public static func buildExpression<D: AttributedTextFormattingDefinition<Scope>>(_ definition: D) -> D {
      definition
    }
    /// Joins definitions. Text follows none of them: what comes out has no rule.
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
