/// The first entries of a log, and how many there were in all: an endless stream of them must not fill the memory.
struct CappedLog<Entry> {
  let limit: Int
  private(set) var count = 0
  private(set) var first: [Entry] = []

  init(limit: Int) { self.limit = limit }

  mutating func note(_ entry: @autoclosure () -> Entry) {
    count += 1
    if first.count < limit { first.append(entry()) }
  }
}
