/// The ways through a screen: small screens with arrows between them.
enum WaysStyle {
  static let text = """
    .ways{margin:2px 0 6px;font-size:13px}
    .ways summary{color:var(--soft);cursor:pointer;padding:2px 0 6px}
    .ways>ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,400px),1fr));gap:10px 26px;align-items:start}
    .ways>ul>li{display:flex;gap:4px 14px;align-items:start;break-inside:avoid}
    .ways ul ul{flex:1;min-width:0;display:grid;gap:4px;padding-top:3px}
    .ways ul ul li{overflow-wrap:anywhere}
    .event{font-weight:550}
    .to{color:var(--soft)}
    .look{color:var(--accent);text-underline-offset:2px}
    .look.unseen{color:var(--change)}
    .ways>ul>li>.look{display:flex;flex-direction:column;gap:3px;flex:none;width:92px;overflow-wrap:anywhere;text-decoration:none}
    .mini{display:block;height:84px;overflow:hidden;background:var(--card);border:1px solid var(--line);border-radius:8px;
      padding:5px;font:3px/1.4 var(--mono);white-space:pre;color:var(--ink);user-select:none}
    .unseen .mini{border:1.5px dashed var(--change);font:22px/70px var(--sans);text-align:center;color:var(--change)}

    """
}
