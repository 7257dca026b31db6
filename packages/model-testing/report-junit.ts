import { escapeMarkup } from './markup.ts';
import type { MachineReport, PathRow, Report } from './report.ts';
import type { PathResult } from './replay.ts';

const seconds = (ms: number) => (ms / 1000).toFixed(3);

function testcase(machine: string, path: PathRow, { level, ms, error, failedStep }: PathResult): string {
  const name = escapeMarkup(`${path.id} ${[path.start, ...path.steps].join(' → ')}`);
  const failure =
    error === null
      ? ''
      : `<failure message="fails at step ${failedStep ?? 0}">${escapeMarkup(error)}</failure>`;
  return `    <testcase classname="${escapeMarkup(`${machine}.${level}`)}" name="${name}" time="${seconds(ms)}">${failure}</testcase>`;
}

function gatecase({ id, gate }: MachineReport): string {
  const failure = gate.ok
    ? ''
    : `<failure message="${gate.complaints.length} not as it must be">${escapeMarkup(gate.complaints.join('\n'))}</failure>`;
  return `    <testcase classname="${escapeMarkup(id)}" name="every state and transition is reached" time="0">${failure}</testcase>`;
}

function suite(machine: MachineReport): string {
  const results = machine.paths.flatMap((path) => path.results.map((result) => ({ path, result })));
  const failures = results.filter(({ result }) => !result.ok).length + Number(!machine.gate.ok);
  const time = seconds(results.reduce((sum, { result }) => sum + result.ms, 0));
  const cases = [...results.map(({ path, result }) => testcase(machine.id, path, result)), gatecase(machine)];
  const counts = `tests="${cases.length}" failures="${failures}" time="${time}"`;
  return [`  <testsuite name="${escapeMarkup(machine.id)}" ${counts}>`, ...cases, '  </testsuite>'].join(
    '\n',
  );
}

/** A report as JUnit XML: a suite per machine, a case per path and level, and one for the gate. */
export function reportJunit({ title, machines }: Report): string {
  const suites = machines.map(suite);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeMarkup(title)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}
