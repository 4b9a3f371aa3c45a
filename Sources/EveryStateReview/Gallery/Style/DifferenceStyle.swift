/// Lines of the golden alone and of the new text alone, on the sheet and in the three panes of a changed frame.
enum DifferenceStyle {
  static let text = """
    .screen del,.screen ins{display:block;text-decoration:none;margin:0 -12px;padding:0 12px;position:relative}
    .screen del{background:var(--del-bg)}
    .screen ins{background:var(--ins-bg)}
    .screen del::before,.screen ins::before{position:absolute;left:3px;color:var(--soft);content:'\\2212' / 'removed'}
    .screen ins::before{content:'+' / 'added'}
    .pane-difference del u,.pane-difference ins u{display:inline;color:var(--soft)}
    .screen .over del,.screen .over ins{margin:0 -9px;padding:0 9px}
    .screen .over del::before,.screen .over ins::before{left:1px}
    .screen .o{display:inline;background:none;margin:0;padding:0}
    .screen .o::before{content:none}
    .strip>.del{background:var(--del-bg)}
    .strip>.ins{background:var(--ins-bg)}
    .step del,.step ins{text-decoration:none;padding:0 3px;border-radius:3px;margin-right:4px}
    .step del{background:var(--del-bg)}
    .step ins{background:var(--ins-bg)}
    .pane-golden ins,.pane-golden .strip>.ins,.pane-new del,.pane-new .strip>.del{display:none}

    """
}
