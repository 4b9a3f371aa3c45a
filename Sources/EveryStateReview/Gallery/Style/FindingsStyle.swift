/// What does not make sense: a list of kinds that open.
enum FindingsStyle {
  static let text = """
    .found{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:10px 16px;margin-bottom:20px;font-size:13px}
    .found summary{cursor:pointer;padding:2px 0}
    .found>summary{font-weight:600;color:var(--bad)}
    .differs>summary{color:var(--ink)}
    .differs>ul{display:grid;gap:6px;padding-top:6px}
    .found ul ul{padding:2px 0 8px 22px;display:grid;gap:8px}
    .found li{overflow-wrap:anywhere}
    .found .n{display:inline-block;min-width:2.2em;text-align:right;font-variant-numeric:tabular-nums}
    .found .says,.found p{color:var(--soft)}
    .found li a{color:var(--accent);text-underline-offset:2px}
    .found code{display:block;font:12px var(--mono);color:var(--soft);user-select:all}
    .card>header .verdict+.verdict{margin-left:auto}

    """
}
