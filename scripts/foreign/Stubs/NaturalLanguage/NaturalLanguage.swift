import Foundation

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
public final class NLLanguageRecognizer {
  public init() {}
  public func processString(_ string: String) {}
  public func languageHypotheses(withMaximum count: Int) -> [NLLanguage: Double] { [:] }
  public var dominantLanguage: NLLanguage? { nil }
}
