import Foundation
import FoundationNetworking

// Names that every source file has on Apple platforms: times, autorelease pools and Core Foundation.

public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
public var NSEC_PER_USEC: UInt64 { 1000 }
public var USEC_PER_SEC: UInt64 { 1_000_000 }
public var MSEC_PER_SEC: UInt64 { 1000 }

/// Seconds since the first day of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
/// Seconds since the system started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

public var NSLocalizedFailureErrorKey: String { "NSLocalizedFailure" }
public var NSMultipleUnderlyingErrorsKey: String { "NSMultipleUnderlyingErrorsKey" }

/// Runs the body, without an Objective-C pool.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

// Core Foundation's types, which Apple's compiler takes for Foundation's.
public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFArray = [Any]
public typealias CFTypeRef = AnyObject
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFIndex = Int
public typealias CFNull = NSNull
public let kCFNull: CFNull! = NSNull()
public var kCFBooleanTrue: Bool! { true }
public var kCFBooleanFalse: Bool! { false }
public var kCFBundleNameKey: CFString! { "CFBundleName" }
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }

extension NSAttributedString {
  /// An empty text.
  @_disfavoredOverload public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  /// The text without what is said of its parts.
  public convenience init(_ text: AttributedString) { self.init(string: String(text.characters)) }
}

extension AttributedString {
  /// The text without its attributes.
  public init(_ text: NSAttributedString) { self.init(text.string) }
}

extension URL {
  // Files outside an app's own folder: here every file is as its rights say.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}

/// Reports the machine's model, a phone as in `UIDevice`, and fails for every other name.
public func sysctlbyname(
  _ name: UnsafePointer<CChar>?, _ old: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?,
  _ new: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 {
  guard let name, let size, String(cString: name) == "hw.machine" else { return -1 }
  let answer = "iPhone".utf8CString
  guard let old else {
    size.pointee = answer.count
    return 0
  }
  guard size.pointee >= answer.count else { return -1 }
  answer.withUnsafeBytes { old.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
  size.pointee = answer.count
  return 0
}

/// One lock for all objects.
private let objectLock = NSRecursiveLock()
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  objectLock.lock()
  return 0
}
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  objectLock.unlock()
  return 0
}

extension Data.WritingOptions { public static var atomicWrite: Data.WritingOptions { .atomic } }

extension URLSessionConfiguration {
  // Options for a phone's networks, without effect here.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

// No account is signed in to iCloud: an app behaves as on a phone without one.
extension FileManager {
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }
  /// No group of apps shares a folder here.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
}
