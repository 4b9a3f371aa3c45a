/// One frame, large, with what is known of it; and the list of keys.
enum DialogStyle {
  static let text = """
    dialog{border:1px solid var(--line);border-radius:18px;background:var(--page);color:var(--ink);padding:0;
      max-width:min(1500px,96vw);max-height:94vh;box-shadow:0 24px 80px #0006}
    dialog::backdrop{background:#0007}
    dialog>header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:16px 22px 12px;
      border-bottom:1px solid var(--line);position:sticky;top:0;background:var(--page);z-index:2}
    #detail{min-width:min(560px,96vw)}
    #detail[open]{overflow:auto}
    #detail-screen{color:var(--soft);font-size:13px}
    #detail h2,#help h2{font-size:19px;font-weight:650;color:var(--ink);margin:0;letter-spacing:-.01em;
      overflow-wrap:anywhere}
    #detail h2:focus{outline:none}
    .tools{display:flex;gap:8px;margin-left:auto}
    #panes{--cell:13px;display:flex;flex-wrap:wrap;gap:18px;padding:20px 22px 8px;justify-content:center}
    #panes section{min-width:0;max-width:100%}
    #panes h3{font-size:13px;color:var(--soft);font-weight:500;margin:0 0 6px 6px}
    #panes .phone{cursor:auto;overflow-x:auto;padding:18px 18px 20px;border-color:var(--line)!important}
    #panes .film .phone,#panes .phone:has(.strip){padding:0;background:var(--faint)}
    #panes .phone .screen>del,#panes .phone .screen>ins{margin:0 -18px;padding:0 18px}
    #panes .phone .screen>del::before,#panes .phone .screen>ins::before{left:5px}
    #panes .why{padding:30px;max-width:50ch}
    #detail-facts{padding:4px 24px 24px}
    #help{min-width:min(420px,92vw)}
    #help header{justify-content:space-between}
    #help dl{display:grid;grid-template-columns:auto 1fr;gap:9px 20px;padding:18px 22px 24px}
    kbd{font:12px var(--mono);background:var(--card);border:1px solid var(--line);border-bottom-width:2px;
      border-radius:6px;padding:1px 7px}
    #panes:has(.pane-difference){--cell:12px}
    @media (min-width:1560px){#panes:has(.pane-difference){--cell:13px}}
    @media (max-width:1240px){#panes{--cell:11.5px}}
    @media (max-width:600px){#panes{--cell:10.5px;padding:14px 10px}dialog>header{padding:12px 14px}}

    """
}
