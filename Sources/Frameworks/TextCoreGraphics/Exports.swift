// The types of Core Graphics that TextUI declares because SwiftUI uses them.
@_exported import Foundation
@_exported import TextFoundation

@_exported import struct TextUI.CGAffineTransform
@_exported import class TextUI.CGImage
@_exported import enum TextUI.CGLineCap
@_exported import enum TextUI.CGLineJoin
@_exported import struct TextUI.CGVector
