// Where there is MessageUI, it is meant.
#if canImport(MessageUI)
  @_exported import MessageUI
#endif
