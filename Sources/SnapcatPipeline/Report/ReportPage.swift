/// The page of a report without its data.
enum ReportPage {
  /// Everything before the data.
  static let head = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <link rel="icon" href="data:,">
    <title>Snapcat report</title>
    <style>\(ReportStyle.css)\(ReportViewerStyle.css)</style>
    </head>
    <body>
    <header class="top">
      <h1>\(paw)Snapcat</h1>
      <nav aria-label="What to look at">
        <button class="tab" data-view="pictures">Pictures <b id="picture-count"></b></button>
        <button class="tab" data-view="profiles">Profiles <b id="profile-count"></b></button>
      </nav>
    </header>
    <form id="filters" class="filters" role="search" aria-label="Filters">
      <label class="search"><span class="hidden">Search</span>
        <input id="search" type="search" placeholder="Search names, cards, files" autocomplete="off" spellcheck="false">
        <kbd aria-hidden="true">/</kbd></label>
      <div id="animals" class="chips of-pictures" role="group" aria-label="Animal"></div>
      <label class="slider of-pictures">At least <output id="least-text">any</output>
        <input id="least" type="range" min="0" max="100" step="5" value="0" aria-label="Least confidence in percent"></label>
      <label class="of-pictures"><span class="hidden">Folder</span><select id="folder"></select></label>
      <div class="chips of-pictures" role="group" aria-label="Only">
        <button type="button" class="chip" id="only-cards" aria-pressed="false">Has a card</button>
        <button type="button" class="chip" id="only-errors" aria-pressed="false">Errors</button>
      </div>
      <span id="count" class="count" role="status"></span>
    </form>
    <main>
      <ul id="gallery" class="gallery" aria-label="Pictures"></ul>
      <ul id="people" class="people" aria-label="Profiles"></ul>
      <p id="empty" class="empty" hidden>Nothing fits these filters. <button type="button" id="clear">Show all</button></p>
      <div id="more" aria-hidden="true"></div>
    </main>
    <dialog id="viewer" aria-labelledby="viewer-title">
      <div class="bar">
        <button type="button" id="previous" aria-label="Previous">\(arrow("M15 5l-7 7 7 7"))</button>
        <span id="place"></span>
        <button type="button" id="next" aria-label="Next">\(arrow("M9 5l7 7-7 7"))</button>
        <h2 id="viewer-title"></h2>
        <button type="button" id="close" aria-label="Close">\(arrow("M6 6l12 12M18 6L6 18"))</button>
      </div>
      <div id="stage" class="stage" tabindex="-1"></div>
    </dialog>
    <noscript><p class="empty">This page needs JavaScript, which it carries with it.</p></noscript>

    """

  /// Everything after the data.
  static let foot = """
    <script>
    'use strict';
    (() => {
    \(ReportDataScript.javaScript)
    \(ReportGalleryScript.javaScript)
    \(ReportCardScript.javaScript)
    \(ReportViewerScript.javaScript)
    \(ReportControlScript.javaScript)
    })();
    </script>
    </body>
    </html>

    """

  /// Nothing from elsewhere: only pictures, and what the page itself holds.
  private static let policy =
    "default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    + "base-uri 'none'; form-action 'none'"

  private static let paw = """
    <svg viewBox="0 0 24 24" aria-hidden="true"><ellipse cx="12" cy="16" rx="5.2" ry="4.4"/>\
    <ellipse cx="4.6" cy="11" rx="2.1" ry="2.8"/><ellipse cx="9" cy="6" rx="2.2" ry="3"/>\
    <ellipse cx="15" cy="6" rx="2.2" ry="3"/><ellipse cx="19.4" cy="11" rx="2.1" ry="2.8"/></svg>
    """

  private static func arrow(_ path: String) -> String {
    "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
  }
}
