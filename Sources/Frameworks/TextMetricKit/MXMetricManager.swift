@_exported import Foundation

/// Delivers nothing: no system has measured the app.
open class MXMetricManager: NSObject, @unchecked Sendable {
  public static let shared = MXMetricManager()
  public let pastPayloads: [MXMetricPayload] = [], pastDiagnosticPayloads: [MXDiagnosticPayload] = []
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
/// An app's methods that receive payloads compile as methods of its own, and nothing calls them.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {}

/// A report of the system's: its times, and no measurements.
open class _MXReport: NSObject, @unchecked Sendable {
  public let timeStampBegin = Date(timeIntervalSince1970: 0), timeStampEnd = Date(timeIntervalSince1970: 0)
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
public typealias MXCallStackTree = _MXReport
open class MXMetricPayload: _MXReport, @unchecked Sendable { public let latestApplicationVersion = "" }
open class MXDiagnosticPayload: _MXReport, @unchecked Sendable {
  public let crashDiagnostics: [MXCrashDiagnostic]? = nil, hangDiagnostics: [MXHangDiagnostic]? = nil
  public let cpuExceptionDiagnostics: [MXDiagnostic]? = nil, diskWriteExceptionDiagnostics: [MXDiagnostic]? = nil
}
open class MXDiagnostic: _MXReport, @unchecked Sendable {
  public let applicationVersion = "", callStackTree = MXCallStackTree()
}
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  public let terminationReason: String? = nil, virtualMemoryRegionInfo: String? = nil
  public let exceptionType: NSNumber? = nil, exceptionCode: NSNumber? = nil, signal: NSNumber? = nil
}
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
  public let hangDuration = Measurement(value: 0, unit: UnitDuration.seconds)
}
