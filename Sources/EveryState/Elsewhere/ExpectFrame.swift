import Testing
import TextUI

/// Fails, because nothing was checked.
@MainActor public func expectFrame<Content: View>(
  _ view: @autoclosure @escaping @MainActor () -> Content, environment: SnapshotEnvironment = SnapshotEnvironment(),
  sourceLocation: SourceLocation = #_sourceLocation, golden: (() -> String)? = nil
) { Issue.record(Comment(rawValue: Elsewhere.sentence), sourceLocation: sourceLocation) }
