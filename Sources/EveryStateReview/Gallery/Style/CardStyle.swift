/// A frame on the sheet: a calm sheet of glass with its name above.
enum CardStyle {
  static let text = """
    .cells>li{display:flex;max-width:100%;padding:2px 6px 12px}
    .many .cells>li{content-visibility:auto;contain-intrinsic-width:auto calc(42 * .602 * var(--cell) + 26px)}
    .cells>.wide{width:100%}
    .card{display:flex;flex-direction:column;min-width:0;max-width:100%}
    .card>header{display:flex;gap:10px;align-items:baseline;justify-content:space-between;padding:0 6px 5px}
    .card h4{font-size:12.5px;color:var(--soft);overflow-wrap:anywhere}
    .card h4 a{text-decoration:none}
    .card h4 a:hover{text-decoration:underline}
    .verdict{font-size:11px;border-radius:99px;padding:1px 8px;white-space:nowrap;background:var(--quiet-bg);
      color:var(--quiet)}
    .verdict.fine{background:none;color:var(--fine);padding-right:0}
    .card .verdict.quiet{background:none;padding-right:0}
    .verdict.change{background:var(--change-bg);color:var(--change)}
    .verdict.bad{background:var(--bad-bg);color:var(--bad)}
    .phone{flex:1;background:var(--card);border:1px solid var(--line);border-radius:16px;box-shadow:var(--shadow);
      padding:12px 12px 14px;cursor:pointer}
    .scrolls{overflow-x:auto}
    html:not(.js) .phone{cursor:auto}
    .card:hover .phone{border-color:var(--soft)}
    .card:has(a:focus-visible) .phone,.card:target .phone{border-color:var(--accent);box-shadow:0 0 0 2px var(--accent)}
    .card[data-verdict=changed] .phone,.card[data-verdict=reformatted] .phone{border-color:var(--change)}
    .card[data-verdict=missing] .phone,.card[data-verdict=orphaned] .phone{border:1.5px dashed var(--bad)}
    .screen{font:var(--cell)/1.55 var(--mono);min-width:52ch;min-height:9.3em;white-space:pre;tab-size:4}
    .none{width:calc(42 * .602 * var(--cell) + 26px);min-height:92px;max-height:160px;border:1.5px dashed var(--line);border-radius:16px;
      padding:12px 14px}
    .none>header{padding:0 0 4px}
    .waived .verdict{color:var(--quiet)}
    .why{color:var(--soft);font-size:13px;text-wrap:pretty}
    .film .phone{padding:0;background:var(--faint)}
    .strip{display:flex;gap:10px;padding:12px;overflow-x:auto;scroll-snap-type:x proximity;scroll-padding:12px;align-items:stretch}
    .strip>li{flex:none;display:flex;flex-direction:column;background:var(--card);border:1px solid var(--line);
      border-radius:12px;padding:9px 12px 12px;scroll-snap-align:start}
    .step{font-size:11.5px;color:var(--soft);padding-bottom:7px;margin-bottom:9px;border-bottom:1px dashed var(--line);
      max-width:56ch;overflow-wrap:anywhere}
    .no{display:inline-block;min-width:18px;padding:0 5px;margin-right:3px;border-radius:99px;background:var(--faint);
      text-align:center;font-variant-numeric:tabular-nums}
    .norun .card{position:relative}
    .norun .card .verdict.quiet{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .facts{display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 14px;font-size:12.5px;margin-top:10px;
      width:0;min-width:100%}
    .facts dt{color:var(--soft);grid-column:1}
    .facts dd{grid-column:2;overflow-wrap:anywhere}
    .facts code{font:12px var(--mono);user-select:all}
    .js .card>.facts{display:none}

    """
}
