import { mkdirSync, writeFileSync } from 'node:fs';
import { chartOf } from '#kit/chart.ts';
import { createElk } from '#kit/elk.ts';
import { layoutOf } from '#kit/layout.ts';
import { escapeMarkup } from '#kit/markup.ts';
import { reportHtml } from '#kit/report-html.ts';
import { reportJunit } from '#kit/report-junit.ts';
import type { Model } from '#kit/model.ts';
import { report, type Report, type ReportEntry } from '#kit/report.ts';
import { svg } from '#kit/svg.ts';
import { picturesHtml } from './paths-pictures.ts';
import { requirementProofs, requirementsHtml, type RequirementProof } from './paths-requirements.ts';

/** A run of all paths, as plain JSON. */
export interface PathsReport extends Report {
  readonly proofs: readonly RequirementProof[];
  /** What went wrong beside the paths: plans that could not be made, dead ends, walks. */
  readonly complaints: readonly string[];
  readonly planningMs: number;
  readonly replayMs: number;
}

/** Puts the entries of a run together. */
export function pathsReport(
  entries: readonly ReportEntry[],
  rest: Pick<PathsReport, 'at' | 'complaints' | 'planningMs' | 'replayMs'>,
): PathsReport {
  const base = report(entries, { title: 'Paths of all machines', at: rest.at });
  const proofs = requirementProofs(base.machines);
  return { ...base, ...rest, ok: base.ok && rest.complaints.length === 0, proofs };
}

/** A time as the report says it. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** The report as one page; the list of the specification takes the place of the kit's own table. */
export function pathsHtml(whole: PathsReport, drawings: Readonly<Record<string, string>>): string {
  const page = reportHtml({ ...whole, requirements: [] }, drawings);
  const list = whole.complaints.map((line) => `<li><pre>${escapeMarkup(line)}</pre></li>`).join('');
  const times = `Planned in ${seconds(whole.planningMs)}, replayed in ${seconds(whole.replayMs)}.`;
  const before = `<p>${times}</p>${list && `<ul class="bad">${list}</ul>`}${requirementsHtml(whole.proofs)}${picturesHtml(whole.machines.map(({ id }) => id))}\n`;
  const at = page.includes('<section>') ? page.indexOf('<section>') : page.indexOf('</body>');
  return page.slice(0, at) + before + page.slice(at);
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
  folder = 'reports/paths',
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, pathsHtml(whole, drawings));
  writeFileSync(`${folder}/report.json`, `${JSON.stringify(whole, null, 1)}\n`);
  writeFileSync(`${folder}/junit.xml`, reportJunit(whole));
}
