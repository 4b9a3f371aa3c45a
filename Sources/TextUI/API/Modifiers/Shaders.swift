/// A program that changes pixels. Text has none: what it is applied to is told by its name, `shader ripple`.
public struct Shader: Equatable, Sendable {
  fileprivate let name: String

  public init(function: ShaderFunction, arguments: [Argument]) { name = function.name }

  /// What a shader is given.
  public struct Argument: Equatable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
  }
}

/// The name of a shader.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var name: String

  public init(library: ShaderLibrary, name: String) { self.name = name }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// The shaders of an app.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  public static let `default` = ShaderLibrary()
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    adding(.effects, isEnabled ? "shader \(AppText.name(shader.name))" : nil)
  }
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { colorEffect(shader, isEnabled: isEnabled) }
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { colorEffect(shader, isEnabled: isEnabled) }
}
