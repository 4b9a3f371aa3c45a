/// The page: a bar on top, the screens' names at the side, the sheet.
enum LayoutStyle {
  static let text = """
    *{box-sizing:border-box}
    html{scroll-padding:calc(var(--bar,9rem) + 1rem) 0 2rem}
    body{margin:0;background:var(--page);color:var(--ink);font:14px/1.45 var(--sans);-webkit-font-smoothing:antialiased}
    h1,h2,h3,h4,p,ul,ol,dl,dd,pre{margin:0;padding:0;font-size:inherit;font-weight:inherit}
    ul,ol{list-style:none}
    a{color:inherit}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:6px}
    .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:absolute;left:-999px;top:8px;z-index:9;background:var(--card);padding:8px 14px;border-radius:8px}
    .skip:focus{left:8px}
    .masthead{position:sticky;top:0;z-index:5;background:var(--page);border-bottom:1px solid var(--line);
      padding:14px clamp(14px,2.4vw,34px) 12px}
    .head{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between}
    h1{font-size:19px;font-weight:650;letter-spacing:-.015em}
    .sum{color:var(--soft);font-size:13px}
    .columns{display:grid;grid-template-columns:196px minmax(0,1fr);
      padding:0 clamp(14px,2.4vw,34px);gap:28px}
    nav{position:sticky;top:var(--bar,9rem);align-self:start;max-height:calc(100vh - var(--bar,9rem));overflow:auto;
      padding:20px 4px 30px;font-size:13px;contain:content}
    nav summary{display:none}
    .cat{color:var(--soft);font-size:11px;letter-spacing:.02em;margin:16px 0 4px;overflow-wrap:anywhere}
    details>.cat:first-of-type{margin-top:0}
    nav li{display:flex;gap:8px;align-items:center;justify-content:space-between}
    nav a{flex:1;padding:4px 6px;margin-left:-6px;border-radius:6px;text-decoration:none;overflow-wrap:anywhere}
    nav a:hover,nav a[aria-current]{background:var(--faint)}
    .dots{max-width:92px;font:7px/1.5 'DejaVu Sans',var(--sans);letter-spacing:2px;text-align:right;overflow-wrap:anywhere}
    .dots i{font-style:normal;color:var(--line)}
    .dots .fine{color:var(--fine)}.dots .change{color:var(--change)}.dots .bad{color:var(--bad)}
    main{padding:20px 0 80px;min-width:0}
    main:focus{outline:none}
    h2{font-size:12px;color:var(--soft);letter-spacing:.02em;margin:26px 0 4px}
    .catalog:first-of-type h2{margin-top:0}
    .screens{content-visibility:auto;padding:6px 10px 10px;margin:0 -10px}
    h3{font-size:17px;font-weight:620;letter-spacing:-.01em;margin:0 0 10px}
    .cells{display:flex;flex-wrap:wrap;gap:4px 0;align-items:stretch;margin:0 -6px}
    .notices{background:var(--bad-bg);color:var(--bad);border-radius:12px;padding:12px 16px;margin-bottom:20px}
    #nothing{color:var(--soft);padding:60px 0;text-align:center}
    [hidden]{display:none!important}
    @media (max-width:860px){
      .columns{display:block}
      nav{position:static;max-height:none;contain:none;padding:14px 0 0}
      nav summary{display:list-item;cursor:pointer;color:var(--soft)}
      .masthead{position:static}
      html{scroll-padding:1rem}
      .filters label{flex:1 1 45%;max-width:none}
      .filters select{width:100%;max-width:none}
      .filters .find{flex-basis:100%}
      #count{width:100%;margin:0}
    }
    @media (max-width:560px){:root{--cell:clamp(9px,calc((100vw - 68px) / 25.8),13.5px)}}
    @media (min-width:1400px){:root{--cell:clamp(9.8px,calc((100vw - 448px) / 104),12px)}}
    @media (prefers-reduced-motion:no-preference){.card .phone{transition:box-shadow .15s}}
    @media (prefers-reduced-motion:reduce){*{scroll-behavior:auto!important;transition:none!important;animation:none!important}}

    """
}
