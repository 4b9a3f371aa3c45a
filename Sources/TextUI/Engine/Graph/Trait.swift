/// Names a value that content hands to the container around it.
struct TraitKey<Value>: Sendable { let name: String }
