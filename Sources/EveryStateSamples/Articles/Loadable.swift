/// The state of a value that is loaded on demand.
public enum Loadable<Value> {
  case idle
  case loading
  case loaded(Value)
  case error(any Error)

  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
