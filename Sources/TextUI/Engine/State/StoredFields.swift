#if compiler(<6.5) && !EVERYSTATE_WITHOUT_REFLECTION
  // An inner interface of the standard library: tried with 6.2 and 6.3, and the same in the sources of 6.4.
  @_spi(Reflection) import Swift
#endif

package enum StoredFields {
  package typealias Field = (offset: Int, type: Any.Type, name: String)

  /// Whether the compiler reports them: a mirror guesses, and shows the content of a box such as `any P` instead of the box.
  static var areCertain: Bool {
    #if compiler(<6.5) && !EVERYSTATE_WITHOUT_REFLECTION
      true
    #else
      false
    #endif
  }

  /// The same as `all`, and nil as well where the compiler does not report them.
  static func certain(of type: Any.Type, at pointer: UnsafeRawPointer) -> [Field]? {
    areCertain ? all(of: type, at: pointer) : nil
  }

  /// The parts of a structure or a tuple that can be written in memory; none where the compiler does not report them.
  package static func parts(of type: Any.Type) -> [Field] {
    #if compiler(<6.5) && !EVERYSTATE_WITHOUT_REFLECTION
      [.structure, .tuple].contains(TypeKind(type)) ? reported(type) : []
    #else
      []
    #endif
  }

  /// The stored properties of a structure, in their order; none of any other type, and nil when they cannot be found.
  static func all(of type: Any.Type, at pointer: UnsafeRawPointer) -> [Field]? {
    // A box such as `any P` shows the fields of its content.
    guard TypeKind(type) == .structure else { return [] }
    #if compiler(<6.5) && !EVERYSTATE_WITHOUT_REFLECTION
      let fields = reported(type)
      return fields.isEmpty && isStructureWithStorage(type, at: pointer) ? nil : fields
    #else
      return mirrored(type, at: pointer)
    #endif
  }

  #if compiler(<6.5) && !EVERYSTATE_WITHOUT_REFLECTION
    private static func reported(_ type: Any.Type) -> [Field] {
      var fields: [Field] = []
      _ = _forEachField(of: type, options: ignoringUnknown) { name, offset, fieldType, _ in
        fields.append((offset, fieldType, String(cString: name)))
        return true
      }
      return fields
    }

    /// `_EachFieldOptions.ignoreUnknown`, which is not marked as safe to share.
    private static let ignoringUnknown = _EachFieldOptions(rawValue: 2)
  #endif

  private static func isStructureWithStorage(_ type: Any.Type, at pointer: UnsafeRawPointer) -> Bool {
    layout(of: type).size > 0 && mirror(of: type, at: pointer).displayStyle == .struct
  }

  /// The fields as a mirror shows a value, each where its alignment allows; nil where a box such as `any P` may hide dynamic properties.
  static func mirrored(_ type: Any.Type, at pointer: UnsafeRawPointer) -> [Field]? {
    let mirror = mirror(of: type, at: pointer)
    guard mirror.displayStyle == .struct, layout(of: type).size > 0 else { return [] }
    var end = 0
    let fields = mirror.children.map { child -> Field in
      let (type, layout) = (Swift.type(of: child.value), layout(of: Swift.type(of: child.value)))
      let offset = (end + layout.alignment - 1) / layout.alignment * layout.alignment
      end = offset + layout.size
      return (offset, type, child.label ?? "")
    }
    let isKnown =
      end == layout(of: type).size || !fields.isEmpty && !fields.contains { $0.type is any DynamicProperty.Type }
    return isKnown ? fields : nil
  }

  private static func mirror(of type: Any.Type, at pointer: UnsafeRawPointer) -> Mirror {
    func mirror<T>(_ type: T.Type) -> Mirror { Mirror(reflecting: pointer.load(as: T.self)) }
    return _openExistential(type, do: mirror)
  }

  static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
    func layout<T>(_ type: T.Type) -> (size: Int, alignment: Int) { (MemoryLayout<T>.size, MemoryLayout<T>.alignment) }
    return _openExistential(type, do: layout)
  }
}
