// UIKit types that SwiftUI's modifiers take: keyboards and the content types of fields.

/// Which keyboard comes up for a field. Written below it, but for the default one: `keyboard: numberPad`.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard, which is not written, and those of letters, digits and addresses, each written as its name.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// The keyboards for short messages, for searching the web, and for the digits of ASCII alone.
  case twitter, webSearch, asciiCapableNumberPad
  /// Another name of `asciiCapable`, and written as that.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters the keyboard capitalizes, as UIKit names them. Written as a `TextInputAutocapitalization` is.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// The content type of a field, so that the system can fill it. Written below the field by its name: `fills: emailAddress`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// An address for mail, written as `fills: emailAddress`.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name that an account is known by.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account that there is.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent for this one sign-in.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The street of an address, with the house's number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The code of an address, as the post has it.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The country of an address.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number on a card for payments.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")

  /// The name as written in source.
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
