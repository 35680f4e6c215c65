/// How the report's gallery looks: light or dark as the reader's system is, one column on a phone.
enum ReportStyle {
  static let css = """

    :root { --paper: #f5f3ef; --card: #fffefc; --ink: #201d1a; --soft: #6b655d; --line: #e2ddd4; --cat: #c0322b;
      --dog: #1d5fae; --other: #7a4fb0; --contact: #1b7447; --bad: #a6231c; --warm: #b4560f; --glow: #ffd54a;
      --shade: 0 1px 2px rgb(60 45 20 / .07), 0 6px 18px rgb(60 45 20 / .07); }
    @media (prefers-color-scheme: dark) { :root { --paper: #141311; --card: #1f1d1b; --ink: #f2efe9; --soft: #a59f95;
      --line: #36322d; --cat: #ff8479; --dog: #7db4ff; --other: #c6a2f5; --contact: #63ca93; --bad: #ff8f86;
      --warm: #f0a35e; --glow: #ffd54a; --shade: 0 1px 2px rgb(0 0 0 / .4); } }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 130px; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.45 system-ui, "Noto Sans", "DejaVu Sans",
      sans-serif; }
    button, input, select { font: inherit; color: inherit; }
    button { cursor: pointer; }
    :focus-visible { outline: 3px solid var(--warm); outline-offset: 2px; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .top { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 28px; padding: 14px 24px 8px; }
    h1 { display: flex; align-items: center; gap: 9px; font-size: 1.25rem; margin: 0; letter-spacing: -.01em; }
    h1 svg { width: 26px; height: 26px; fill: var(--warm); }
    nav { display: flex; gap: 4px; }
    .tab { border: 0; background: none; padding: 7px 14px; border-radius: 99px; color: var(--soft); font-weight: 600; }
    .tab b { font-weight: 500; font-variant-numeric: tabular-nums; opacity: .75; }
    .tab[aria-current=page] { background: var(--ink); color: var(--paper); }
    .filters { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: 9px 14px;
      padding: 10px 24px; background: color-mix(in srgb, var(--paper) 92%, transparent); backdrop-filter: blur(10px);
      border-bottom: 1px solid var(--line); }
    .search { position: relative; flex: 1 1 240px; max-width: 380px; }
    .search input { width: 100%; padding: 8px 38px 8px 14px; border: 1px solid var(--line); border-radius: 99px;
      background: var(--card); }
    .search kbd { position: absolute; right: 12px; top: 50%; translate: 0 -50%; font: .78rem ui-monospace, monospace;
      color: var(--soft); border: 1px solid var(--line); border-radius: 5px; padding: 0 6px; pointer-events: none; }
    .search input:focus + kbd { display: none; }
    .chips { display: flex; flex-wrap: wrap; gap: 6px; }
    .chip { border: 1px solid var(--line); background: var(--card); border-radius: 99px; padding: 5px 13px; font-size: .9rem; }
    .chip b { font-weight: 500; color: var(--soft); font-variant-numeric: tabular-nums; margin-left: 3px; }
    .chip[aria-pressed=true] { background: var(--ink); border-color: var(--ink); color: var(--paper); }
    .chip[aria-pressed=true] b { color: inherit; opacity: .7; }
    .slider { display: flex; align-items: center; gap: 8px; font-size: .9rem; color: var(--soft); white-space: nowrap; }
    .slider output { min-width: 2.9em; color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
    .slider input { width: 110px; accent-color: var(--warm); }
    select { border: 1px solid var(--line); background: var(--card); border-radius: 99px; padding: 6px 12px; font-size: .9rem;
      max-width: 220px; }
    .count { margin-left: auto; color: var(--soft); font-size: .9rem; font-variant-numeric: tabular-nums; }
    main { padding: 20px 24px 60px; }
    .gallery, .people { list-style: none; margin: 0; padding: 0; display: grid; gap: 18px; }
    .gallery { grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); }
    .people { grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)); }
    [hidden], .off { display: none !important; }
    .gallery li { content-visibility: auto; contain-intrinsic-size: 240px 236px; min-width: 0; }
    .tile, .person { width: 100%; height: 100%; text-align: left; border: 1px solid var(--line); background: var(--card);
      border-radius: 14px; padding: 0; overflow: hidden; box-shadow: var(--shade); transition: translate .15s; }
    .tile { display: flex; flex-direction: column; box-shadow: none; }
    .tile:hover, .person:hover { translate: 0 -2px; }
    @media (prefers-reduced-motion: reduce) { .tile, .person { transition: none; } }
    .tile .look { width: 100%; aspect-ratio: 4 / 3; background: color-mix(in srgb, var(--ink) 7%, var(--card));
      display: grid; place-items: center; overflow: hidden; }
    .look img { width: 100%; height: 100%; object-fit: cover; display: block; }
    .look svg { width: 44px; height: 44px; fill: none; stroke: var(--bad); stroke-width: 1.6; stroke-linecap: round; }
    .tile .text { padding: 9px 12px 11px; display: grid; gap: 6px; min-width: 0; }
    .name { font-weight: 600; font-size: .93rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .marks { display: flex; flex-wrap: wrap; gap: 5px; min-height: 22px; }
    .mark { font-size: .78rem; line-height: 1.35; padding: 2px 9px; border-radius: 99px; color: var(--tone);
      background: color-mix(in srgb, var(--tone) 12%, transparent); font-variant-numeric: tabular-nums; --tone: var(--other);
      overflow-wrap: anywhere; }
    .mark.cat { --tone: var(--cat); } .mark.dog { --tone: var(--dog); } .mark.contact { --tone: var(--contact); }
    .mark.bad { --tone: var(--bad); } .mark.soft { --tone: var(--soft); } .mark.warm { --tone: var(--warm); }
    .person { display: grid; grid-template-columns: 104px minmax(0, 1fr); min-height: 104px; }
    .person .look { background: color-mix(in srgb, var(--ink) 7%, var(--card)); display: grid; place-items: center; }
    .person .look svg { stroke: none; fill: var(--soft); opacity: .5; }
    .person .text { padding: 12px 15px; display: grid; gap: 2px; align-content: center; }
    .person small { color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .person .marks { margin-top: 5px; }
    .empty { text-align: center; color: var(--soft); padding: 60px 0; }
    .empty button { border: 0; background: none; text-decoration: underline; color: var(--warm); }
    @media (max-width: 620px) {
      .top { padding: 10px 14px 4px; } main { padding: 14px 14px 48px; }
      .filters { position: static; padding: 8px 14px; gap: 8px; }
      .search { flex-basis: 100%; max-width: none; } .search kbd { display: none; }
      .gallery { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 10px; } .people { grid-template-columns: 1fr; gap: 10px; }
      .slider input { width: 80px; } .chip { padding: 4px 11px; } html { scroll-padding-top: 12px; }
      #animals { flex-wrap: nowrap; overflow-x: auto; max-width: 100%; scrollbar-width: none; } }

    """
}
