// What each developer of the app fills in.
struct YourSensitiveData {
  static let clientID = ""
  static let clientSecret = ""
}
