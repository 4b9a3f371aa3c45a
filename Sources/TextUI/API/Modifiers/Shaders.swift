/// A program that changes pixels. Text has none: what it is applied to is told by its name, `shader ripple`.
public struct Shader: Equatable, Sendable {
  fileprivate let name: String

  /// A shader with what it is given, of which text keeps the name only.
  public init(function: ShaderFunction, arguments: [Argument]) { name = function.name }

  /// What a shader is given.
  public struct Argument: Equatable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A point, as two numbers.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size, as two numbers.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    /// A list of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The frame of the view that the shader is applied to, as four numbers.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// A list of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// A picture whose pixels the shader may read.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes that the shader may read.
    public static func data(_ data: Data) -> Argument { Argument() }
  }
}

/// The name of a shader.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// What the shader is called in its library, and in the note.
  public var name: String

  /// The function of a name in a library.
  public init(library: ShaderLibrary, name: String) { self.name = name }

  /// Makes a shader of what stands in the parentheses: `ShaderLibrary.ripple(.float(2))`.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// The shaders of an app.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
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

extension View {
  /// A shader that changes each pixel's colour, told as `shader ripple` while it is enabled.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    adding(.effects, isEnabled ? "shader \(AppText.name(shader.name))" : nil)
  }
  /// A shader that moves pixels, told as `shader ripple` while it is enabled.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { colorEffect(shader, isEnabled: isEnabled) }
  /// A shader that makes each pixel out of those around it, told as `shader ripple` while it is enabled.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { colorEffect(shader, isEnabled: isEnabled) }
}
