import { beforeAll, describe, expect, test } from 'vitest';
import { mergeCoverage } from '#model-testing/coverage.ts';
import { escapeMarkup } from '#model-testing/markup.ts';
import { plan } from '#model-testing/plan.ts';
import { createRecorder } from '#model-testing/recorder.ts';
import { bareDriver } from '#model-testing/replay-bare.ts';
import { replayResult } from '#model-testing/replay.ts';
import { reportHtml } from '#model-testing/report-html.ts';
import { reportJunit } from '#model-testing/report-junit.ts';
import { machineReport, report, type Report } from '#model-testing/report.ts';
import { emailCodeMachine, emailCodeModel } from './machines/email-code.ts';

const planned = plan({ ...emailCodeModel, endsEarly: true });
let good: Report;
let bad: Report;

async function run(machine: typeof emailCodeMachine, level: string, count: number) {
  const recorder = createRecorder(emailCodeModel, level);
  const paths = planned.paths.slice(0, count);
  const results = paths.map((path) =>
    replayResult(path, level, () => bareDriver(path, { recorder, machine })),
  );
  return { results: await Promise.all(results), coverage: recorder.coverage() };
}

beforeAll(async () => {
  const bare = await run(emailCodeMachine, 'bare', planned.paths.length);
  const view = await run(emailCodeMachine, 'view', 1);
  const broken = await run(
    emailCodeMachine.provide({ guards: { isComplete: () => false } }),
    'bare',
    planned.paths.length,
  );
  const at = '2026-01-02T03:04:05Z';
  const coverage = mergeCoverage(bare.coverage, view.coverage);
  const results = [...bare.results, ...view.results];
  good = report([machineReport({ plan: planned, coverage, results })], { at, title: 'QA <1>' });
  bad = report([machineReport({ plan: planned, ...broken })], { at });
});

describe('the data', () => {
  test('is plain JSON, with states, transitions by kind, guards and paths by level', () => {
    expect(JSON.parse(JSON.stringify(good))).toEqual(good);
    expect(good).toMatchObject({ ok: true, levels: ['bare', 'view'], at: '2026-01-02T03:04:05Z' });
    const [machine] = good.machines;
    expect(machine?.places.filter(({ kind }) => kind === 'state')).toHaveLength(9);
    expect(machine?.places.find(({ id }) => id === 'emailCode.editing|submit|0')).toMatchObject({
      kind: 'event',
      guard: { name: 'isEmail', passed: { bare: 5, view: 1 }, failed: { bare: 5, view: 1 } },
    });
    expect(machine?.paths.map(({ results }) => results.length)).toEqual([2, 1, 1, 1, 1]);
  });

  test('lists each requirement with the places that carry it and the levels at which all of them are covered', () => {
    const rows = good.requirements.map(({ id, levels }) => [id, levels]);
    expect(rows).toEqual([
      ['OTP-1', ['bare', 'view']],
      ['OTP-5', ['bare']],
      ['OTP-6', ['bare']],
    ]);
    expect(bad.requirements.map(({ levels }) => levels)).toEqual([['bare'], ['bare'], []]);
  });

  test('is not ok when a path fails or something was never reached', () => {
    expect(bad.ok).toBe(false);
    expect(bad.machines[0]?.gate.complaints.join('\n')).toContain(
      'emailCode.code.verifying was never reached',
    );
  });

  test('holds no secret', () => {
    expect(JSON.stringify([good, bad])).not.toContain('123456');
  });
});

describe('the HTML page', () => {
  test('stands alone: no script, nothing to load, light and dark', () => {
    const html = reportHtml(good);
    expect(html).not.toMatch(/<script|<link|src=|url\(|@import|https?:/);
    expect(html).toContain('color-scheme: light dark');
    expect(html).toContain('<h1><span class="good">✓ QA &lt;1&gt;</span></h1>');
  });

  test('has the requirement table, every path, and every place', () => {
    const html = reportHtml(good);
    expect(html).toContain('<caption>Requirements</caption>');
    for (const { id } of planned.paths) expect(html).toContain(id);
    expect(html).toContain('emailCode.code.entering|xstate.after.ttl.emailCode.code.entering|0');
    expect(html).toContain('9 of 9 states, 13 of 13 transitions');
  });

  test('shows a machine as it is drawn, in a picture whose styles stay its own', () => {
    const html = reportHtml(good, {
      emailCode: '<svg xmlns="http://www.w3.org/2000/svg"><style>.box{}</style></svg>',
    });
    expect(html).toContain('<img alt="Statechart of emailCode" src="data:image/svg+xml,%3Csvg');
    expect(html).not.toContain('.box{}');
    expect(reportHtml(good)).not.toContain('<img');
  });

  test('shows what failed, and where', () => {
    const html = reportHtml(bad);
    expect(html).toMatch(/✗ bare \(\d+ ms\) fails at step 4/);
    expect(html).toContain('<span class="bad">✗ never reached</span>');
    expect(html).toContain('OTP-6');
    expect(html).toContain('✗ not covered');
  });

  test('has what failed before all else, and leads to each machine', () => {
    const html = reportHtml(bad);
    const [first = ''] = html.split('<caption>Machines</caption>');
    const failed = bad.machines
      .flatMap(({ paths }) => paths)
      .filter(({ results }) => results.some(({ ok }) => !ok));
    expect(failed.length).toBeGreaterThan(0);
    for (const { id } of failed) expect(first).toContain(`<code>${id}</code>`);
    expect(html).toContain('<a href="#machine-emailCode">');
    expect(html).toContain('<section id="machine-emailCode">');
    expect(reportHtml(good)).not.toContain('<caption>Failures</caption>');
  });
});

describe('the JUnit file', () => {
  test('has a case per path and level and one for the gate', () => {
    const xml = reportJunit(good);
    expect(xml.match(/<testcase /g)).toHaveLength(7);
    expect(xml).toContain('<testsuite name="emailCode" tests="7" failures="0"');
  });

  test('counts and quotes failures', () => {
    const xml = reportJunit(bad);
    const failures = xml.match(/<failure message=/g) ?? [];
    expect(xml).toContain(`failures="${failures.length}"`);
    expect(xml).toContain('<failure message="fails at step 4">Path ');
    expect(xml).toContain('{&quot;attempts&quot;:0');
  });

  test('writes any text so that XML can be read again', () => {
    expect(escapeMarkup('a<b>&"c\'\u0000\u001b\ud800\n')).toBe('a&lt;b&gt;&amp;&quot;c&apos;  \ufffd\n');
  });
});
