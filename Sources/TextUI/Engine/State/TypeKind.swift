/// The kind of a type: by the number at the beginning of its metadata, as the runtime's MetadataKind.def lists them.
package enum TypeKind {
  case structure, enumeration, optional, tuple, object, function, metatype, builtin
  /// A box such as `any P`.
  case other

  package init(_ type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x301: self = .tuple
    // A class's own metadata begin with no kind, or with a pointer.
    case 0, 0x203, 0x305, 0x800...: self = .object
    case 0x300: self = .builtin
    case 0x302: self = .function
    case 0x304: self = .metatype
    default: self = .other
    }
  }
}
