// Every file of this module sees what this one exports.
@_exported import EveryStateGoldens
@_exported import EveryStateSimulation
@_exported import Synchronization
@_exported import TestSupport
