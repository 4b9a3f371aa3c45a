import os.log

// `import os.log` names a part of a module, which only a C module can have.
let log = OSLog(subsystem: "app", category: "views")
let logger = Logger(subsystem: "app", category: "views")

func write() { os_log("A view appeared.", log: log, type: .info) }
