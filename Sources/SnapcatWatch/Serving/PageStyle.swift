/// How the page looks: one column on a phone, two on a wide screen, light or dark as the reader's system is.
enum PageStyle {
  static let css = """

    :root { --paper: #f6f5f2; --card: #fff; --ink: #1d1c1a; --soft: #6d6a64; --line: #e3e0da; --good: #1d7a46;
      --bad: #b3261e; --warm: #9a6200; }
    @media (prefers-color-scheme: dark) { :root { --paper: #161513; --card: #211f1d; --ink: #f1efeb; --soft: #a29d94;
      --line: #35322e; --good: #58c088; --bad: #ff8a80; --warm: #e0a94a; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.45 system-ui, "DejaVu Sans", sans-serif; }
    header { display: flex; align-items: center; justify-content: space-between; max-width: 1180px; margin: 0 auto;
      padding: 14px 16px 10px; }
    h1 { font-size: 1.2rem; margin: 0; letter-spacing: .01em; }
    h2 { font-size: 1rem; margin: 0 0 10px; }
    .pill { font-size: .85rem; padding: 3px 12px; border-radius: 99px; border: 1px solid currentColor; color: var(--warm); }
    .pill.watching { color: var(--good); } .pill.lost { color: var(--bad); } .pill.ended { color: var(--soft); }
    main { max-width: 1180px; margin: 0 auto; padding: 0 16px 32px; display: grid; gap: 20px; align-items: start; }
    @media (min-width: 860px) { main { grid-template-columns: minmax(0, 1.7fr) minmax(280px, 1fr); } }
    .live, .history { background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
    .live img { display: block; width: 100%; min-height: 160px; background: #0b0b0a; object-fit: contain; }
    .now { margin: 0; padding: 12px 16px 0; font-size: 1.15rem; font-weight: 600; }
    .problem { margin: 8px 16px 0; color: var(--bad); overflow-wrap: anywhere; }
    .figures { margin: 0; padding: 12px 16px 16px; display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
      gap: 10px 16px; }
    .figures div { min-width: 0; } dt { color: var(--soft); font-size: .78rem; }
    dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    .history { padding: 16px; }
    .events { list-style: none; margin: 0; padding: 0; }
    .events li { display: flex; gap: 12px; align-items: center; padding: 10px 0; border-top: 1px solid var(--line); }
    .events li:first-child { border-top: 0; padding-top: 0; }
    .events img { width: 84px; height: 63px; object-fit: cover; border-radius: 8px; background: var(--line); flex: none; }
    .events .text { min-width: 0; } .events b { display: block; font-weight: 600; }
    .events .bad b { color: var(--bad); }
    .events small, .empty { color: var(--soft); overflow-wrap: anywhere; }

    """
}
