import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clause that a debug build on Linux compiles; nil without one, or if it is unknown.
  func builtClause(in file: File) -> IfConfigClauseSyntax? {
    let systems: Set = file.isBuiltAsForiOS ? ["Linux", "iOS"] : ["Linux"]
    for clause in clauses {
      guard let condition = clause.condition else { return clause }
      switch condition.isTrue(on: systems) {
      case true?: return clause
      case false?: continue
      case nil: return nil
      }
    }
    return nil
  }
}

extension ExprSyntax {
  /// The value of an `#if` condition in a debug build on Linux; nil if a manifest or another package decides it.
  fileprivate func isTrue(on systems: Set<String>) -> Bool? {
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.split { $0.text == "||" }.map { $0.filter { $0.text != "&&" } }.map { part in
        part.map { $0.isTrue(on: systems) }.anded
      }.ored
    }
    if let infix = self.as(InfixOperatorExprSyntax.self) {
      let sides = [infix.leftOperand.isTrue(on: systems), infix.rightOperand.isTrue(on: systems)]
      return infix.operator.text == "||" ? sides.ored : sides.anded
    }
    if let prefixed = self.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "!" {
      return prefixed.expression.isTrue(on: systems).map { !$0 }
    }
    if let tuple = self.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 ? tuple.elements.first?.expression.isTrue(on: systems) : nil
    }
    if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if text == "DEBUG" { return true }
    guard let call = self.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression.text else {
      return nil
    }
    switch call.calledExpression.text {
    case "os": return systems.contains(argument)
    case "targetEnvironment": return false
    case "canImport" where Self.present.contains(argument): return true
    case "canImport" where Self.absent.contains(argument): return false
    default: return nil
    }
  }

  private static var present: Set<String> {
    ["SwiftUI", "Combine", "Foundation", "Observation", "os", "OSLog", "Dispatch", "FoundationEssentials"]
  }
  private static var absent: Set<String> {
    [
      "UIKit", "AppKit", "WatchKit", "Darwin", "MapKit", "CoreLocation", "StoreKit", "WebKit", "SafariServices",
      "AVFoundation", "AVKit", "CoreData", "SwiftData", "Charts", "PhotosUI", "WidgetKit", "ActivityKit", "CloudKit",
      "UserNotifications", "LocalAuthentication", "AuthenticationServices", "MessageUI", "QuickLook", "PDFKit",
      "CoreGraphics", "QuartzCore", "ObjectiveC", "TipKit", "HealthKit", "Contacts", "EventKit", "GameKit", "MusicKit",
    ]
  }
}

extension Array where Element == Bool? {
  fileprivate var anded: Bool? { contains(false) ? false : contains(nil) ? nil : true }
  fileprivate var ored: Bool? { contains(true) ? true : contains(nil) ? nil : false }
}
