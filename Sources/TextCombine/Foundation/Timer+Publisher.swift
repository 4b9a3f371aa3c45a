import Foundation

extension Timer {
  /// A publisher that sends the date again and again, once it is connected.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  /// It sends on the main queue, and its time is that of Dispatch: virtual in a simulation.
  ///
  /// - Parameter interval: In seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that sends the date again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    /// The time from one date to the next, in seconds.
    public final let interval: TimeInterval
    /// How late a date may come; kept, and without effect.
    public final let tolerance: TimeInterval?
    /// The run loop; whichever it is, the dates come on the main queue.
    public final let runLoop: RunLoop
    /// The mode of the run loop; kept, and without effect.
    public final let mode: RunLoop.Mode
    /// Options for the run loop; kept, and without effect.
    public final let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// A publisher that sends the date every `interval` seconds, once it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to send dates, the first after one interval, until the result is canceled or released.
    public func connect() -> any Cancellable {
      let stride = RunLoop.SchedulerTimeType.Stride(interval)
      return runLoop.schedule(after: runLoop.now.advanced(by: stride), interval: stride) { [subject] in
        subject.send(Date())
      }
    }
  }
}
