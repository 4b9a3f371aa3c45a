import Foundation
import Testing
import TextOSLog

@Suite struct LogStoreTests {
  @Test func `a store has no entries, whatever is asked for`() throws {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    Logger(subsystem: "app", category: "views").fault("gone")
    let positions = [
      nil, store.position(date: Date(timeIntervalSinceReferenceDate: 0)), store.position(timeIntervalSinceEnd: -60),
    ]
    for position in positions {
      #expect(try Array(store.getEntries(at: position)).isEmpty)
      #expect(try Array(store.getEntries(with: .reverse, at: position)).isEmpty)
    }
    #expect(try Array(store.getEntries(matching: NSPredicate { _, _ in true })).isEmpty)
  }

  @Test func `an entry says nothing of its own`() {
    let entry = OSLogEntryLog()
    #expect(entry.composedMessage.isEmpty && entry.category.isEmpty && entry.subsystem.isEmpty && entry.process.isEmpty)
    #expect(entry.level == .undefined)
    #expect(entry.date == Date(timeIntervalSinceReferenceDate: 0), "never the machine's time")
    #expect(OSLogEnumerator.Options.reverse.rawValue == 1)
  }
}
