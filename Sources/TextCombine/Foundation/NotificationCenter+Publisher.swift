import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: The notifications' name.
  ///   - object: The sender of the notifications; any sender if `nil`.
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
    /// The sender of the notifications; any sender if `nil`.
    public let object: AnyObject?

    /// A publisher of the posts of `object` to `center` under `name`; of all posts if it is `nil`.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      // Each subscriber has its own subject, which tracks demand; the observer is removed when the subscriber cancels.
      let subject = PassthroughSubject<Notification, Never>()
      // Filters by sender here: Swift 6.2's Foundation does not find observers of an object outside Objective-C.
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
