@_exported import Foundation

/// The connection of an iPhone to an Apple Watch. It can be activated, and no watch is paired.
open class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()
  private weak var activated: (any WCSessionDelegate)?
  open weak var delegate: (any WCSessionDelegate)?
  public class func isSupported() -> Bool { true }
  public var activationState: WCSessionActivationState {
    activated != nil && activated === delegate ? .activated : .notActivated
  }
  public let isPaired = false, isWatchAppInstalled = false, isComplicationEnabled = false, isReachable = false
  public let isCompanionAppInstalled = false, hasContentPending = false
  public var applicationContext: [String: Any] { [:] }
  public var receivedApplicationContext: [String: Any] { [:] }

  open func activate() {
    activated = delegate
    delegate?.session(self, activationDidCompleteWith: activationState, error: nil)
  }
  open func updateApplicationContext(_ context: [String: Any]) throws { throw WCError(asked: "to update the context") }
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(asked: "to send a message")) }
  @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    .init()
  }
  @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer { .init() }
}
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable { public let isTransferring = false }
open class WCSessionFileTransfer: NSObject, @unchecked Sendable { public let isTransferring = false }

/// Only the first method is called. An app's methods that receive messages compile as methods of its own.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
}
extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
}

public struct WCError: _BridgedStoredNSError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { "WCErrorDomain" }
  init(asked request: String) {
    let description = "WatchConnectivity was asked \(request); stub it in the world."
    self.init(.deviceNotPaired, userInfo: [NSLocalizedDescriptionKey: description])
  }
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = WCError
    case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes
  }
}
