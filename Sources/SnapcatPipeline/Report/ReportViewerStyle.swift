/// How the report's view of one picture or profile looks.
enum ReportViewerStyle {
  static let css = """

    dialog { border: 0; padding: 0; margin: 0; width: 100vw; height: 100dvh; max-width: none; max-height: none;
      background: var(--paper); color: var(--ink); }
    dialog[open] { display: flex; flex-direction: column; }
    dialog::backdrop { background: rgb(0 0 0 / .5); }
    .bar { display: flex; align-items: center; gap: 6px; padding: 10px 16px; border-bottom: 1px solid var(--line); }
    .bar button { border: 0; background: none; width: 38px; height: 38px; border-radius: 50%; display: grid;
      place-items: center; flex: none; }
    .bar button:hover { background: color-mix(in srgb, var(--ink) 9%, transparent); }
    .bar button:disabled { opacity: .25; cursor: default; }
    .bar svg { width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round;
      stroke-linejoin: round; }
    #place { color: var(--soft); font-size: .9rem; min-width: 4.5em; text-align: center;
      font-variant-numeric: tabular-nums; }
    .bar h2 { flex: 1; min-width: 0; margin: 0 8px; font-size: 1.05rem; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    .stage { flex: 1; min-height: 0; overflow: auto; outline: 0; }
    .one { display: grid; grid-template-columns: minmax(0, 1fr) 380px; min-height: 100%; }
    .one .shown { position: sticky; top: 0; height: calc(100dvh - 60px); display: grid; place-items: center; padding: 20px;
      margin: 0; background: color-mix(in srgb, var(--ink) 5%, var(--paper)); }
    .shown img { max-width: 100%; max-height: calc(100dvh - 100px); border-radius: 6px; box-shadow: var(--shade);
      object-fit: contain; }
    .facts { padding: 22px 24px; display: grid; gap: 20px; align-content: start; min-width: 0; }
    .facts h3, .both h3 { margin: 0 0 8px; font-size: .8rem; font-weight: 600; letter-spacing: .05em; text-transform: uppercase;
      color: var(--soft); }
    .facts p, .both p { margin: 0; overflow-wrap: anywhere; }
    .facts p + p { margin-top: 2px; color: var(--soft); }
    .row { display: grid; grid-template-columns: minmax(0, 1fr) 84px 3.2em; align-items: center; gap: 10px; padding: 4px 0; }
    .row .number { text-align: right; font-variant-numeric: tabular-nums; color: var(--soft); font-size: .88rem; }
    meter { width: 100%; height: 8px; border: 0; border-radius: 99px; background: var(--line); overflow: hidden; }
    meter::-webkit-meter-bar { background: var(--line); border: 0; border-radius: 99px; height: 8px; }
    meter::-webkit-meter-optimum-value { background: var(--tone, var(--contact)); border-radius: 99px; }
    meter.cat { --tone: var(--cat); } meter.dog { --tone: var(--dog); } meter.low { --tone: var(--warm); }
    meter::-moz-meter-bar { background: var(--tone, var(--contact)); }
    .go { justify-self: start; border: 0; border-radius: 99px; background: var(--ink); color: var(--paper); padding: 8px 18px;
      font-weight: 600; }
    .failed { display: grid; justify-items: center; gap: 12px; color: var(--bad); text-align: center; padding: 24px; }
    .failed svg { width: 76px; height: 76px; fill: none; stroke: currentColor; stroke-width: 1.3; stroke-linecap: round; }
    .both { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px; padding: 24px; max-width: 1340px;
      margin: 0 auto; align-items: start; }
    .panel { background: var(--card); border: 1px solid var(--line); border-radius: 16px; box-shadow: var(--shade);
      padding: 18px; min-width: 0; }
    .panel figure { margin: 0; position: relative; display: grid; place-items: center; border-radius: 9px; overflow: hidden;
      background: color-mix(in srgb, var(--ink) 6%, var(--card)); }
    .panel figure img { display: block; width: 100%; max-height: 60dvh; object-fit: contain; }
    .flat { position: relative; width: 100%; } .panel .flat img, .flat img { display: block; width: 100%; height: auto;
      max-height: none; border-radius: 7px; }
    .spot { position: absolute; border-radius: 4px; background: color-mix(in srgb, var(--glow) 26%, transparent);
      box-shadow: 0 0 0 2px var(--glow), 0 0 0 3px rgb(0 0 0 / .35); pointer-events: none; }
    .panel .caption { margin: 12px 2px 0; color: var(--soft); font-size: .9rem; overflow-wrap: anywhere; }
    .missing { padding: 56px 20px; text-align: center; color: var(--soft); }
    .fields { display: grid; gap: 2px; margin: 18px 0 0; padding: 0; list-style: none; }
    .fields li { display: grid; grid-template-columns: 92px minmax(0, 1fr) 66px 3em; gap: 4px 12px; align-items: center;
      padding: 8px 10px; border-radius: 9px; }
    .fields li[tabindex]:hover, .fields li.on, .lines li:hover, .lines li.on {
      background: color-mix(in srgb, var(--glow) 26%, transparent); }
    .fields .label { color: var(--soft); font-size: .88rem; }
    .fields .value { font-weight: 600; overflow-wrap: anywhere; }
    .fields .source { grid-column: 2 / -1; font-size: .82rem; color: var(--soft); overflow-wrap: anywhere; }
    .fields .number { text-align: right; font-size: .88rem; color: var(--soft); font-variant-numeric: tabular-nums; }
    details { margin-top: 16px; } summary { cursor: pointer; color: var(--soft); font-size: .9rem; padding: 4px 10px; }
    .lines { margin: 6px 0 0; padding: 0; list-style: none; counter-reset: line; }
    .lines li { counter-increment: line; display: grid; grid-template-columns: 2em minmax(0, 1fr) 3.2em; gap: 8px;
      padding: 4px 10px; border-radius: 7px; font-size: .92rem; overflow-wrap: anywhere; }
    .lines li::before { content: counter(line); color: var(--soft); font-variant-numeric: tabular-nums; }
    .lines span { color: var(--soft); text-align: right; font-variant-numeric: tabular-nums; }
    @media (min-width: 901px) { .both .panel:first-child { position: sticky; top: 24px; } }
    @media (max-width: 900px) {
      .one { grid-template-columns: 1fr; min-height: 0; } .one .shown { position: static; height: auto; padding: 12px; }
      .shown img { max-height: 62dvh; } .both { grid-template-columns: 1fr; padding: 14px; gap: 14px; } }
    @media (max-width: 620px) { .bar { padding: 6px 8px; } .facts { padding: 16px; } .panel { padding: 12px; }
      .fields li { grid-template-columns: 78px minmax(0, 1fr) 3em; } .fields meter { display: none; } }

    """
}
