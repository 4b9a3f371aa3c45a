/// A preview for Xcode's canvas. A suite makes all previews goldens with `PreviewSnapshots.all`.
///
///     #Preview("No station") { LocationView(client: PreviewWeatherClient(result: .failure(.noStation))) }
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "TextUIMacros", type: "PreviewMacro")

/// A preview with traits, which say how Xcode shows it.
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TextUIMacros", type: "PreviewMacro")

/// A preview for each of several arguments. Its closure has no `@Previewable` state.
@freestanding(declaration) public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "TextUIMacros", type: "PreviewMacro")

/// Marks a state inside `#Preview`: the preview's own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TextUIMacros", type: "PreviewableMacro")
