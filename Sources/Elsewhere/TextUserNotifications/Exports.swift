// Where there is UserNotifications, it is meant.
#if canImport(UserNotifications)
  @_exported import UserNotifications
#endif
