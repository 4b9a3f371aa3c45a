// A bundle's files in the frame's language, where Foundation takes the machine's. Named as in bundles.c; Foundation's further members,
// such as `path(forResource:ofType:)`, call these.

extension Bundle {
  @_silgen_name("textui_bundle_url") @usableFromInline final func _url(
    forResource name: String?, withExtension kind: String?, subdirectory: String?
  ) -> URL? { files(name, kind, subdirectory, in: nil).first }

  @_silgen_name("textui_bundle_url_in") @usableFromInline final func _url(
    forResource name: String?, withExtension kind: String?, subdirectory: String?, localization: String?
  ) -> URL? { files(name, kind, subdirectory, in: localization).first }

  @_silgen_name("textui_bundle_urls") @usableFromInline final func _urls(
    forResourcesWithExtension kind: String?, subdirectory: String?
  ) -> [NSURL]? { files(nil, kind, subdirectory, in: nil).map { $0 as NSURL } }

  @_silgen_name("textui_bundle_urls_in") @usableFromInline final func _urls(
    forResourcesWithExtension kind: String?, subdirectory: String?, localization: String?
  ) -> [NSURL]? { files(nil, kind, subdirectory, in: localization).map { $0 as NSURL } }

  @_silgen_name("textui_bundle_languages") @usableFromInline final func _languages() -> [String] {
    let folders = Self.names(in: resources).filter { $0.hasSuffix(".lproj") }.map { $0.dropLast(".lproj".count) }
    return Set(folders.map(String.init)).subtracting(["Base"])
      .union(StringTables.of([resources])?.languages ?? []).sorted()
  }

  @_silgen_name("textui_bundle_preferred_languages") @usableFromInline final func _preferredLanguages() -> [String] {
    LanguageMatch(_languages(), for: Locale.current, development: _developmentLanguage() ?? "en").languages
  }

  @_silgen_name("textui_bundle_preferred_languages_of") @usableFromInline final class func _preferredLanguages(
    of languages: [String]
  ) -> [String] {
    let match = LanguageMatch(languages, for: Locale.current, development: languages.first)
    return Array(match.languages.prefix(1))
  }

  private final var resources: String { resourcePath ?? bundlePath }

  /// The files of a name and a kind, each of which may be nil or empty: first those for all languages, then those of the frame's language
  /// or of one that is named.
  private final func files(_ name: String?, _ kind: String?, _ subdirectory: String?, in language: String?) -> [URL] {
    let languages = language.map { [$0] } ?? _preferredLanguages() + ["Base"]
    let end = kind.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
    return ([""] + languages.map { "/\($0).lproj" }).flatMap { place -> [URL] in
      let folder = URL(fileURLWithPath: resources + place).appendingPathComponent(subdirectory ?? "")
      let names =
        name.flatMap { $0.isEmpty ? nil : [$0 + end] } ?? Self.names(in: folder.path).filter { $0.hasSuffix(end) }
      return names.map(folder.appendingPathComponent).filter { FileManager.default.fileExists(atPath: $0.path) }
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
