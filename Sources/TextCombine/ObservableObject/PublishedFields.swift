#if compiler(<6.5) && !EVERYSTATE_WITHOUT_REFLECTION
  // An inner interface of the standard library: tried with 6.2 and 6.3, and the same in the sources of 6.4.
  @_spi(Reflection) import Swift

  /// Where the `@Published` properties of a class lie in its objects; found once a class.
  enum PublishedFields {
    private static let lock = Lock()
    nonisolated(unsafe) private static var offsets: [ObjectIdentifier: [Int]] = [:]

    static func boxes(of object: AnyObject) -> [AnyPublishedBox] {
      let type: AnyClass = type(of: object)
      let offsets = lock.withLock {
        if let known = self.offsets[ObjectIdentifier(type)] { return known }
        let found = find(in: type)
        self.offsets[ObjectIdentifier(type)] = found
        return found
      }
      let memory = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      return withExtendedLifetime(object) { offsets.map { memory.load(fromByteOffset: $0, as: AnyPublishedBox.self) } }
    }

    /// `.classType`, which the standard library declares as a variable, so that Swift 6 code cannot read it.
    private static let classFields = _EachFieldOptions(rawValue: 1)

    private static func find(in type: AnyClass) -> [Int] {
      var found: [Int] = []
      _ = _forEachField(of: type, options: classFields) { _, offset, fieldType, _ in
        if fieldType is any PublishedProperty.Type { found.append(offset) }
        return true
      }
      return found
    }
  }
#else
  /// The `@Published` properties of an object, as a mirror shows them: slower, and public.
  enum PublishedFields {
    static func boxes(of object: AnyObject) -> [AnyPublishedBox] {
      sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.reversed()
        .flatMap { $0.children.compactMap { ($0.value as? any PublishedProperty)?.anyBox } }
    }
  }
#endif
