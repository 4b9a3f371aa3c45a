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
    public final let interval: TimeInterval
    public final let tolerance: TimeInterval?
    public final let runLoop: RunLoop
    public final let mode: RunLoop.Mode
    public final let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

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

    public func connect() -> any Cancellable {
      let stride = RunLoop.SchedulerTimeType.Stride(interval)
      return runLoop.schedule(after: runLoop.now.advanced(by: stride), interval: stride) { [subject] in
        subject.send(Date())
      }
    }
  }
}
