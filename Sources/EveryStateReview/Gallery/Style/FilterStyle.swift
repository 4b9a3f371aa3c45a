/// The bar of filters and switches. Without a script there is nothing to filter with.
enum FilterStyle {
  static let text = """
    .filters{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-top:12px}
    html:not(.js) .filters,html:not(.js) .switches{display:none}
    button,select,input{font:inherit;font-size:13px;color:var(--ink);background:var(--card);border:1px solid var(--line);
      border-radius:9px;padding:5px 11px;min-height:32px}
    button{cursor:pointer}
    button:hover,select:hover{background:var(--raised)}
    select{max-width:190px}
    .find{flex:1 1 220px;max-width:340px}
    .find input{width:100%}
    input::placeholder{color:var(--soft);opacity:1}
    .switches{display:flex;gap:8px}
    [aria-pressed=true]{background:var(--ink);color:var(--page);border-color:var(--ink)}
    [aria-pressed=true]:hover{background:var(--ink)}
    .verdicts{display:flex;flex-wrap:wrap;gap:6px}
    .chip{border-radius:99px;border-color:transparent;padding:3px 11px;min-height:28px;background:var(--quiet-bg);
      color:var(--quiet)}
    .chip.fine{background:var(--fine-bg);color:var(--fine)}
    .chip.change{background:var(--change-bg);color:var(--change)}
    .chip.bad{background:var(--bad-bg);color:var(--bad)}
    .chip[aria-pressed=true]{background:var(--ink);color:var(--page)}
    .chip .n{font-variant-numeric:tabular-nums;margin-left:2px}
    #count{color:var(--soft);font-size:13px;margin-left:auto}

    """
}
