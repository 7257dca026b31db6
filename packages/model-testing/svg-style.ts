/** The look of a drawing on its own: it follows the reader's light or dark scheme. */
export const svgStyle = `
svg { --ground: #f3f6f3; --box: #ffffff; --group: #13201a08; --edge: #76877d; --text: #13201a; --mute: #5c6b63; --accent: #0b5a41; --good: #0c6347; --bad: #a8211a; --time: #7d560b; font-family: 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif; font-size: 11.5px; }
@media (prefers-color-scheme: dark) { svg { --ground: #0f1814; --box: #16221c; --group: #ffffff08; --edge: #758a7f; --text: #edf3ee; --mute: #8fa097; --accent: #5fcf9f; --good: #5fcf9f; --bad: #ff9c8f; --time: #e3bc6b; } }
.ground { fill: var(--ground); }
.box { fill: var(--box); stroke: var(--edge); }
.compound .box, .parallel .box { fill: var(--group); }
.region .box { stroke-dasharray: 5 4; }
.ring { fill: none; stroke: var(--edge); }
.rule { stroke: var(--edge); stroke-opacity: .45; }
.title { font-size: 13px; font-weight: 650; fill: var(--text); }
.sign { text-anchor: middle; }
.row { fill: var(--text); }
.description, .tags { fill: var(--mute); }
.invoke { fill: var(--accent); }
.way { fill: none; stroke: var(--edge); stroke-width: 1.4; }
.history .way { stroke-dasharray: 4 3; }
.head, .dot { fill: var(--edge); }
.line, .over { paint-order: stroke; stroke: var(--ground); stroke-width: 4px; stroke-linejoin: round; }
.line { fill: var(--text); white-space: pre; }
.done { fill: var(--good); }
.error { fill: var(--bad); }
.after { fill: var(--time); }
.always, .completion { fill: var(--mute); font-style: italic; }
`;
