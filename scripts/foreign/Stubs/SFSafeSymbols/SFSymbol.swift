import SwiftUI

public struct SFSymbol: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let allSymbols: Set<SFSymbol> = []
  public static let line3HorizontalDecrease = SFSymbol(rawValue: "line.3.horizontal.decrease")
}
extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemSymbol symbol: SFSymbol) {
    self.init(titleKey, systemImage: symbol.rawValue)
  }
}
