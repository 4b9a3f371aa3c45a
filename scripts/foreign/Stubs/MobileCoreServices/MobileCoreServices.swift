// Types of files by their old names.
import Foundation
import SwiftUI

public let kUTTypeItem: String = "public.item"
