/// What is known of something that loads.
enum LoadState<Value> {
  case loading
  case loaded(Value)
  case error(any Error, ErrorDisplay)
}
