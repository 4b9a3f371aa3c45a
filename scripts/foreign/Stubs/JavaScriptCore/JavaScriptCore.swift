// A script that is never run.
import Foundation

public final class JSContext: NSObject {
  public init!(virtualMachine: Any! = nil) {}
  @discardableResult public func evaluateScript(_ script: String!) -> JSValue! { JSValue() }
}
public final class JSValue: NSObject {
  public func toDictionary() -> [AnyHashable: Any]! { [:] }
  public func toString() -> String! { "" }
  public func toArray() -> [Any]! { [] }
}
