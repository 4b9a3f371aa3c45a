// Where there is os, it is meant.
#if canImport(os)
  @_exported import os
#endif
