/// Colours, light and dark, as variables. Text has a contrast of 4.5 to 1 at least on what it stands on.
enum PaletteStyle {
  static let text = """

    :root{color-scheme:light dark;\(light)\(type)}
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]){\(dark)}}
    :root[data-theme=light]{color-scheme:light}
    :root[data-theme=dark]{color-scheme:dark;\(dark)}

    """

  private static let type = """
    --mono:ui-monospace,'SF Mono',SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace;\
    --sans:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif;--cell:11px
    """

  private static let light = """
    --page:#f4f3ef;--card:#ffffff;--raised:#faf9f7;--ink:#1d1d1f;--soft:#5f5f66;--line:#dfddd6;--faint:#eceae4;\
    --accent:#0a5bd0;--tint:#e3edfb;--on-accent:#ffffff;--shadow:0 1px 2px #1d1d1f0d,0 3px 9px #1d1d1f0d;\
    --fine:#176a35;--fine-bg:#e0f2e5;--change:#8a5300;--change-bg:#fdeed2;--bad:#b3261e;--bad-bg:#fbe4e1;\
    --quiet:#5f5f66;--quiet-bg:#ecebe6;--del-bg:#fde7e4;--ins-bg:#e0f3e4;\
    --red:#c0261d;--orange:#a34a00;--yellow:#7c5e00;--green:#1c7a3e;--mint:#0b7568;--teal:#0a7080;--cyan:#0a6c94;\
    --blue:#0a5bd0;--indigo:#4a45b8;--purple:#8734b0;--pink:#b81f56;--brown:#7d5a35;--gray:#65656b;
    """

  private static let dark = """
    --page:#0f1012;--card:#1a1b1e;--raised:#202125;--ink:#ececef;--soft:#a3a3ab;--line:#313238;--faint:#26272b;\
    --accent:#78b2ff;--tint:#1d3350;--on-accent:#07182e;--shadow:0 1px 2px #00000066,0 3px 9px #00000059;\
    --fine:#6fd08f;--fine-bg:#173423;--change:#f2bb5c;--change-bg:#3a2b10;--bad:#ff9b91;--bad-bg:#43201d;\
    --quiet:#a3a3ab;--quiet-bg:#292a2f;--del-bg:#46211e;--ins-bg:#173722;\
    --red:#ff8a80;--orange:#ffab5e;--yellow:#f0cf58;--green:#6fd08f;--mint:#6ad9c8;--teal:#66d0e0;--cyan:#74cbf2;\
    --blue:#78b2ff;--indigo:#a9a6ff;--purple:#d79bf5;--pink:#ff8fb4;--brown:#d3ae85;--gray:#a3a3ab;
    """
}
