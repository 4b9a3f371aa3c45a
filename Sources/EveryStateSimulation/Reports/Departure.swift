/// Work that a simulation started and that runs in real time, such as a thread. The results are then not deterministic.
package struct Departure: Sendable, Equatable, CustomStringConvertible {
  package enum Kind: Sendable, Equatable {
    case thread
    case process(path: String)
    /// A request of a URLSession, by its method and its address: `GET https://example.com/fruits`. It was refused.
    case request(String)
    case connection(String)
    case lookUp(host: String)
    /// A dispatch source that waits for something outside the process, such as "something to read".
    case source(String)
    /// A task continued elsewhere, in an actor that code outside was using or on an executor of the app's own, or was resumed from there.
    case task(resumedBy: String?)
    /// Reading or writing inside libdispatch: `DispatchIO`.
    case channel(String)
  }

  package var kind: Kind
  package var time: Duration
  /// The app's function that started it; `nil` if the call stack has none, or it has no name.
  package var place: String?

  package var description: String { "\(words.what) at \(time)" + (place.map { ", in \($0)" } ?? "") }

  package var remedy: String { words.remedy }

  private var words: (what: String, remedy: String) {
    let mock = "Let a mock answer instead of the code that "
    let network = "No drive reaches the network. "
    return switch kind {
    case .thread: ("a thread was started", mock + "starts it, or use a task or a dispatch queue, which are simulated.")
    case .process(let path): ("the process \(path) was started", mock + "starts it.")
    case .request(let request):
      (
        "the request \(request) was made, and refused,",
        network
          + "Let a mock repository answer instead, or a URLProtocol in the session's configuration (`protocolClasses`)."
      )
    case .connection(let address): ("a connection to \(address) was made, and refused,", network + mock + "connects.")
    case .lookUp(let host): ("the address of \(host) was asked for, and refused,", network + mock + "connects.")
    case .task(let source):
      (
        source.map { "a task was resumed by \($0)" } ?? "a task continued outside the simulation",
        "Look for an actor that other tests use at the same time, an actor with an executor on a thread, or a continuation that a "
          + "thread resumes. Inject the actor, so that each frame has its own, or let a mock answer instead."
      )
    case .source(let what): ("a dispatch source that waits for \(what) was made", mock + "starts it.")
    case .channel(let what): ("\(what) was started", mock + "starts it.")
    }
  }
}
