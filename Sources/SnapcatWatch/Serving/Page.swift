/// The page that is served; one file without anything from elsewhere.
enum Page {
  static let html = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>Snapcat</title>
    <style>\(PageStyle.css)</style>
    </head>
    <body>
    <header>
      <h1>Snapcat</h1>
      <span id="state" class="pill">connecting</span>
    </header>
    <main>
      <section class="live">
        <img id="live" alt="The live picture">
        <p id="now" class="now">&nbsp;</p>
        <p id="problem" class="problem" hidden></p>
        <dl id="figures" class="figures"></dl>
      </section>
      <section class="history">
        <h2>What happened</h2>
        <ol id="events" class="events"><li class="empty">Nothing yet.</li></ol>
      </section>
    </main>
    <script>\(PageScript.javaScript)</script>
    </body>
    </html>

    """
}
