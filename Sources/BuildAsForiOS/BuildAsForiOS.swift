import Foundation
import PackagePlugin

/// Builds a target's files on Linux as if for iOS: `#if os(iOS)` is true in them. The files stay unchanged; the compiler reads copies,
/// which the setting `asForiOS("Target")` names. Parts that `everystate adopt` left out are left out of the copies. On Apple platforms it does nothing.
@main struct BuildAsForiOS: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      guard let target = target as? SwiftSourceModuleTarget else { return [] }
      let sources = target.sourceFiles(withSuffix: ".swift").map(\.url)
      let witness = context.pluginWorkDirectoryURL.appending(path: "EveryStateAsForiOS.swift")
      let list = context.package.directoryURL.appending(path: "EveryState/LeftOut.txt")
      let lists = FileManager.default.fileExists(atPath: list.path) ? [list] : []
      return [
        .buildCommand(
          displayName: "Reading \(target.name) as for iOS",
          executable: try context.tool(named: "EveryStateConditionsTool").url,
          arguments: [context.package.directoryURL.path, target.name, witness.path] + sources.map(\.path),
          inputFiles: sources + lists, outputFiles: [witness])
      ]
    #else
      return []
    #endif
  }
}
