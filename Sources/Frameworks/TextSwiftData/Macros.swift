/// Makes a class a model: its properties are observed, and a `ModelContext` can keep it.
@attached(member, names: named(_$model), named(_$properties))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "TextSwiftDataMacros", type: "ModelMacro")

/// How a property of a model is kept. `unique` counts: a model that is inserted takes the place of one with an equal value.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TextSwiftDataMacros", type: "AttributeMacro")

/// What a property is to the models that it holds: which property of theirs answers it, and what becomes of them.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "TextSwiftDataMacros", type: "RelationshipMacro")

/// A property that is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "TextSwiftDataMacros", type: "TransientMacro")

/// A property that is kept: `Model` gives it to each.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "TextSwiftDataMacros", type: "PersistedPropertyMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "TextSwiftDataMacros", type: "ModelActorMacro")

/// An index makes a store faster, and changes nothing here.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "TextSwiftDataMacros", type: "IndexMacro")
