import Foundation
import SwiftUI
import UIKit.UIPasteboard

@MainActor @Suite struct UIKitNamesTests {
  @Test func `colors and pictures are made of literals, names and channels`() {
    expect(
      draw(columns: 30, height: 6) {
        Text("literal").foregroundStyle(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)))
        Image(uiImage: #imageLiteral(resourceName: "hero"))
      },
      is: """
                     literal              {#FF8000}
                        <>                {image:hero}
        """)
    // A color says its name and gives its channels to Core Image.
    expect(UIColor.red.accessibilityName, is: "red")
    expect(UIColor(Color(red: 1, green: 0, blue: 0)).accessibilityName, is: "#FF0000")
    let color = CIColor(color: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    expect([color.red, color.green, color.blue, color.alpha], is: [1, 0.5, 0, 1])
  }

  @Test(
    arguments: [
      ("twelve chars", 0, 72, 14), ("twelve chars", 36, 36, 28), ("one\ntwo", 100, 18, 28), ("", 100, 0, 14),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func `a text's size follows from its letters`(
    _ text: String, _ within: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) {
    let found = text.boundingRect(
      with: CGSize(width: within, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 12)], context: nil)
    expect([found.width, found.height], is: [width, height])
  }

  @Test func `pictures are drawn at their size, and filters change none`() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { $0.fill(.zero) }
    expect(drawn.size, is: CGSize(width: 30, height: 10))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 4), true, 2)
    expect(UIGraphicsGetImageFromCurrentImageContext()?.size, is: CGSize(width: 8, height: 4))
    UIGraphicsEndImageContext()
    expect(UIGraphicsGetImageFromCurrentImageContext(), is: nil)
    UIImageWriteToSavedPhotosAlbum(drawn, nil, nil, nil)
    // A filter changes no picture.
    let image = try #require(CIImage(image: UIImage.drawnForTests))
    let filter = try #require(CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: image]))
    expect(filter.outputImage === image)
    var bitmap: [UInt8] = [1, 2, 3, 4]
    CIContext(options: [.workingColorSpace: kCFNull!]).render(
      image, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
      colorSpace: nil)
    expect(bitmap, is: [1, 2, 3, 4])
  }

  @Test func `fonts are archived, and delegates' requirements are optional`() throws {
    for font in [UIFont(name: "Fjalla", size: 40)!, .systemFont(ofSize: 12)] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: false)
      let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)
      expect(read?.fontName, is: font.fontName)
      expect(read?.pointSize, is: font.pointSize)
    }
    // A delegate's requirements are asked for as if they could be missing.
    let (view, listener) = (UITextView(), Listener())
    view.textViewDelegateIs(listener)
    view.text = "typed"
    view.delegate?.textViewDidChange?(view)
    expect(listener.heard, is: "typed")
  }

  private final class Listener: NSObject, UITextViewDelegate {
    var heard = ""
    func textViewDidChange(_ textView: UITextView) { heard = textView.text }
  }

  @Test func `attributes are drawn as SwiftUI's, and views without effect are made`() {
    let attributes = AttributeContainer([.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)])
    expect(attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self], is: .red)
    expect(
      draw(columns: 20, height: 2) { Text(AttributedString("coloured", attributes: attributes)) }, contains: "{9pt red}"
    )
    // Views, gestures and menus are made and nothing comes of them.
    let window = Window(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    expect(window.keyCommands?.first?.action, is: "close")
    expect(window.safeAreaLayoutGuide.layoutFrame, is: window.bounds)
    expect(!window.drawHierarchy(in: window.bounds, afterScreenUpdates: true))
    let pan = UIPanGestureRecognizer(target: window, action: Selector("pan"))
    expect(pan.state, is: .possible)
    expect(pan.velocity(in: window), is: .zero)
    window.resignKey()
  }

  private final class Window: UIWindow {
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [.command], action: Selector("close"))]
    }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    override func buildMenu(with builder: any UIMenuBuilder) { builder.remove(menu: .toolbar) }
  }
}

extension UIImage {
  fileprivate static var drawnForTests: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
  }
}
extension UITextView {
  fileprivate func textViewDelegateIs(_ delegate: any UITextViewDelegate) { self.delegate = delegate }
}
