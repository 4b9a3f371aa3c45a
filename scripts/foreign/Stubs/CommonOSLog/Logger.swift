import OSLog

extension Logger { public init(category: String) { self.init(subsystem: "app", category: category) } }
