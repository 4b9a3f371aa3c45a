// A reader of HTML that finds nothing.
import Foundation

open class Node: CustomStringConvertible {
  public var description: String { "" }
  open func attr(_ key: String) throws -> String { "" }
  open func nodeName() -> String { "" }
  open func getChildNodes() -> [Node] { [] }
  open func parent() -> Node? { nil }
}
open class Element: Node {
  public func text() throws -> String { "" }
  public func html() throws -> String { "" }
}
public final class Document: Element {
  @discardableResult public func outputSettings(_ settings: OutputSettings) -> Document { self }
  public func select(_ query: String) throws -> Elements { Elements() }
}
public final class Elements {
  public func array() -> [Element] { [] }
  @discardableResult public func remove() throws -> Elements { self }
  @discardableResult public func after(_ html: String) throws -> Elements { self }
}
public final class OutputSettings {
  public init() {}
  public func prettyPrint(pretty: Bool) -> OutputSettings { self }
}
public final class Whitelist { public static func none() throws -> Whitelist { Whitelist() } }
public enum Entities { public static func unescape(_ text: String) throws -> String { text } }
public func parse(_ html: String) throws -> Document { Document() }
public func clean(_ html: String, _ base: String, _ list: Whitelist, _ settings: OutputSettings) throws -> String? { html }
