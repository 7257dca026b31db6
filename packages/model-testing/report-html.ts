import { escapeMarkup } from './markup.ts';
import type { Hits } from './coverage.ts';
import type { MachineReport, PathRow, PlaceRow, Report, RequirementRow } from './report.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#d5d9de, #3a4048); --good: light-dark(#1a7f37, #57c774); --bad: light-dark(#b42318, #ff8a7a); --mute: light-dark(#59636e, #9aa4af); }
body { margin: 2rem auto; max-width: 76rem; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; background: light-dark(#fff, #15181c); color: light-dark(#1b1f24, #e6e9ec); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
code, pre { font: 13px/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; }
a { color: inherit; }
.good { color: var(--good); } .bad { color: var(--bad); } .mute { color: var(--mute); }
`;

const text = escapeMarkup;
const code = (value: string) => `<code>${text(value)}</code>`;
const mark = (ok: boolean, word: string) =>
  `<span class="${ok ? 'good' : 'bad'}">${ok ? '✓' : '✗'} ${text(word)}</span>`;

const cells = (tag: string, row: readonly string[]) =>
  `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const header = `<tr>${head.map((cell) => `<th scope="col">${text(cell)}</th>`).join('')}</tr>`;
  const body = rows.map((row) => cells('td', row)).join('\n');
  return `<div class="wide"><table><caption>${text(caption)}</caption><thead>${header}</thead><tbody>\n${body}\n</tbody></table></div>`;
}

function hitsText(hits: Hits): string {
  return Object.entries(hits)
    .map(([level, times]) => `${text(level)} ${times}`)
    .join(', ');
}

function placeState({ hits, unreachable }: PlaceRow): string {
  if (unreachable !== null) return `<span class="mute">not reachable: ${text(unreachable)}</span>`;
  const covered = Object.keys(hits).length > 0;
  return mark(covered, covered ? 'covered' : 'never reached');
}

function placeCells(place: PlaceRow): string[] {
  const { id, kind, hits, guard, requirements } = place;
  const guards =
    guard === null
      ? ''
      : `${code(guard.name)} passed: ${hitsText(guard.passed) || '–'}; failed: ${hitsText(guard.failed) || '–'}`;
  return [code(id), text(kind), placeState(place), hitsText(hits), guards, text(requirements.join(', '))];
}

function pathCells({ id, start, steps, results }: PathRow): string[] {
  const outcomes = results.map(({ level, ok, ms, error, failedStep }) => {
    const line = mark(ok, `${level} (${ms.toFixed(0)} ms)${ok ? '' : ` fails at step ${failedStep ?? 0}`}`);
    return error === null ? line : `${line}<pre>${text(error)}</pre>`;
  });
  return [
    code(id),
    code([start, ...steps].join(' → ')),
    outcomes.join('<br>') || '<span class="mute">not run</span>',
  ];
}

/** A drawing as a picture, so that its styles stay its own. */
function drawingHtml(id: string, drawing: string | undefined): string {
  if (drawing === undefined) return '';
  const source = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return `<details><summary>Chart</summary><div class="wide"><img alt="${text(`Statechart of ${id}`)}" src="${source}"></div></details>`;
}

const anchorOf = (machine: string) => `machine-${text(machine)}`;

/** Every path that failed, in one place, whichever machine and level it is of. */
function failuresHtml(machines: readonly MachineReport[]): string {
  const failed = machines.flatMap(({ id, paths }) =>
    paths.flatMap(({ id: path, results }) =>
      results
        .filter(({ ok }) => !ok)
        .map(({ level, failedStep, error }) => [
          `<a href="#${anchorOf(id)}">${text(id)}</a>`,
          code(path),
          text(level),
          String(failedStep ?? 0),
          `<pre>${text(error ?? '')}</pre>`,
        ]),
    ),
  );
  return table('Failures', ['Machine', 'Path', 'Level', 'Step', 'What was seen'], failed);
}

function machineSection(machine: MachineReport, drawing: string | undefined): string {
  const { id, ok, vertices, edges, planningMs, deadEnds, gate, places, paths } = machine;
  const { states, transitions } = gate;
  const numbers = `${states.covered} of ${states.total} states, ${transitions.covered} of ${transitions.total} transitions, `;
  const graph = `${paths.length} paths from ${vertices} situations and ${edges} edges, planned in ${planningMs.toFixed(0)} ms`;
  const lines = [...gate.complaints, ...deadEnds.map((value) => `Nothing can happen any more in ${value}.`)];
  return [
    `<section id="${anchorOf(id)}"><h2>${mark(ok, id)}</h2><p>${text(numbers + graph)}.</p>`,
    lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`,
    drawingHtml(id, drawing),
    table('Paths', ['Path', 'Steps', 'Results'], paths.map(pathCells)),
    table(
      'States and transitions',
      ['Id', 'Kind', 'Coverage', 'Times', 'Guard', 'Requirements'],
      places.map(placeCells),
    ),
    '</section>',
  ].join('\n');
}

function requirementCells({ id, machine, places, levels }: RequirementRow): string[] {
  const covered = mark(levels.length > 0, levels.length > 0 ? levels.join(', ') : 'not covered');
  return [text(id), text(machine), places.map(code).join('<br>'), covered];
}

/**
 * A report as one HTML page that needs nothing else: no script, no request, light and dark. `drawings` are SVG
 * documents of machines by id.
 */
export function reportHtml(
  { title, at, ok, machines, requirements }: Report,
  drawings: Readonly<Record<string, string>> = {},
): string {
  const summary = machines.map((machine) => [
    `<a href="#${anchorOf(machine.id)}">${mark(machine.ok, machine.id)}</a>`,
    `${machine.gate.states.covered} / ${machine.gate.states.total}`,
    `${machine.gate.transitions.covered} / ${machine.gate.transitions.total}`,
    String(machine.paths.length),
  ]);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${text(title)}</title><style>${style}</style></head><body>`,
    `<h1>${mark(ok, title)}</h1><p class="mute">${text(at)}</p>`,
    failuresHtml(machines),
    table('Machines', ['Machine', 'States', 'Transitions', 'Paths'], summary),
    table(
      'Requirements',
      ['Requirement', 'Machine', 'Carried by', 'Covered at'],
      requirements.map(requirementCells),
    ),
    ...machines.map((machine) => machineSection(machine, drawings[machine.id])),
    '</body></html>',
    '',
  ].join('\n');
}
