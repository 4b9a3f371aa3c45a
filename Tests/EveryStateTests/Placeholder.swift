// The module's first test follows.
