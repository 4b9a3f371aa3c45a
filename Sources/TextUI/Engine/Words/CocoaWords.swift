/// Foundation's sentences for its own errors, by code and by the operation that failed.
enum CocoaWords {
  static func sentence(_ error: NSError) -> String? {
    guard error.domain == "NSCocoaErrorDomain" else { return nil }
    let info = error.userInfo
    let path = info["NSFilePath"] as? String ?? (info["NSURL"] as? URL)?.path
    let parts = Parts(
      file: path.map(name), folder: path.map { name(parent($0)) } ?? "",
      target: (info["NSDestinationFilePath"] as? String).map { name(parent($0)) } ?? path.map { name(parent($0)) } ?? ""
    )
    if parts.file != nil {
      // Writing into a missing folder: on a phone the variant says so, on Linux only the cause does.
      let isUnwritten = error.code == 4 && info["NSUnderlyingError"] != nil
      let variant = (info["NSUserStringVariant"] as? [String])?.first ?? (isUnwritten ? "Folder" : "")
      if let text = operations["\(error.code) \(variant)"] { return parts.filled(text) }
      if let text = files[error.code]?.named { return parts.filled(text) }
    }
    if error.code == 2048, let value = info["NSInvalidValue"] { return "The value “\(value)” is invalid." }
    return files[error.code]?.unnamed ?? others[error.code]
  }

  private static func name(_ path: String) -> String { (path as NSString).lastPathComponent }
  private static func parent(_ path: String) -> String { (path as NSString).deletingLastPathComponent }

  private struct Parts {
    let file: String?
    let folder, target: String

    func filled(_ text: String) -> String {
      text.replacing("FILE", with: "“\(file ?? "")”").replacing("FOLDER", with: "“\(folder)”")
        .replacing("TARGET", with: "“\(target)”")
    }
  }

  private static let opened = "couldn’t be opened"
  private static let denied = "because you don’t have permission to access"
  private static let exists = "because an item with the same name already exists."

  private static let operations = [
    "4 Folder": "The folder FILE doesn’t exist.", "260 Folder": "The folder FILE doesn’t exist.",
    "4 Remove": "FILE couldn’t be removed.", "513 Remove": "FILE couldn’t be removed \(denied) it.",
    "4 Move":
      "FILE couldn’t be moved to TARGET because either the former doesn’t exist, or the folder containing the latter doesn’t exist.",
    "513 Move": "FILE couldn’t be moved \(denied) TARGET.", "513 Copy": "FILE couldn’t be copied \(denied) TARGET.",
    "516 Move": "FILE couldn’t be moved to TARGET \(exists)", "516 Copy": "FILE couldn’t be copied to TARGET \(exists)",
  ]

  private static let files: [Int: (named: String, unnamed: String)] = [
    4: ("The file FILE doesn’t exist.", "The file doesn’t exist."),
    256: ("The file FILE \(opened).", "The file \(opened)."),
    257: both("\(opened) because you don’t have permission to view it."),
    258: ("The file \(opened) because the file name FILE is invalid.", "The file name is invalid."),
    259: both("\(opened) because it isn’t in the correct format."),
    260: ("The file FILE \(opened) because there is no such file.", "The file \(opened) because it doesn’t exist."),
    261: (
      "The file FILE \(opened) using text encoding Unicode (UTF-8).",
      "The file \(opened) using the specified text encoding."
    ),
    262: both("\(opened) because the specified URL type isn’t supported."),
    263: both("\(opened) because it is too large."),
    264: (
      "The file FILE \(opened) because the text encoding of its contents can’t be determined.",
      "The file \(opened) because the text encoding of the contents couldn’t be determined."
    ),
    512: ("The file FILE couldn’t be saved in the folder FOLDER.", "The file couldn’t be saved."),
    513: (
      "You don’t have permission to save the file FILE in the folder FOLDER.",
      "The file couldn’t be saved because you don’t have permission."
    ),
    514: (
      "The item couldn’t be saved because the file name FILE is invalid.",
      "The item couldn’t be saved because the file name is invalid."
    ),
    516: (
      "The file FILE couldn’t be saved in the folder FOLDER because a file with the same name already exists.",
      "The file couldn’t be saved because a file with the same name already exists."
    ),
    // A phone's volume for data has this name.
    640: (
      "You can’t save the file FILE because the volume “User” is out of space.",
      "The file couldn’t be saved because there isn’t enough space."
    ),
    642: (
      "You can’t save the file FILE because the volume is read only.",
      "The file couldn’t be saved because the volume is read only."
    ),
  ]

  private static func both(_ text: String) -> (named: String, unnamed: String) {
    ("The file FILE \(text)", "The file \(text)")
  }

  private static let unread = "The data couldn’t be read because it"
  private static let unwritten = "The data couldn’t be written because"
  private static let others = [
    2048: "The value is invalid.", 3072: "The operation was cancelled.", 3840: "\(unread) isn’t in the correct format.",
    3851: "\(unwritten) of an error in the destination for the data.",
    3852: "\(unwritten) it isn’t in the correct format.",
    4097: "Couldn’t communicate with a helper application.", 4099: "Couldn’t communicate with a helper application.",
    4864: "\(unread) isn’t in the correct format.", 4865: "\(unread) is missing.",
    4866: "\(unwritten) it isn’t in the correct format.",
  ]
}
