import CEveryStateRuntime

/// What left a simulation. Where it was started is kept as it was found: only who asks pays for finding its name.
struct DepartureLog {
  private struct Entry {
    var kind: Departure.Kind
    var instant: Int64
    var calls: [UInt]
  }
  private(set) var count = 0
  private var first: [Entry] = []

  /// Enough to see what is going on; an endless stream of them must not fill the memory.
  private static let kept = 10

  mutating func note(_ kind: Departure.Kind, at instant: Int64, calls: @autoclosure () -> [UInt]) {
    count += 1
    if first.count < Self.kept { first.append(Entry(kind: kind, instant: instant, calls: calls())) }
  }

  var departures: [Departure] {
    first.map { Departure(kind: $0.kind, time: .nanoseconds($0.instant), place: StackTrace.place(in: $0.calls)) }
  }
}

extension Departure.Kind {
  init(_ kind: everystate_departure_kind, detail: String?) {
    let detail = detail ?? ""
    self =
      switch kind {
      case everystate_departure_process: .process(path: detail)
      case everystate_departure_request: .request(detail)
      case everystate_departure_connection: .connection(detail)
      case everystate_departure_look_up: .lookUp(host: detail)
      case everystate_departure_source: .source(detail)
      case everystate_departure_channel: .channel(detail)
      default: .thread
      }
  }
}
