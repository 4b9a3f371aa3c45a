// Every file of this module sees what this one exports.
@_exported import Dispatch
@_exported import EveryStateSimulation
@_exported import Foundation
@_exported import Synchronization
@_exported import TestSupport
