/// Makes a variable of `EnvironmentValues` an environment value, with a key of its own.
///
///     extension EnvironmentValues {
///       @Entry var accent: String = "blue"
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TextUIMacros", type: "EntryMacro")
