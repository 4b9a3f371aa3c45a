/// What a step of a script answers, whatever type it answers with.
package struct ScriptAnswer {
  package enum Kind {
    case value(Any)
    case failure(any Error)
    case never
  }
  package let kind: Kind
  /// What the answer takes, where the script says so.
  package let delay: Duration?
}

extension AnyMockResponse {
  /// The error that the first call gets; nil where it gets none.
  package var firstFailure: (any Error)? {
    if case .failure(let error) = script.first?.kind { error } else { nil }
  }
}

extension MockResponse {
  package var script: [ScriptAnswer] {
    steps.map { step in
      let kind: ScriptAnswer.Kind =
        switch step.answer {
        case .value(let value): .value(value)
        case .failure(let error): .failure(error)
        case .never: .never
        }
      return ScriptAnswer(kind: kind, delay: step.delay ?? delay)
    }
  }

  package var emptied: (response: any AnyMockResponse, code: String)? {
    guard let value = EmptyValue<Value>() else { return nil }
    return (MockResponse.returns(value.value), ".returns(\(value.code))")
  }

  package func delayed(allBy delay: Duration) -> any AnyMockResponse {
    MockResponse(steps: steps.map { $0.delayed(by: delay) }, repeatsLast: repeatsLast)
  }

  package func failing(_ error: any Error) -> any AnyMockResponse { MockResponse.fails(error) }

  package var neverAnswering: any AnyMockResponse { MockResponse.never }
}

/// Nothing, for types that can say so.
private struct EmptyValue<Value> {
  let value: Value
  let code: String

  init?() {
    let type: Any.Type = Value.self
    if let collection = type as? any RangeReplaceableCollection.Type, let value = collection.init() as? Value {
      self.value = value
      code = type is any ExpressibleByArrayLiteral.Type ? "[]" : type == String.self ? "\"\"" : ".init()"
    } else if let set = type as? any SetAlgebra.Type, let value = set.init() as? Value {
      self.value = value
      code = "[]"
    } else if let optional = type as? any ExpressibleByNilLiteral.Type, let value = Self.none(optional) {
      self.value = value
      code = "nil"
    } else {
      return nil
    }
  }

  private static func none<Other: ExpressibleByNilLiteral>(_ type: Other.Type) -> Value? {
    Other(nilLiteral: ()) as? Value
  }
}
