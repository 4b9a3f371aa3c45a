// Every file of this module sees what this one exports.
@_exported import Foundation
@_exported import Synchronization
@_exported import TestPackages
@_exported import TestSupport
