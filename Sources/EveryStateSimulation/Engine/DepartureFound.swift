import CEveryStateRuntime

/// Work that left a simulation. Its call stack is kept as addresses, and symbolicated only on demand.
struct DepartureFound {
  let kind: Departure.Kind
  let instant: Int64
  let calls: [UInt]

  var departure: Departure { Departure(kind: kind, time: .nanoseconds(instant), place: StackTrace.place(in: calls)) }
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
