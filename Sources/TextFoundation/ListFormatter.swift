import Foundation

/// Joins words: `apples, pears, and plums`. Linux' Foundation has none; its format style does the work.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .autoupdatingCurrent
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale))
  }
  open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().string(from: strings) ?? "" }
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
