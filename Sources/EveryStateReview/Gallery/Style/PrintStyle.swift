/// On paper: every frame that the filter leaves, black on white, none cut in two.
enum PrintStyle {
  static let text = """
    @media print{
      :root,:root[data-theme]{--page:#fff;--card:#fff;--raised:#fff;--ink:#000;--soft:#444;--line:#bbb;--faint:#eee;
        --cell:7.4pt;color-scheme:light;--shadow:none;--tint:#e8eefb;--accent:#0a4aa8;--on-accent:#fff;
        --fine:#14602f;--change:#6d4200;--bad:#94201a;--quiet:#444;--del-bg:#fde7e4;--ins-bg:#e0f3e4;
        --fine-bg:#fff;--change-bg:#fff;--bad-bg:#fff;--quiet-bg:#fff}
      body{font-size:10pt;print-color-adjust:exact}
      nav,.filters,.switches,.skip,dialog{display:none!important}
      .masthead{position:static;padding:0 0 8pt}
      .columns{display:block;padding:0}
      .screens,.many .cells>li{content-visibility:visible}
      .screens{margin:0;padding:4pt 0 10pt}
      .card,.strip>li,.none{break-inside:avoid}
      h2,h3{break-after:avoid}
      .strip{flex-wrap:wrap;overflow:visible}
      .scrolls{overflow:visible}
      .cells>.wide{display:block}
      @page{margin:14mm}
    }

    """
}
