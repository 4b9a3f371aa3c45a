/// A publisher that sends only after it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Begins to send.
  ///
  /// - Returns: What ends the sending.
  func connect() -> any Cancellable
}
