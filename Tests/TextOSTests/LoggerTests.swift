import Testing
import TextOS

/// What apps write with `os` compiles and leaves no trace.
@Suite struct LoggerTests {
  private struct Offline: Error {}

  /// Counts how often a value in a message was asked for.
  private final class Counter {
    private(set) var evaluations = 0
    var number: Int {
      evaluations += 1
      return 3
    }
    var share: Double {
      evaluations += 1
      return 0.25
    }
    var isOn: Bool {
      evaluations += 1
      return true
    }
  }

  @Test func `each level takes a message, and evaluates nothing of it`() {
    let counter = Counter()
    let loggers = [Logger(), Logger(subsystem: "app", category: "loading"), Logger(.default), Logger(.disabled)]
    let levels: [(Logger, OSLogMessage) -> Void] = [
      { $0.log($1) }, { $0.trace($1) }, { $0.debug($1) }, { $0.info($1) }, { $0.notice($1) }, { $0.warning($1) },
      { $0.error($1) }, { $0.critical($1) }, { $0.fault($1) }, { $0.log(level: .debug, $1) },
      { $0.log(level: OSLogType(0x10), $1) },
    ]
    for logger in loggers {
      for level in levels {
        level(logger, "begins")
        level(logger, "\(counter.number) posts")
      }
    }
    #expect(counter.evaluations == 0)
  }

  @Test func `each form of a value compiles, and is not evaluated`() {
    let counter = Counter()
    let error: any Error = Offline()
    let messages: [OSLogMessage] = [
      "plain", "\(counter.number)", "\(error)", "\("Ada", privacy: .public)", "\("Ada", privacy: .private)",
      "\("Ada", privacy: .sensitive)", "\("Ada", privacy: .auto(mask: .none))",
      "\("Ada", privacy: .private(mask: .hash))", "\("Ada", privacy: .sensitive(mask: .hash))",
      "\("Ada", align: .left(columns: counter.number))", "\("Ada", align: .right(columns: 4), privacy: .public)",
      "\(counter.number, format: .decimal)",
      "\(counter.number, format: .decimal(explicitPositiveSign: true, minDigits: 3))",
      "\(counter.number, format: .hex)", "\(counter.number, format: .hex(includePrefix: true, uppercase: true))",
      "\(counter.number, format: .octal, align: .right(columns: 4), privacy: .public)",
      "\(counter.share, format: .fixed)", "\(counter.share, format: .fixed(precision: 2), privacy: .public)",
      "\(counter.share, format: .exponential(precision: 2))", "\(counter.share, format: .hybrid)",
      "\(counter.isOn, format: .truth)", "\(counter.isOn, format: .answer, privacy: .public)",
    ]
    for message in messages { Logger().log(message) }
    #expect(counter.evaluations == 0)
  }

  @Test func `the functions of C take a message or a format`() {
    let counter = Counter()
    let log = OSLog(subsystem: "app", category: "views")
    os_log("begins")
    os_log("\(counter.number) posts")
    os_log(.info, "\(counter.number) posts")
    os_log(.info, log: log, "\(counter.number) posts")
    #expect(counter.evaluations == 0)
    os_log("%d posts", log: log, type: .error, counter.number)
    os_log(.error, log: log, "%d posts", counter.number)
    #expect(counter.evaluations == 2, "the arguments of C are evaluated, as everywhere")
  }

  @Test func `a log has its names, and no level is on`() {
    let table: [(log: OSLog, subsystem: String, category: String)] = [
      (OSLog(subsystem: "app", category: "views"), "app", "views"),
      (OSLog(subsystem: "app", category: .pointsOfInterest), "app", "PointsOfInterest"),
      (OSLog(subsystem: "app", category: .dynamicTracing), "app", "DynamicTracing"),
      (OSLog(subsystem: "app", category: .dynamicStackTracing), "app", "DynamicStackTracing"),
    ]
    let types: [OSLogType] = [.default, .info, .debug, .error, .fault]
    for (log, subsystem, category) in table {
      #expect(log.subsystem == subsystem && log.category == category)
      #expect(types.allSatisfy { !log.isEnabled(type: $0) })
    }
    #expect(types.map(\.rawValue) == [0, 1, 2, 16, 17])
    #expect(OSLogType(rawValue: 17) == .fault && OSLogType(1) == .info)
  }
}
