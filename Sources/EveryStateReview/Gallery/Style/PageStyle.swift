/// The page's one style sheet, packed from its files and what is counted out.
enum PageStyle {
  static let text = PageFile.joined(files, separator: "") + HeightStyle.text + ColumnStyle.text

  /// Its SHA-256 in base 64: the page's content policy lets no other style in. A test tells the new one when the text changes.
  static let hash = "+AUTcNIR8mopLNsn3RBqPvprn1AslR/DiA1W5CzEtFI="

  /// In the order in which they are read: what comes later wins.
  static let files = [
    PageFile("Palette.css", PackageResources.Palette_css), PageFile("Layout.css", PackageResources.Layout_css),
    PageFile("Filter.css", PackageResources.Filter_css), PageFile("Card.css", PackageResources.Card_css),
    PageFile("Strip.css", PackageResources.Strip_css), PageFile("Look.css", PackageResources.Look_css),
    PageFile("Control.css", PackageResources.Control_css), PageFile("Difference.css", PackageResources.Difference_css),
    PageFile("Columns.css", PackageResources.Columns_css), PageFile("Text.css", PackageResources.Text_css),
    PageFile("View.css", PackageResources.View_css), PageFile("Ways.css", PackageResources.Ways_css),
    PageFile("Findings.css", PackageResources.Findings_css),
    PageFile("Dialog.css", PackageResources.Dialog_css), PageFile("Print.css", PackageResources.Print_css),
  ]
}
