// The modules that `import UIKit` re-exports, and the UIKit types that TextUI declares because SwiftUI's modifiers use them.
@_exported import Foundation
@_exported import TextFoundation
@_exported import TextImageIO
@_exported import TextUserNotifications

@_exported import struct TextUI.ColorResource
@_exported import struct TextUI.ImageResource
@_exported import enum TextUI.UIKeyboardType
@_exported import enum TextUI.UITextAutocapitalizationType
@_exported import struct TextUI.UITextContentType
@_exported import struct TextUniformTypeIdentifiers.UTType
