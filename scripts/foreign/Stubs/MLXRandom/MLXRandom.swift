public func seed(_ seed: UInt64) {}
