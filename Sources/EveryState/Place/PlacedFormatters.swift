import CEveryStateRuntime
import Foundation

/// Replaces an app's `DateFormatter()`: it formats for its place of use. Foundation creates the underlying formatter at the first
/// use, for the place of that moment, and keeps it.
final class PlacedDateFormatter: DateFormatter, @unchecked Sendable {
  private let place = PlaceOfUse()
  private var ownLocale: Locale?
  /// The template of the format, expanded anew for each place's locale.
  private var template: String?

  private func used<Value>(_ body: () -> Value) -> Value {
    place.used(body) {
      super.locale = ownLocale
      if let template { setLocalizedDateFormatFromTemplate(template) }
    }
  }

  override func string(from date: Date) -> String { used { super.string(from: date) } }
  override func string(for object: Any) -> String? { used { super.string(for: object) } }
  override func date(from string: String) -> Date? { used { super.date(from: string) } }

  override var locale: Locale! {
    get { used { super.locale } }
    set {
      used {
        ownLocale = newValue
        super.locale = newValue
      }
    }
  }

  override func setLocalizedDateFormatFromTemplate(_ template: String) {
    used {
      super.setLocalizedDateFormatFromTemplate(template)
      self.template = template
    }
  }
  override var dateFormat: String! {
    get { used { super.dateFormat } }
    set {
      used {
        template = nil
        super.dateFormat = newValue
      }
    }
  }
  override var dateStyle: Style {
    get { used { super.dateStyle } }
    set {
      used {
        template = nil
        super.dateStyle = newValue
      }
    }
  }
  override var timeStyle: Style {
    get { used { super.timeStyle } }
    set {
      used {
        template = nil
        super.timeStyle = newValue
      }
    }
  }

  override var timeZone: TimeZone! {
    get { used { super.timeZone } }
    set { used { super.timeZone = newValue } }
  }
  override var calendar: Calendar! {
    get { used { super.calendar } }
    set { used { super.calendar = newValue } }
  }
  override var amSymbol: String {
    get { used { super.amSymbol } }
    set { used { super.amSymbol = newValue } }
  }
  override var pmSymbol: String {
    get { used { super.pmSymbol } }
    set { used { super.pmSymbol = newValue } }
  }
  override var monthSymbols: [String] {
    get { used { super.monthSymbols } }
    set { used { super.monthSymbols = newValue } }
  }
  override var shortMonthSymbols: [String] {
    get { used { super.shortMonthSymbols } }
    set { used { super.shortMonthSymbols = newValue } }
  }
  override var veryShortMonthSymbols: [String] {
    get { used { super.veryShortMonthSymbols } }
    set { used { super.veryShortMonthSymbols = newValue } }
  }
  override var standaloneMonthSymbols: [String] {
    get { used { super.standaloneMonthSymbols } }
    set { used { super.standaloneMonthSymbols = newValue } }
  }
  override var shortStandaloneMonthSymbols: [String] {
    get { used { super.shortStandaloneMonthSymbols } }
    set { used { super.shortStandaloneMonthSymbols = newValue } }
  }
  override var veryShortStandaloneMonthSymbols: [String] {
    get { used { super.veryShortStandaloneMonthSymbols } }
    set { used { super.veryShortStandaloneMonthSymbols = newValue } }
  }
  override var weekdaySymbols: [String] {
    get { used { super.weekdaySymbols } }
    set { used { super.weekdaySymbols = newValue } }
  }
  override var shortWeekdaySymbols: [String] {
    get { used { super.shortWeekdaySymbols } }
    set { used { super.shortWeekdaySymbols = newValue } }
  }
  override var veryShortWeekdaySymbols: [String] {
    get { used { super.veryShortWeekdaySymbols } }
    set { used { super.veryShortWeekdaySymbols = newValue } }
  }
  override var standaloneWeekdaySymbols: [String] {
    get { used { super.standaloneWeekdaySymbols } }
    set { used { super.standaloneWeekdaySymbols = newValue } }
  }
  override var shortStandaloneWeekdaySymbols: [String] {
    get { used { super.shortStandaloneWeekdaySymbols } }
    set { used { super.shortStandaloneWeekdaySymbols = newValue } }
  }
  override var veryShortStandaloneWeekdaySymbols: [String] {
    get { used { super.veryShortStandaloneWeekdaySymbols } }
    set { used { super.veryShortStandaloneWeekdaySymbols = newValue } }
  }
}

@_cdecl("everystate_make_date_formatter") func makePlacedDateFormatter() -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(PlacedDateFormatter()).toOpaque()
}

/// The place of a formatter's last use. On a device it never changes; here a formatter in a `static let` goes from one
/// frame to the next.
final class PlaceOfUse: @unchecked Sendable {
  // Overridden members of a formatter call one another.
  private let lock = NSRecursiveLock()
  private var place = UnsafeRawPointer(everystate_surroundings_of_this_thread())

  /// Uses the formatter, one thread at a time.
  func used<Value>(_ body: () -> Value, movedBy move: () -> Void) -> Value {
    lock.withLock {
      let here = UnsafeRawPointer(everystate_surroundings_of_this_thread())
      if here != place {
        place = here
        move()
      }
      return body()
    }
  }
}

/// Replaces an app's `NumberFormatter()`: it formats for its place of use. See ``PlacedDateFormatter``.
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
  override var decimalSeparator: String! {
    get { used { super.decimalSeparator } }
    set { used { super.decimalSeparator = newValue } }
  }
  override var groupingSeparator: String! {
    get { used { super.groupingSeparator } }
    set { used { super.groupingSeparator = newValue } }
  }
}

@_cdecl("everystate_make_number_formatter") func makePlacedNumberFormatter() -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(PlacedNumberFormatter()).toOpaque()
}
