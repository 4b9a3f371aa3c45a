/// The state of a value that loads.
enum LoadState<Value> {
  case loading
  case loaded(Value)
  case error(any Error, ErrorDisplay)
}
