import { mkdirSync, writeFileSync } from 'node:fs';
import { escapeMarkup } from '#model-testing/markup.ts';
import { reportHtml } from '#model-testing/report-html.ts';
import { reportJunit } from '#model-testing/report-junit.ts';
import {
  machineReport,
  report,
  type MachineReport,
  type Report,
  type ReportEntry,
} from '#model-testing/report.ts';
import { picturesHtml } from './paths-pictures.ts';
import { requirementProofs, requirementsHtml, type RequirementProof } from './paths-requirements.ts';
import type { Walked } from './paths-results.ts';

/** A run of all paths, as plain JSON. */
export interface PathsReport extends Report {
  readonly proofs: readonly RequirementProof[];
  /** What went wrong beside the paths: plans that could not be made, dead ends, walks. */
  readonly complaints: readonly string[];
  /** Of the core that planned longest, in milliseconds. */
  readonly planningMs: number;
  /** Milliseconds of the replay at each level of this run. */
  readonly replayMs: Readonly<Record<string, number>>;
}

/** Paths that a browser walks as far as it can go have ids of their own, which no plan has. */
function withShorter(machine: MachineReport, walked: readonly Walked[]): MachineReport {
  const planned = new Set(machine.paths.map(({ id }) => id));
  const rows = walked
    .filter(({ path }) => !planned.has(path))
    .map((one) => ({ id: one.path, start: one.title, steps: [], results: [one] }));
  return { ...machine, paths: [...machine.paths, ...rows] };
}

/** How many paths are planned; what a browser walks shorter is none of them, and no bare machine has gone it. */
export const plannedOf = (...machines: readonly MachineReport[]): number =>
  machines
    .flatMap(({ paths }) => paths)
    .filter(({ results }) => results.some(({ level }) => level === 'bare')).length;

/** What one machine brings to the report, with what the runner of another level has walked of it. */
export function machineWith(entry: ReportEntry, walked: readonly Walked[]): MachineReport {
  const own = walked.filter(({ machine }) => machine === entry.plan.model.id);
  return withShorter(machineReport({ ...entry, results: [...entry.results, ...own] }), own);
}

/** Puts the machines of a run together. */
export function pathsReport(
  machines: readonly MachineReport[],
  rest: Pick<PathsReport, 'at' | 'complaints' | 'planningMs' | 'replayMs'>,
): PathsReport {
  const base = report(machines, { title: 'Paths of all machines', at: rest.at });
  const ok = base.ok && rest.complaints.length === 0;
  return { ...base, ...rest, ok, proofs: requirementProofs(machines) };
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
  const times = `${whole.machines.length} machines, ${plannedOf(...whole.machines)} paths: ${timesText(whole)}.`;
  const head = `<p>${times}</p>${list && `<ul class="bad">${list}</ul>`}\n`;
  const middle = `${requirementsHtml(whole.proofs)}${picturesHtml(whole.machines.map(({ id }) => id))}\n`;
  const tables = page.indexOf('</p>') + '</p>'.length;
  const sections = page.search(/<section |<\/body>/);
  return page.slice(0, tables) + head + page.slice(tables, sections) + middle + page.slice(sections);
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
