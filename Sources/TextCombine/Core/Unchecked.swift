/// Lets a value that is not Sendable into a task. Right where something else keeps the accesses apart.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
