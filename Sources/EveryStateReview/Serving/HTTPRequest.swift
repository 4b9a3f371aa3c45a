/// A browser's request, as far as a gallery needs it.
package struct HTTPRequest: Equatable, Sendable {
  package let method: String
  /// The path without its query.
  package let path: String
  package let host: String

  package enum Reading: Equatable, Sendable {
    case request(HTTPRequest)
    /// The request is incomplete.
    case incomplete
    case unreadable
  }

  /// The maximum length of a request's head; a browser's is shorter.
  private static let limit = 16_384

  package static func reading(_ bytes: [UInt8]) -> Reading {
    guard bytes.count <= limit else { return .unreadable }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return .incomplete }
    let lines = text[..<end.lowerBound].split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return .unreadable }
    var host = ""
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return .unreadable }
      guard line[..<colon].lowercased() == "host" else { continue }
      host = String(line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" })
    }
    let path = words[1].prefix { $0 != "?" }
    return .request(HTTPRequest(method: String(words[0]), path: String(path), host: host))
  }
}

package struct HTTPAnswer: Equatable, Sendable {
  package let bytes: [UInt8]
  /// Whether events follow.
  package var isStream = false

  package static func page(_ html: String) -> HTTPAnswer {
    HTTPAnswer(bytes: head(200, "OK", "text/html; charset=utf-8", count: html.utf8.count) + Array(html.utf8))
  }

  /// The beginning of a stream of events.
  package static let stream = HTTPAnswer(
    bytes: Array(
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n\r\nretry: 1000\n\n"
        .utf8), isStream: true)

  package static func refusal(_ status: Int, _ reason: String) -> HTTPAnswer {
    let text = "\(status) \(reason)\n"
    let more = status == 405 ? "Allow: GET\r\n" : ""
    return HTTPAnswer(
      bytes: head(status, reason, "text/plain; charset=utf-8", count: text.utf8.count, more) + Array(text.utf8))
  }

  private static func head(_ status: Int, _ reason: String, _ type: String, count: Int, _ more: String = "") -> [UInt8]
  {
    Array(
      ("HTTP/1.1 \(status) \(reason)\r\nContent-Type: \(type)\r\nContent-Length: \(count)\r\nCache-Control: no-store\r\n"
        + "X-Content-Type-Options: nosniff\r\n\(more)Connection: close\r\n\r\n").utf8)
  }
}

/// The answers of a served gallery: its one page, and the changes. No request can name a file.
package struct ServedGallery: Sendable {
  /// The current page; nil without content, with the reason.
  package private(set) var page: Result<String, ServingTrouble>
  private let port: UInt16

  package init(port: UInt16, page: Result<String, ServingTrouble>) { (self.port, self.page) = (port, page) }

  /// - Returns: whether the page has changed.
  package mutating func take(_ new: Result<String, ServingTrouble>) -> Bool {
    guard new != page else { return false }
    page = new
    return true
  }

  package func answer(_ request: HTTPRequest) -> HTTPAnswer {
    // A page of another site may use its own name for this address, to read the gallery.
    guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(request.host) else { return .refusal(403, "Forbidden") }
    guard request.method == "GET" else { return .refusal(405, "Method Not Allowed") }
    switch request.path {
    case "/", "/gallery.html":
      switch page {
      case .success(let html): return .page(html)
      case .failure(let trouble): return .page(trouble.html)
      }
    case "/changes": return .stream
    default: return .refusal(404, "Not Found")
    }
  }
}

/// Why there is no page.
package struct ServingTrouble: Error, Equatable, Sendable {
  let reason: String
  package init(_ reason: String) { self.reason = reason }

  /// A page that gives the reason, and reloads itself.
  var html: String {
    """
    <!doctype html>
    <html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Gallery</title><p>\(text: reason)</p></html>

    """
  }
}
