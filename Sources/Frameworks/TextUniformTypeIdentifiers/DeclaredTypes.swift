// The types that the system declares: identifier, extensions, MIME type, what they are a kind of.

extension UTType {
  private static let declared: [UTType] = [
    item, content, data, directory, folder, package, bundle, application, compositeContent, fileURL, url, text,
    plainText, utf8PlainText, utf16PlainText, rtf, rtfd, html, xml, yaml, json, commaSeparatedText, delimitedText,
    tabSeparatedText, sourceCode, swiftSource, javaScript, shellScript, css, vCard, calendarEvent, log,
    propertyList, xmlPropertyList, binaryPropertyList, pdf, image, jpeg, png, gif, tiff, heic, heif, webP, bmp,
    svg, rawImage, livePhoto, icns, audiovisualContent, movie, video, audio, quickTimeMovie, mpeg, mpeg4Movie,
    avi, mp3, wav, aiff, midi, mpeg4Audio, archive, zip, gzip, appleArchive, database, spreadsheet, presentation,
    font, epub, usdz, threeDContent, executable, contact, message, emailMessage, bookmark, internetLocation,
  ]
  static let byIdentifier: [String: UTType] = Dictionary(uniqueKeysWithValues: declared.map { ($0.identifier, $0) })
  static func first(where isMeant: (UTType) -> Bool) -> UTType? { declared.first(where: isMeant) }

  public static let item = UTType(declaring: "public.item")
  public static let content = UTType(declaring: "public.content")
  public static let data = UTType(declaring: "public.data", mime: "application/octet-stream", kindOf: [.item])
  public static let directory = UTType(declaring: "public.directory", kindOf: [.item])
  public static let folder = UTType(declaring: "public.folder", kindOf: [.directory])
  public static let package = UTType(declaring: "com.apple.package", kindOf: [.directory])
  public static let bundle = UTType(declaring: "com.apple.bundle", kindOf: [.directory])
  public static let application = UTType(declaring: "com.apple.application", kindOf: [.item])
  public static let compositeContent = UTType(declaring: "public.composite-content", kindOf: [.content])
  public static let fileURL = UTType(declaring: "public.file-url", kindOf: [.url])
  public static let url = UTType(declaring: "public.url", kindOf: [.data])
  public static let text = UTType(declaring: "public.text", kindOf: [.data, .content])
  public static let plainText = UTType(
    declaring: "public.plain-text", ["txt", "text"], mime: "text/plain", kindOf: [.text])
  public static let utf8PlainText = UTType(
    declaring: "public.utf8-plain-text", mime: "text/plain;charset=utf-8", kindOf: [.plainText])
  public static let utf16PlainText = UTType(declaring: "public.utf16-plain-text", kindOf: [.plainText])
  public static let rtf = UTType(declaring: "public.rtf", ["rtf"], mime: "text/rtf", kindOf: [.text])
  public static let rtfd = UTType(declaring: "com.apple.rtfd", ["rtfd"], kindOf: [.compositeContent, .package])
  public static let html = UTType(declaring: "public.html", ["html", "htm"], mime: "text/html", kindOf: [.text])
  public static let xml = UTType(declaring: "public.xml", ["xml"], mime: "application/xml", kindOf: [.text])
  public static let yaml = UTType(
    declaring: "public.yaml", ["yaml", "yml"], mime: "application/x-yaml", kindOf: [.text])
  public static let json = UTType(declaring: "public.json", ["json"], mime: "application/json", kindOf: [.text])
  public static let commaSeparatedText = UTType(
    declaring: "public.comma-separated-values-text", ["csv"], mime: "text/csv", kindOf: [.delimitedText])
  public static let delimitedText = UTType(declaring: "public.delimited-values-text", kindOf: [.text])
  public static let tabSeparatedText = UTType(
    declaring: "public.tab-separated-values-text", ["tsv"], mime: "text/tab-separated-values", kindOf: [.delimitedText])
  public static let sourceCode = UTType(declaring: "public.source-code", kindOf: [.plainText])
  public static let swiftSource = UTType(declaring: "public.swift-source", ["swift"], kindOf: [.sourceCode])
  public static let javaScript = UTType(
    declaring: "com.netscape.javascript-source", ["js"], mime: "text/javascript", kindOf: [.sourceCode])
  public static let shellScript = UTType(declaring: "public.shell-script", ["sh"], kindOf: [.sourceCode])
  public static let css = UTType(declaring: "public.css", ["css"], mime: "text/css", kindOf: [.text])
  public static let vCard = UTType(declaring: "public.vcard", ["vcf"], mime: "text/vcard", kindOf: [.text])
  public static let calendarEvent = UTType(declaring: "public.calendar-event", ["ics"], kindOf: [.data])
  public static let log = UTType(declaring: "public.log", ["log"], kindOf: [.plainText])
  public static let propertyList = UTType(declaring: "com.apple.property-list", ["plist"], kindOf: [.data])
  public static let xmlPropertyList = UTType(declaring: "com.apple.xml-property-list", kindOf: [.propertyList, .xml])
  public static let binaryPropertyList = UTType(declaring: "com.apple.binary-property-list", kindOf: [.propertyList])
  public static let pdf = UTType(
    declaring: "com.adobe.pdf", ["pdf"], mime: "application/pdf", kindOf: [.data, .compositeContent])
  public static let image = UTType(declaring: "public.image", kindOf: [.data, .content])
  public static let jpeg = UTType(declaring: "public.jpeg", ["jpeg", "jpg"], mime: "image/jpeg", kindOf: [.image])
  public static let png = UTType(declaring: "public.png", ["png"], mime: "image/png", kindOf: [.image])
  public static let gif = UTType(declaring: "com.compuserve.gif", ["gif"], mime: "image/gif", kindOf: [.image])
  public static let tiff = UTType(declaring: "public.tiff", ["tiff", "tif"], mime: "image/tiff", kindOf: [.image])
  public static let heic = UTType(declaring: "public.heic", ["heic"], mime: "image/heic", kindOf: [.image])
  public static let heif = UTType(declaring: "public.heif", ["heif"], mime: "image/heif", kindOf: [.image])
  public static let webP = UTType(declaring: "org.webmproject.webp", ["webp"], mime: "image/webp", kindOf: [.image])
  public static let bmp = UTType(declaring: "com.microsoft.bmp", ["bmp"], mime: "image/bmp", kindOf: [.image])
  public static let svg = UTType(declaring: "public.svg-image", ["svg"], mime: "image/svg+xml", kindOf: [.image, .xml])
  public static let rawImage = UTType(declaring: "public.camera-raw-image", kindOf: [.image])
  public static let livePhoto = UTType(declaring: "com.apple.live-photo", kindOf: [.data])
  public static let icns = UTType(declaring: "com.apple.icns", ["icns"], kindOf: [.image])
  public static let audiovisualContent = UTType(declaring: "public.audiovisual-content", kindOf: [.data, .content])
  public static let movie = UTType(declaring: "public.movie", kindOf: [.audiovisualContent])
  public static let video = UTType(declaring: "public.video", kindOf: [.movie])
  public static let audio = UTType(declaring: "public.audio", kindOf: [.audiovisualContent])
  public static let quickTimeMovie = UTType(
    declaring: "com.apple.quicktime-movie", ["mov"], mime: "video/quicktime", kindOf: [.movie])
  public static let mpeg = UTType(declaring: "public.mpeg", ["mpeg", "mpg"], mime: "video/mpeg", kindOf: [.movie])
  public static let mpeg4Movie = UTType(declaring: "public.mpeg-4", ["mp4"], mime: "video/mp4", kindOf: [.movie])
  public static let avi = UTType(declaring: "public.avi", ["avi"], mime: "video/avi", kindOf: [.movie])
  public static let mp3 = UTType(declaring: "public.mp3", ["mp3"], mime: "audio/mpeg", kindOf: [.audio])
  public static let wav = UTType(
    declaring: "com.microsoft.waveform-audio", ["wav"], mime: "audio/vnd.wave", kindOf: [.audio])
  public static let aiff = UTType(declaring: "public.aiff-audio", ["aiff"], mime: "audio/aiff", kindOf: [.audio])
  public static let midi = UTType(
    declaring: "public.midi-audio", ["midi", "mid"], mime: "audio/midi", kindOf: [.audio])
  public static let mpeg4Audio = UTType(declaring: "public.mpeg-4-audio", ["m4a"], mime: "audio/mp4", kindOf: [.audio])
  public static let archive = UTType(declaring: "public.archive", kindOf: [.data])
  public static let zip = UTType(declaring: "public.zip-archive", ["zip"], mime: "application/zip", kindOf: [.archive])
  public static let gzip = UTType(
    declaring: "org.gnu.gnu-zip-archive", ["gz"], mime: "application/gzip", kindOf: [.archive])
  public static let appleArchive = UTType(declaring: "com.apple.archive", ["aar"], kindOf: [.archive])
  public static let database = UTType(declaring: "public.database", kindOf: [.data])
  public static let spreadsheet = UTType(declaring: "public.spreadsheet", kindOf: [.content])
  public static let presentation = UTType(declaring: "public.presentation", kindOf: [.compositeContent])
  public static let font = UTType(declaring: "public.font", kindOf: [.data])
  public static let epub = UTType(
    declaring: "org.idpf.epub-container", ["epub"], mime: "application/epub+zip", kindOf: [.data, .compositeContent])
  public static let usdz = UTType(
    declaring: "com.pixar.universal-scene-description-mobile", ["usdz"], mime: "model/vnd.usdz+zip",
    kindOf: [.threeDContent])
  public static let threeDContent = UTType(declaring: "public.3d-content", kindOf: [.content])
  public static let executable = UTType(declaring: "public.executable", kindOf: [.item])
  public static let contact = UTType(declaring: "public.contact")
  public static let message = UTType(declaring: "public.message")
  public static let emailMessage = UTType(
    declaring: "public.email-message", ["eml"], mime: "message/rfc822", kindOf: [.message, .data])
  public static let bookmark = UTType(declaring: "public.bookmark")
  public static let internetLocation = UTType(declaring: "com.apple.internet-location", kindOf: [.data])
}
