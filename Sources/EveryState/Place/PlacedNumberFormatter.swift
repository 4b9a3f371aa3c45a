import Foundation

/// What an app gets for `NumberFormatter()`: it formats for the place that it is used in. See ``PlacedDateFormatter``.
final class PlacedNumberFormatter: NumberFormatter, @unchecked Sendable {
  private let place = PlaceOfUse()
  private var hasOwnLocale = false

  private func used<Value>(_ body: () -> Value) -> Value {
    place.used(body) { if !hasOwnLocale { super.locale = Locale.current } }
  }

  override func string(from number: NSNumber) -> String? { used { super.string(from: number) } }
  override func string(for object: Any) -> String? { used { super.string(for: object) } }
  override func number(from string: String) -> NSNumber? { used { super.number(from: string) } }

  override var locale: Locale! {
    get { used { super.locale } }
    set {
      used {
        hasOwnLocale = newValue != nil
        super.locale = newValue
      }
    }
  }

  override var currencyCode: String! {
    get { used { super.currencyCode } }
    set { used { super.currencyCode = newValue } }
  }
  override var currencySymbol: String! {
    get { used { super.currencySymbol } }
    set { used { super.currencySymbol = newValue } }
  }
  override var internationalCurrencySymbol: String! {
    get { used { super.internationalCurrencySymbol } }
    set { used { super.internationalCurrencySymbol = newValue } }
  }
  override var currencyDecimalSeparator: String! {
    get { used { super.currencyDecimalSeparator } }
    set { used { super.currencyDecimalSeparator = newValue } }
  }
  override var currencyGroupingSeparator: String! {
    get { used { super.currencyGroupingSeparator } }
    set { used { super.currencyGroupingSeparator = newValue } }
  }
  override var decimalSeparator: String! {
    get { used { super.decimalSeparator } }
    set { used { super.decimalSeparator = newValue } }
  }
  override var groupingSeparator: String! {
    get { used { super.groupingSeparator } }
    set { used { super.groupingSeparator = newValue } }
  }
  override var percentSymbol: String! {
    get { used { super.percentSymbol } }
    set { used { super.percentSymbol = newValue } }
  }
  override var perMillSymbol: String! {
    get { used { super.perMillSymbol } }
    set { used { super.perMillSymbol = newValue } }
  }
  override var minusSign: String! {
    get { used { super.minusSign } }
    set { used { super.minusSign = newValue } }
  }
  override var plusSign: String! {
    get { used { super.plusSign } }
    set { used { super.plusSign = newValue } }
  }
  override var exponentSymbol: String! {
    get { used { super.exponentSymbol } }
    set { used { super.exponentSymbol = newValue } }
  }
  override var positivePrefix: String! {
    get { used { super.positivePrefix } }
    set { used { super.positivePrefix = newValue } }
  }
  override var positiveSuffix: String! {
    get { used { super.positiveSuffix } }
    set { used { super.positiveSuffix = newValue } }
  }
  override var negativePrefix: String! {
    get { used { super.negativePrefix } }
    set { used { super.negativePrefix = newValue } }
  }
  override var negativeSuffix: String! {
    get { used { super.negativeSuffix } }
    set { used { super.negativeSuffix = newValue } }
  }
}

/// For C, which stands behind `NumberFormatter()`.
@_cdecl("everystate_make_number_formatter")
func makePlacedNumberFormatter() -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(PlacedNumberFormatter()).toOpaque()
}
