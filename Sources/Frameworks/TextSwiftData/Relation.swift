/// The type of a relationship: a model, an optional model, or several.
public protocol _Relation {
  static var _target: any PersistentModel.Type { get }
  var _models: [any PersistentModel] { get }
  /// Nil if the value requires the model.
  func _with(_ model: any PersistentModel) -> Self?
  func _without(_ model: any PersistentModel) -> Self?
}

extension PersistentModel {
  public static var _target: any PersistentModel.Type { Self.self }
  public var _models: [any PersistentModel] { [self] }
  public func _with(_ model: any PersistentModel) -> Self? { model as? Self }
  public func _without(_ model: any PersistentModel) -> Self? { nil }
}

extension Optional: _Relation where Wrapped: _Relation {
  public static var _target: any PersistentModel.Type { Wrapped._target }
  public var _models: [any PersistentModel] { map(\._models) ?? [] }
  public func _with(_ model: any PersistentModel) -> Self? {
    if let self { return self._with(model) }
    if let one = model as? Wrapped { return one }
    return [model] as? Wrapped
  }
  public func _without(_ model: any PersistentModel) -> Self? { .some(self?._without(model)) }
}

extension Array: _Relation where Element: PersistentModel {
  public static var _target: any PersistentModel.Type { Element.self }
  public var _models: [any PersistentModel] { self }
  public func _with(_ model: any PersistentModel) -> Self? { (model as? Element).map { self + [$0] } }
  public func _without(_ model: any PersistentModel) -> Self? { filter { $0 !== model } }
}

/// A model's property in the store.
public struct _ModelProperty {
  let name: String
  let keyPath: AnyKeyPath
  let isUnique: Bool
  let relationship: Schema.Relationship?
  /// The type of its models; nil for a value.
  let target: (any PersistentModel.Type)?
  let read: (any PersistentModel) -> Any
  /// Inserts or removes a model.
  let put: (_ isIn: Bool, _ other: any PersistentModel, _ model: any PersistentModel) -> Void

  public init<M: PersistentModel, V>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<M, V>, _ property: (any SchemaProperty)? = nil
  ) {
    self.name = name
    self.keyPath = keyPath
    isUnique = (property as? Schema.Attribute)?.options.contains(.unique) ?? false
    relationship = property as? Schema.Relationship
    target = (V.self as? any _Relation.Type)?._target
    read = { ($0 as? M)?[keyPath: keyPath] as Any }
    put = { isIn, other, model in
      guard let model = model as? M, let relation = model[keyPath: keyPath] as? any _Relation,
        relation._models.contains(where: { $0 === other }) != isIn
      else { return }
      if let changed = isIn ? relation._with(other) : relation._without(other) {
        model[keyPath: keyPath] = changed as! V
      }
    }
  }

  /// Calls a closure with the key paths of a model, which may be isolated to the main actor, as under main actor isolation by default.
  /// Forming a key path touches no state of the actor.
  public static func list(_ properties: @MainActor () -> [_ModelProperty]) -> [_ModelProperty] {
    withoutActuallyEscaping(properties) { unsafeBitCast($0, to: (() -> [_ModelProperty]).self)() }
  }

  func models(of model: any PersistentModel) -> [any PersistentModel] { (read(model) as? any _Relation)?._models ?? [] }
}

public func _attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) -> Schema.Attribute { Schema.Attribute(options: options) }

public func _relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) -> Schema.Relationship { Schema.Relationship(deleteRule: deleteRule, inverse: inverse) }

/// The properties of one model type.
struct Entity {
  let properties: [_ModelProperty]

  init(_ type: any PersistentModel.Type) { properties = type._$properties }

  func property(_ keyPath: AnyKeyPath) -> _ModelProperty? { properties.first { $0.keyPath == keyPath } }

  /// The inverse property: declared by either side, or the only one that leads back.
  static func inverse(of property: _ModelProperty, of type: any PersistentModel.Type) -> _ModelProperty? {
    guard let target = property.target else { return nil }
    let others = Entity(target).properties.filter { $0.target.map { $0 == type } ?? false }
    if let inverse = property.relationship?.inverse { return others.first { $0.keyPath == inverse } }
    if let other = others.first(where: { $0.relationship?.inverse == property.keyPath }) { return other }
    let own = Entity(type).properties.filter { $0.target.map { $0 == target } ?? false }
    guard own.count == 1, others.count == 1, others[0].relationship?.inverse == nil else { return nil }
    return others[0]
  }
}
