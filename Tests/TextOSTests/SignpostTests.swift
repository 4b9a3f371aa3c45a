import Testing
import TextOS

@Suite struct SignpostTests {
  @Test func `an interval does its work, and nothing listens`() throws {
    struct Failed: Error, Equatable {}
    let signposters = [
      OSSignposter(), .disabled, OSSignposter(subsystem: "a", category: "b"),
      OSSignposter(subsystem: "a", category: .pointsOfInterest), OSSignposter(logHandle: .default),
      OSSignposter(logger: Logger()),
    ]
    var evaluations = 0
    var count: Int {
      evaluations += 1
      return evaluations
    }
    for signposter in signposters {
      #expect(!signposter.isEnabled)
      #expect(signposter.withIntervalSignpost("parse") { 3 } == 3)
      #expect(throws: Failed()) { try signposter.withIntervalSignpost("parse") { throw Failed() } }
      let id = signposter.makeSignpostID()
      #expect(id == signposter.makeSignpostID(from: OSLog.default))
      signposter.endInterval("load", signposter.beginInterval("load", id: id))
      let described = signposter.beginInterval("load", "of \(count) posts")
      signposter.emitEvent("retry", id: id, "after \(count, privacy: .public)")
      signposter.emitEvent("retry")
      signposter.endInterval("load", described, "\(count)")
    }
    #expect(evaluations == 0, "nobody reads what is not written")
  }

  @Test func `signposts of C compile in each form`() {
    let log = OSLog(subsystem: "a", category: .dynamicTracing)
    var evaluations = 0
    func argument() -> Int {
      evaluations += 1
      return evaluations
    }
    os_signpost(.begin, log: log, name: "load")
    os_signpost(.event, log: log, name: "load", signpostID: .exclusive)
    os_signpost(.end, log: log, name: "load", signpostID: .null, "%d posts", argument())
    #expect(evaluations == 1, "the arguments of C are evaluated, as everywhere")
    #expect(
      OSSignpostType.begin.rawValue == 1 && OSSignpostType.end.rawValue == 2 && OSSignpostType.event.rawValue == 0)
    #expect(OSSignpostType(rawValue: 1) == .begin)
  }
}
