// The system's screens for shortcuts: they show nothing.
@_exported import Intents
import UIKit

public enum INUIAddVoiceShortcutButtonStyle: UInt { case white, whiteOutline, black, blackOutline, automatic, automaticOutline }
public final class INUIAddVoiceShortcutButton: UIButton {
  public init(style: INUIAddVoiceShortcutButtonStyle) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public weak var delegate: INUIAddVoiceShortcutButtonDelegate?
  public var shortcut: INShortcut?
}
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
  func present(_ controller: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
  func present(_ controller: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
}
public final class INUIAddVoiceShortcutViewController: UIViewController {
  public weak var delegate: INUIAddVoiceShortcutViewControllerDelegate?
}
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: Error?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
public final class INUIEditVoiceShortcutViewController: UIViewController {
  public weak var delegate: INUIEditVoiceShortcutViewControllerDelegate?
}
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: Error?)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier identifier: UUID)
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
