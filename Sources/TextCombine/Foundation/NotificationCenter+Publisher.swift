import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: The notifications' name.
  ///   - object: Whose notifications; everybody's if `nil`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications. What is posted while no value is wanted is lost.
  public struct Publisher: TextCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      // A subject of each subscriber's own knows what is wanted; the observer goes when the subscriber cancels.
      let subject = PassthroughSubject<Notification, Never>()
      let observer = Unchecked(
        center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) })
      let center = center
      subject.handleEvents(receiveCancel: { center.removeObserver(observer.value) }).receive(subscriber: subscriber)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
