/// A program that changes pixels. Text has none: the note has its name, `shader ripple`.
public struct Shader: Equatable, Sendable {
  fileprivate let name: String

  /// A shader with its arguments. Text keeps only the name.
  public init(function: ShaderFunction, arguments: [Argument]) { name = function.name }
}

/// The name of a shader.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  /// The name of the shader in its library, and in the note.
  public var name: String

  /// The function of a name in a library.
  public init(library: ShaderLibrary, name: String) { self.name = name }

  /// Makes a shader of the arguments: `ShaderLibrary.ripple(.float(2))`.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// The shaders of an app.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  /// The shaders of the app itself.
  public static let `default` = ShaderLibrary()
  /// The shaders of a bundle. Text knows shaders by name only: it is the same as `default`.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
  /// The function of a name among the app's own: `ShaderLibrary.ripple`.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// The function of a name in this library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

nonisolated extension View {
  /// A shader that changes each pixel's color, written as `shader ripple` while it is enabled.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    adding(.effects, isEnabled ? "shader \(AppText.name(shader.name))" : nil)
  }
  /// A shader that moves pixels, written as `shader ripple` while it is enabled.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { colorEffect(shader, isEnabled: isEnabled) }
  /// A shader that makes each pixel out of those around it, written as `shader ripple` while it is enabled.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { colorEffect(shader, isEnabled: isEnabled) }
}
