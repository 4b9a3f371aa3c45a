@_exported import Foundation

@_exported import struct TextUI.LocalizedStringResource
