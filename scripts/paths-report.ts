import { mkdirSync, writeFileSync } from 'node:fs';
import { chartOf } from '#kit/chart.ts';
import { createElk } from '#kit/elk.ts';
import { layoutOf } from '#kit/layout.ts';
import { escapeMarkup } from '#kit/markup.ts';
import { reportHtml } from '#kit/report-html.ts';
import { reportJunit } from '#kit/report-junit.ts';
import type { Model } from '#kit/model.ts';
import { report, type MachineReport, type Report, type ReportEntry } from '#kit/report.ts';
import { svg } from '#kit/svg.ts';
import { picturesHtml } from './paths-pictures.ts';
import { requirementProofs, requirementsHtml, type RequirementProof } from './paths-requirements.ts';
import type { Walked } from './paths-results.ts';

/** A run of all paths, as plain JSON. */
export interface PathsReport extends Report {
  readonly proofs: readonly RequirementProof[];
  /** What went wrong beside the paths: plans that could not be made, dead ends, walks. */
  readonly complaints: readonly string[];
  readonly planningMs: number;
  /** Milliseconds of the replay at each level of this run. */
  readonly replayMs: Readonly<Record<string, number>>;
}

/** Paths that a browser walks as far as it can go have ids of their own, which no plan has. */
function withShorter(machine: MachineReport, walked: readonly Walked[]): MachineReport {
  const planned = new Set(machine.paths.map(({ id }) => id));
  const rows = walked
    .filter((one) => one.machine === machine.id && !planned.has(one.path))
    .map((one) => ({ id: one.path, start: one.title, steps: [], results: [one] }));
  return { ...machine, paths: [...machine.paths, ...rows] };
}

/** Puts the entries of a run together, with what the runner of another level has walked. */
export function pathsReport(
  entries: readonly ReportEntry[],
  rest: Pick<PathsReport, 'at' | 'complaints' | 'planningMs' | 'replayMs'>,
  walked: readonly Walked[] = [],
): PathsReport {
  const all = entries.map((entry) => ({
    ...entry,
    results: [...entry.results, ...walked.filter(({ machine }) => machine === entry.plan.model.id)],
  }));
  const base = report(all, { title: 'Paths of all machines', at: rest.at });
  const machines = base.machines.map((machine) => withShorter(machine, walked));
  const ok = base.ok && rest.complaints.length === 0;
  return { ...base, ...rest, machines, ok, proofs: requirementProofs(machines) };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** How long a run took, as the report says it: `planned in 0.90 s, replayed in 2.10 s (bare), 40.00 s (view)`. */
export function timesText({ planningMs, replayMs }: Pick<PathsReport, 'planningMs' | 'replayMs'>): string {
  const levels = Object.entries(replayMs).map(([level, ms]) => `${seconds(ms)} (${level})`);
  return `planned in ${seconds(planningMs)}, replayed in ${levels.join(', ')}`;
}

/** The report as one page; the list of the specification takes the place of the kit's own table. */
export function pathsHtml(whole: PathsReport, drawings: Readonly<Record<string, string>>): string {
  const page = reportHtml({ ...whole, requirements: [] }, drawings);
  const list = whole.complaints.map((line) => `<li><pre>${escapeMarkup(line)}</pre></li>`).join('');
  const count = whole.machines.reduce((sum, { paths }) => sum + paths.length, 0);
  const times = `${whole.machines.length} machines, ${count} paths: ${timesText(whole)}.`;
  const head = `<p>${times}</p>${list && `<ul class="bad">${list}</ul>`}\n`;
  const middle = `${requirementsHtml(whole.proofs)}${picturesHtml(whole.machines.map(({ id }) => id))}\n`;
  const tables = page.indexOf('</p>') + '</p>'.length;
  const sections = page.search(/<section |<\/body>/);
  return page.slice(0, tables) + head + page.slice(tables, sections) + middle + page.slice(sections);
}

/** Every machine drawn, by id. */
export async function drawAll(models: readonly Model[]): Promise<Record<string, string>> {
  const engine = createElk();
  const drawn = models.map(
    async (model) => [model.id, svg(await layoutOf(chartOf(model.machine, model), engine))] as const,
  );
  return Object.fromEntries(await Promise.all(drawn));
}

/** Writes `index.html`, `report.json` and `junit.xml`. */
export function writeReport(
  whole: PathsReport,
  drawings: Readonly<Record<string, string>>,
  folder: string,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, pathsHtml(whole, drawings));
  writeFileSync(`${folder}/report.json`, `${JSON.stringify(whole, null, 1)}\n`);
  writeFileSync(`${folder}/junit.xml`, reportJunit(whole));
}
