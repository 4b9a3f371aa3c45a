// Every file of this module sees what this one exports.
@_exported import Dispatch
@_exported import Foundation
@_exported import TestSupport
@_exported import TextCombine
