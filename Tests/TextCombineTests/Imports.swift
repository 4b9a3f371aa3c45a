// Every file of this module sees what this one exports.
@_exported import TestSupport
