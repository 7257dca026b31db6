import { globSync, readFileSync } from 'node:fs';
import { isCovered } from '#model-testing/coverage.ts';
import { escapeMarkup as text } from '#model-testing/markup.ts';
import type { MachineReport } from '#model-testing/report.ts';

/** A requirement of the specification, what carries it, and who claims it. */
export interface RequirementProof {
  readonly id: string;
  readonly feature: string;
  readonly statement: string;
  /** Machines that carry it, with their places and the levels at which all of these are covered. */
  readonly carried: readonly Carried[];
  /** The test files that name it. */
  readonly tests: readonly string[];
}

/** What one machine carries of a requirement. */
export interface Carried {
  readonly machine: string;
  readonly places: readonly string[];
  readonly levels: readonly string[];
}

const levels = ['bare', 'view', 'browser'] as const;
const idPattern = /\b[AC]-\d\.\d{2,3}\b/g;

function testsById(): ReadonlyMap<string, readonly string[]> {
  const named = globSync('tests/**/*.test.{ts,tsx}')
    .filter((file) => !file.startsWith('tests/model-testing'))
    .toSorted()
    .flatMap((file) => {
      const ids = new Set(readFileSync(file, 'utf8').match(idPattern));
      return [...ids].map((id) => ({ id, file: file.replaceAll('\\', '/') }));
    });
  const groups = Map.groupBy(named, ({ id }) => id);
  return new Map([...groups].map(([id, hits]) => [id, hits.map(({ file }) => file)]));
}

function carriedIn({ id: machine, places }: MachineReport, ids: readonly string[]): Carried[] {
  const carriers = places.filter(({ requirements }) => requirements.some((id) => ids.includes(id)));
  if (carriers.length === 0) return [];
  const covered = levels.filter((level) => carriers.every(({ hits }) => isCovered(hits, level)));
  return [{ machine, places: carriers.map(({ id }) => id), levels: covered }];
}

/** Every requirement of the list, with the machines that carry it and the tests that name it. */
export function requirementProofs(
  machines: readonly MachineReport[],
  list: string = readFileSync('docs/requirements.tsv', 'utf8'),
  tests: ReadonlyMap<string, readonly string[]> = testsById(),
): RequirementProof[] {
  const rows = list.trimEnd().split(/\r?\n/).slice(1);
  return rows.map((row) => {
    const [id = '', feature = '', statement = '', , , also = ''] = row.split('\t');
    const ids = [id, ...also.split(' ').filter(Boolean)];
    return {
      id,
      feature,
      statement,
      carried: machines.flatMap((machine) => carriedIn(machine, ids)),
      tests: [...new Set(ids.flatMap((one) => tests.get(one) ?? []))],
    };
  });
}

const isCarried = ({ carried }: RequirementProof) => carried.length > 0;
const isNamed = ({ tests }: RequirementProof) => tests.length > 0;

function carriedCell({ carried }: RequirementProof): string {
  return carried
    .map(({ machine, places, levels: reached }) => {
      const mark =
        reached.length > 0
          ? `<span class="good">✓ ${reached.join(', ')}</span>`
          : '<span class="bad">✗ not covered</span>';
      return `${mark} ${text(machine)}<br>${places.map((place) => `<code>${text(place)}</code>`).join('<br>')}`;
    })
    .join('<br>');
}

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<div class="wide"><table><caption>${text(caption)}</caption><thead>${cells('th scope="col"', head).replaceAll('</th scope="col">', '</th>')}</thead><tbody>\n${rows.map((row) => cells('td', row)).join('\n')}\n</tbody></table></div>`;
}

/** The requirements as a section of the report: how many of each feature, and below them each one. */
export function requirementsHtml(proofs: readonly RequirementProof[]): string {
  const features = [...Map.groupBy(proofs, ({ feature }) => feature)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const counts = features.map(([feature, all]) => [
    `<a href="#requirements-${text(feature)}">${text(feature)}</a>`,
    String(all.length),
    String(all.filter(isCarried).length),
    String(all.filter(isNamed).length),
    String(all.filter((one) => !isCarried(one) && !isNamed(one)).length),
  ]);
  const details = features.map(([feature, all]) => {
    const rows = all.map((one) => [
      text(one.id),
      text(one.statement),
      carriedCell(one),
      one.tests.map((file) => `<code>${text(file)}</code>`).join('<br>') || '<span class="mute">none</span>',
    ]);
    const proved = all.filter((one) => isCarried(one) || isNamed(one)).length;
    const summary = `<summary>${text(feature)}: ${proved} of ${all.length} carried or named</summary>`;
    return `<details id="requirements-${text(feature)}">${summary}${table(feature, ['Requirement', 'Statement', 'Carried by', 'Named by tests'], rows)}</details>`;
  });
  const head = ['Feature', 'Requirements', 'Carried by a machine', 'Named by a test', 'Neither'];
  return ['<section><h2>Requirements</h2>', table('By feature', head, counts), ...details, '</section>'].join(
    '\n',
  );
}
