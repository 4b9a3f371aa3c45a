import SwiftUI

/// Views that lean on UIKit without an import of it, as `import SwiftUI` brings it along.
@MainActor @Suite struct UIKitTests {
  @Test func `colors are drawn as the styles they represent, and bars' defaults change nothing`() {
    expect(
      draw(columns: 40, height: 20) {
        Text("label").foregroundColor(Color(.label))
        Text("second").foregroundColor(Color(UIColor.secondaryLabel))
        Text("red").foregroundColor(Color(uiColor: .systemRed))
        Text("ground").padding().background(Color(.secondarySystemBackground))
        Text("asset").foregroundStyle(Color(uiColor: UIColor(named: "Brand")!))
        Text("made").foregroundStyle(Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)))
        Text("half").foregroundStyle(Color(UIColor.black.withAlphaComponent(0.5)))
      },
      is: """
                           label
                           second                   {secondary}
                            red                     {red}

                           ground                   {on secondarySystemBackground}

                           asset                    {color:Brand}
                            made                    {#FF8000 50%}
                            half                    {black 50%}
        """)
    // Defaults of bars and lists change nothing.
    Appearance.set()
    tap()
    expect(draw { List { Text("Row") } }, is: "* Row")
  }

  @Test(
    arguments: [
      (UIColor.red, [1, 0, 0, 1]), (UIColor(Color(red: 0, green: 1, blue: 0)), [0, 1, 0, 1]),
      (UIColor(white: 0, alpha: 0.5), [0, 0, 0, 0.5]), (UIColor.label, nil), (UIColor(Color("Brand")), nil),
    ] as [(UIColor, [CGFloat]?)])
  func `a color returns its known channels`(_ color: UIColor, _ channels: [CGFloat]?) {
    var found: [CGFloat] = [0, 0, 0, 0]
    let isKnown = found.withUnsafeMutableBufferPointer { place in
      let start = place.baseAddress!
      return color.getRed(start, green: start + 1, blue: start + 2, alpha: start + 3)
    }
    expect(isKnown, is: channels != nil)
    if let channels { expect(found, is: channels) }
  }

  /// A picture of 200 by 100, with only its first bytes.
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 0, count: 12) + [0, 0, 0, 200, 0, 0, 0, 100])
  private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 11, 8, 0, 50, 0, 60, 1, 1])

  @Test func `a picture is drawn by its name or its data`() {
    expect(
      draw(columns: 40, height: 20) {
        Image(uiImage: UIImage(named: "hero") ?? UIImage())
        Image(uiImage: UIImage(systemName: "star")!)
        Image(uiImage: UIImage(data: Self.png)!).resizable().aspectRatio(contentMode: .fit).frame(width: 160)
      },
      is: """
                             <>                     {image:hero}
                             <>                     {star}
                    <------------------>            {image:png-200x100}
                    <                  >
                    <                  >
                    <------------------>
        """)
    // Other data does not make a picture.
    expect(UIImage(data: Data("<html>".utf8)), is: nil)
    expect(UIImage(data: Data()), is: nil)
    expect(UIImage(data: Self.jpeg)?.size, is: CGSize(width: 60, height: 50))
  }

  @Test func `fonts are drawn by their names, also with Foundation alone`() {
    expect(
      draw(columns: 40) {
        Text("named").font(Font(UIFont(name: "Inter", size: 12)!))
        Text("bold").font(Font(UIFont.systemFont(ofSize: 20, weight: .bold)))
        Text("title").font(Font(UIFont.preferredFont(forTextStyle: .title1)))
      },
      is: """
                           named                    {font:Inter 12pt}
                            bold                    {20pt bold}
                           title                    {title}
        """)
    // With Foundation alone the result is the same as with views.
    let counter = Counter()
    let subject: SwiftUI.Published<Int>.Publisher = counter.$count
    _ = subject
    expect(draw { Text(Titled().title) }, is: "              Hello")
  }

  struct Wide: View {
    var body: some View {
      Text("\(Int(UIScreen.main.bounds.width)) x \(Int(UIScreen.main.bounds.height))")
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
    }
  }

  @Test func `the screen is the frame's until an address is opened`() {
    expect(draw(columns: 30, height: 10) { Wide() }, is: "            240 x 200\n              phone")
    expect(
      draw(columns: 30, height: 5, environment: { $0.horizontalSizeClass = .regular }) { Wide() },
      is: "            240 x 100\n               pad")
    expect(UIScreen.main.bounds.size, is: CGSize(width: 400, height: 800))
    // Opening an address leaves the screen.
    let screen = TextScreen(
      Button("Settings") { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }, columns: 20,
      height: 5)
    screen.update()
    screen.elements.first?.press?()
    expect(screen.exits, is: 1)
  }

  @Test(arguments: [("UIResponder.resignFirstResponder", false), ("Editor.save", true)])
  func `a message takes the focus from the field that the user types in, and another does not`(
    _ action: String, _ isFocused: Bool
  ) {
    let screen = TextScreen(
      VStack {
        TextField("Name", text: .constant(""))
        Button("Done") { UIApplication.shared.sendAction(Selector(action), to: nil, from: nil, for: nil) }
      }, columns: 20, height: 5)
    screen.update()
    screen.elements.first { $0.editing != nil }?.editing?.setFocus(true)
    screen.update()
    screen.elements.first { $0.press != nil }?.press?()
    screen.update()
    expect(screen.elements.first { $0.editing != nil }?.editing?.isFocused, is: isFocused)
  }

  struct Spinner: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
    func updateUIView(_ view: UIActivityIndicatorView, context: Context) { view.startAnimating() }
  }
  struct PlayerView: UIViewRepresentable {
    func makeUIView(context: UIViewRepresentableContext<PlayerView>) -> UIView { fatalError("It is never made.") }
    func updateUIView(_ view: UIView, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    final class Coordinator: NSObject {}
  }
  struct ShareSheet: UIViewControllerRepresentable {
    let items: [Any]
    func makeUIViewController(context: Context) -> UIActivityViewController {
      UIActivityViewController(activityItems: items, applicationActivities: nil)
    }
    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }
  struct Host<Content: View>: UIViewControllerRepresentable {
    let content: Content
    func makeUIViewController(context: Context) -> UIHostingController<Content> {
      UIHostingController(rootView: content)
    }
    func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
      controller.rootView = content
    }
  }

  @Test func `a view only UIKit draws is a box, or the app's replacement`() {
    expect(
      draw(columns: 30, height: 19) {
        Spinner()
        PlayerView().frame(height: 40)
        ShareSheet(items: ["a"]).frame(height: 40)
        Host(content: Text("SwiftUI again"))
      },
      is: """
                      <...>
          <PlayerView------------------>
          <---------------------------->
          <ShareSheet------------------>
          <---------------------------->
                  SwiftUI again
        """)
    // An app may supply a body.
    expect(draw { Trailer() }, is: "         Trailer of 2:10")
  }

  struct Trailer: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }
}

extension UIKitTests.Trailer { var body: some View { Text("Trailer of 2:10") } }
