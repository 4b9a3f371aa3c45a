// A device that is not there.
import Foundation

public enum MTLGPUFamily: Int { case metal3 = 5001 }
public protocol MTLDevice { func supportsFamily(_ family: MTLGPUFamily) -> Bool }
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
