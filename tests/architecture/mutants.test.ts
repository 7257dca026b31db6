import { describe, expect, it } from 'vitest';
import type { Verdict } from '#model-testing/mutant-trial.ts';
import { Reasons, readReasons } from '#scripts/mutants-reasons.ts';
import { isEnough, mutantsText, scoreOf } from '#scripts/mutants-report.ts';
import type { Verdicts } from '#scripts/mutants-verdicts.ts';
import { loadModels } from '#scripts/paths-models.ts';

const head = 'level\tmachine\tfault\treason';
const verdict = (mutant: string, result: Verdict['result']): Verdict => ({
  mutant,
  kind: 'lost action',
  result,
  path: null,
  step: null,
  difference: null,
});
const lamp: Verdicts = {
  machine: 'lamp',
  level: 'machine',
  verdicts: [
    verdict('lost action: lamp.on|entry: glow is not done', 'survived'),
    verdict('lost action: lamp.off|entry: dim (all) is not done', 'survived'),
    verdict('dropped transition: lamp.on|turn|0', 'killed'),
    verdict('lost action: lamp.on|exit: rest is not done', 'equivalent'),
  ],
};

describe('docs/survivors.tsv', () => {
  it('gives its reasons for machines that there are', async () => {
    const known = new Set((await loadModels()).map(({ model }) => model.id));
    const named = readReasons().flatMap(({ machines }) => machines);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each([
    ['a\tb', 'Its columns are level, machine, fault, reason'],
    [`${head}\nmachine\tlamp\tlost action: *`, 'This line gives no reason'],
    [`${head}\nbrowser\tlamp\t*\tBecause.`, 'This line gives no reason'],
  ])('is refused where a line gives no reason: %j', (text, complaint) => {
    expect(() => readReasons(text)).toThrow(complaint);
  });
});

describe('a planted fault that no path finds', () => {
  it('is unexplained until a line of its level and machine fits it', () => {
    const reasons = new Reasons(
      readReasons(`${head}\nmachine\tlamp\tlost action: *: glow *\tIt glows anyway.`),
    );
    expect(reasons.unexplained([lamp]).map(({ mutant }) => mutant)).toEqual([lamp.verdicts[1]?.mutant]);
    expect(reasons.unexplained([{ ...lamp, machine: 'door' }])).toHaveLength(2);
    expect(reasons.unexplained([{ ...lamp, level: 'view' }])).toHaveLength(2);
  });

  it('has its reason in the report, where the others stand without one', () => {
    const reasons = new Reasons(readReasons(`${head}\nmachine\t*\t*dim (all)*\tIt is dim anyway.`));
    const text = mutantsText([lamp], 7, reasons);
    expect(text).toContain('dim (all) is not done\n    It is dim anyway.');
    expect(text).toContain('glow is not done\n    Nobody says why.');
  });

  it('needs no reason where it is a text of a screen, and stands in the report without one', () => {
    const screen: Verdicts = {
      machine: 'lamp',
      level: 'view',
      verdicts: [
        { ...verdict('wrong text: A lamp in on', 'survived'), kind: 'wrong text' },
        verdict('missing control: button "Turn" in on', 'survived'),
      ],
    };
    const reasons = new Reasons(readReasons(head));
    expect(reasons.unexplained([screen]).map(({ mutant }) => mutant)).toEqual([screen.verdicts[1]?.mutant]);
    const text = mutantsText([screen], 7, reasons);
    expect(text).toContain('survived: wrong text: A lamp in on\n  survived: missing control');
    expect(text.match(/Nobody says why/g)).toHaveLength(1);
  });

  it('makes a reason spare when it is found after all', () => {
    const reasons = new Reasons(readReasons(`${head}\nmachine\tlamp\t*dropped*\tNobody turns it.`));
    reasons.unexplained([lamp]);
    expect(reasons.spare('machine').map(({ fault }) => fault)).toEqual(['*dropped*']);
    expect(reasons.spare('view')).toEqual([]);
  });
});

it('a fault that changes nothing does not count', () => {
  expect(scoreOf('machine', lamp.verdicts)).toMatchObject({
    killed: 1,
    survived: 2,
    equivalent: 1,
    share: 1 / 3,
  });
});

it('too few killed fail the run of all machines; of one machine each survivor is asked for its reason instead', () => {
  const scores = [scoreOf('machine', lamp.verdicts)];
  expect(isEnough(scores, null)).toBe(false);
  expect(isEnough(scores, 'lamp')).toBe(true);
});
