// What SwiftUI hands on from UIKit, where views use it: names of keyboards and of what fields are for.

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let URL = UITextContentType(rawValue: "url")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")

  /// As a source calls it.
  var name: String {
    let names = [
      "email": "emailAddress", "tel": "telephoneNumber", "url": "URL", "address-level2": "addressCity",
      "street-address": "fullStreetAddress", "country-name": "countryName", "cc-number": "creditCardNumber",
      "given-name": "givenName", "family-name": "familyName", "organization-name": "organizationName",
      "new-password": "newPassword", "one-time-code": "oneTimeCode", "postal-code": "postalCode",
    ]
    return names[rawValue] ?? FactText.name(rawValue)
  }
}
