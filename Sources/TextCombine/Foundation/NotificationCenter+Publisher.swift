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

  /// A publisher of notifications. Notifications without demand are dropped.
  public struct Publisher: TextCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// The notifications' name.
    public let name: Notification.Name
    /// Whose notifications; everybody's if `nil`.
    public let object: AnyObject?

    /// A publisher of what `object` posts to `center` under `name`; of what anybody posts, if it is `nil`.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      // A subject of each subscriber's own knows what is wanted; the observer goes when the subscriber cancels.
      let subject = PassthroughSubject<Notification, Never>()
      // Whose they are is looked at here: Swift 6.2's Foundation finds no observer of an object that is not Objective-C's.
      let sender = object.map(ObjectIdentifier.init)
      let observer = Unchecked(
        center.addObserver(forName: name, object: nil, queue: nil) { notification in
          let poster = (notification.object as AnyObject?).map(ObjectIdentifier.init)
          if sender == nil || poster == sender { subject.send(notification) }
        })
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
