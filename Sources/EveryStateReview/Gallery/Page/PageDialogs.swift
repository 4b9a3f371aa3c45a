/// The page's own parts that no golden changes: its switches, the view of one frame, the list of keys.
enum PageDialogs {
  static let switches =
    """
    <div class="switches"><button type="button" id="astext" aria-pressed="false">Golden text</button>\
    <button type="button" id="theme">Light or dark</button>\
    <button type="button" id="keys" aria-haspopup="dialog">Keys</button></div>
    """

  static let html =
    """
    <dialog id="detail" aria-labelledby="detail-title">
    <header><div><p id="detail-screen"></p><h2 id="detail-title" tabindex="-1"></h2></div>\
    <span id="detail-verdict" class="verdict"></span>\
    <div id="sides" role="group" aria-label="What is shown" hidden>\
    <button type="button" data-side="all">Side by side</button>\
    <button type="button" data-side="golden">Golden</button>\
    <button type="button" data-side="new">New</button>\
    <button type="button" data-side="difference">Difference</button></div>\
    <div class="tools"><button type="button" id="previous">Previous</button>\
    <button type="button" id="next">Next</button>\
    <button type="button" id="close">Close</button></div></header>
    <div id="panes"></div>
    <div id="detail-facts"></div>
    </dialog>
    <dialog id="help" aria-labelledby="help-title">
    <header><h2 id="help-title">Keys</h2><button type="button" id="help-close">Close</button></header>
    <dl><dt><kbd>/</kbd></dt><dd>search</dd>
    <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>the next frame, the one before</dd>
    <dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>the next frame to look at, the one before</dd>
    <dt><kbd>&larr;</kbd> <kbd>&rarr;</kbd> <kbd>&uarr;</kbd> <kbd>&darr;</kbd></dt><dd>move over the sheet</dd>
    <dt><kbd>Enter</kbd></dt><dd>look at the frame</dd>
    <dt><kbd>x</kbd></dt><dd>golden and new in turns, in one place</dd>
    <dt><kbd>s</kbd></dt><dd>side by side</dd>
    <dt><kbd>Esc</kbd></dt><dd>back to the sheet; again: clear the filter</dd>
    <dt><kbd>t</kbd></dt><dd>as it looks, or as the golden's text</dd>
    <dt><kbd>?</kbd></dt><dd>this list</dd></dl>
    </dialog>

    """
}
