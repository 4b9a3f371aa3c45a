/// How the pieces of a frame look. Each keeps its columns: a larger or smaller letter takes as much room as the others.
enum LookStyle {
  static let text =
    """
    .screen b,.screen i,.screen u{font-weight:inherit;font-style:inherit;text-decoration:none}
    .rtl b,.rtl i,.rtl u{unicode-bidi:isolate}
    .screen i{visibility:hidden}
    .screen u{display:none}
    .screen .t{font-weight:700;font-size:1.3em;line-height:1.35;letter-spacing:-.03em}
    .screen .t::before{content:'';margin-left:-.8em}
    .screen .s{font-weight:600;color:var(--soft);font-size:.92em;letter-spacing:.087ch;text-transform:none}
    .screen .f,.screen .y,.screen .ph,.screen .q{color:var(--soft)}
    .screen .h{font-weight:700}
    .screen .l{font-size:1.15em;letter-spacing:-.1304ch;line-height:1.2}
    .screen .m{font-size:.92em;letter-spacing:.087ch}
    .screen .e,.screen .ev{font-style:italic}
    .screen .ev{color:var(--accent)}
    .screen .n{text-decoration:underline}
    .screen .a{color:var(--accent);text-decoration:underline}
    .screen .z{text-decoration:line-through}
    .screen .x{color:var(--red)}
    .screen .btn{color:var(--accent);background:var(--tint);border-radius:.8em;padding:.12em 0}
    .screen .btn.p{color:var(--on-accent);background:var(--accent);font-weight:600}
    .screen .btn.p b{color:inherit}
    .screen .btn.x,.screen .btn.x b{color:var(--red);background:var(--del-bg)}
    .screen .btn.off{color:var(--soft);background:var(--faint)}
    .screen .btn.on{color:var(--page);background:var(--ink)}
    .screen .fld{box-shadow:inset 0 0 0 1px var(--line);background:var(--raised);border-radius:.6em;padding:.16em 0}
    .screen .row::before{content:'';visibility:visible;display:inline-block;width:52ch;margin-right:-52ch;
      vertical-align:top;border-top:1px solid var(--faint)}
    .screen .sel::before{height:1.5em;background:color-mix(in srgb,var(--accent) 14%,transparent);border-radius:6px}
    .screen .img,.screen .spin,.screen .chk{position:relative;display:inline-block}
    .screen .img::after{content:'';position:absolute;inset:.16em .1ch;border-radius:.28em;
      box-shadow:0 0 0 1px currentColor;opacity:.55}
    .screen .img::before{content:'';position:absolute;inset:.34em calc(.1ch + .14em) .3em;background:currentColor;opacity:.55;
      clip-path:polygon(0 100%,32% 38%,52% 74%,66% 54%,100% 100%,0 100%,76% 22%,84% 8%,92% 22%,84% 36%,76% 22%,0 100%)}
    .screen .spin::after{content:'';position:absolute;left:50%;top:50%;width:1.25em;height:1.25em;margin:-.625em;
      border-radius:50%;border:2px solid var(--line);border-top-color:var(--soft)}
    .screen .chk::after{content:'';position:absolute;left:50%;top:50%;width:1.9em;height:1.1em;margin:-.55em -.95em;
      border-radius:1em;background:radial-gradient(circle at .55em 50%,var(--card) .4em,transparent .43em),var(--soft)}
    .screen .chk.on::after{background:radial-gradient(circle at 1.35em 50%,var(--card) .4em,transparent .43em),var(--fine)}
    .screen .done{background:linear-gradient(var(--accent),var(--accent)) center/100% .36em no-repeat}
    .screen .rest{background:linear-gradient(var(--line),var(--line)) center/100% .36em no-repeat}
    .screen .hr{background:linear-gradient(var(--line),var(--line)) center/100% 1px no-repeat}
    .screen .vr{background:linear-gradient(var(--line),var(--line)) center/1px 100% no-repeat}
    .screen .over{display:block;margin:.6em -5px 0;padding:.5em 9px .6em;border-radius:11px;border:1px solid var(--line);
      background:var(--raised);box-shadow:var(--shadow)}
    .screen .k{color:var(--soft);font-size:.92em}
    .screen .k i{display:none}

    """
    + Look.Colour.allCases.map { colour in
      ".screen .c-\(colour.rawValue){color:var(--\(colour == .accentColor ? "accent" : colour.rawValue))}"
    }.joined(separator: "\n") + """

      .as-text .screen{white-space:pre}
      .as-text .screen i{visibility:visible;color:var(--soft)}
      .as-text .screen u{display:inline;color:var(--soft)}
      .as-text .screen b{all:unset}
      .as-text .screen b::before,.as-text .screen b::after,.as-text .screen i::before,.as-text .screen i::after{display:none}
      .as-text .step{display:none}

      """
}
