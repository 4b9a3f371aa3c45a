@_exported import Foundation

/// The network that an app can use. A frame has no network.
public struct NWPath: Equatable, CustomDebugStringConvertible, Sendable {
  public var status: Status { .unsatisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { [] }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { false }
  public var debugDescription: String { "unsatisfied (No network route)" }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }

  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
}

/// A way to a network. A frame has no interface.
public struct NWInterface: Hashable, Sendable {
  public let name: String
  public let type: InterfaceType
  public let index: Int
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}
