/// The recorder's interface, so that declarations compile on systems without virtual time. Nothing calls it.
@MainActor public final class TimelineRecorder {
  public func observe<Element>(
    _ states: any AsyncSequence<Element, Never>, as lane: String = "", pausing pause: Duration = .zero,
    _ describe: @escaping @MainActor (Element) -> String = { String(describing: $0) }
  ) {}
  public func sample(_ lane: String, as name: String, every interval: Duration) {}
  public func note(_ text: String) {}
  public func enter(_ sign: Character, of row: String) {}
  public func drawChart(column: Duration) {}
}
