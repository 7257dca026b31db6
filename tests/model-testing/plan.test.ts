import { describe, expect, test } from 'vitest';
import { greedyCover } from '#model-testing/cover.ts';
import { canonical } from '#model-testing/json.ts';
import { describePath } from '#model-testing/path.ts';
import { pathById, plan } from '#model-testing/plan.ts';
import { begin, fireNext, react } from '#model-testing/simulation.ts';
import { subjectOf } from '#model-testing/subject.ts';
import { emailCodeModel } from './machines/email-code.ts';
import { linesOf, prove } from './proved.ts';

describe('the e-mail code machine', () => {
  test('five paths go through all of its nine states and thirteen transitions', async () => {
    const { plan: planned, coverage, complaints } = await prove(emailCodeModel);
    const steps = planned.paths.reduce((sum, path) => sum + path.steps.length, 0);
    console.info(
      `${planned.paths.length} paths, ${steps} steps, ${planned.vertices} situations, ${planned.edges} edges, ` +
        `planned in ${planned.ms.toFixed(1)} ms`,
    );
    expect(complaints).toEqual([]);
    expect(Object.keys(coverage.transitions)).toHaveLength(13);
    expect(planned.paths.length).toBeLessThanOrEqual(5);
    expect(steps).toBeLessThanOrEqual(33);
    expect(planned.deadEnds).toEqual([]);
  });

  test('every guard is seen to pass and to fail', async () => {
    const { coverage } = await prove(emailCodeModel);
    const guarded = [
      'emailCode.code.entering|submit|0',
      'emailCode.code.verifying|xstate.error.actor.0.emailCode.code.verifying|0',
      'emailCode.editing|submit|0',
    ];
    expect(Object.keys(coverage.guardsPassed).toSorted()).toEqual(guarded);
    expect(Object.keys(coverage.guardsFailed).toSorted()).toEqual(guarded);
  });

  test('planning again gives the same paths, and ids that are all different', () => {
    const [one, two] = [plan(emailCodeModel), plan(emailCodeModel)];
    expect(one.paths.map(describePath)).toEqual(two.paths.map(describePath));
    expect(new Set(one.paths.map(({ id }) => id)).size).toBe(one.paths.length);
    expect(one.paths[0]?.id).toMatch(/^[0-9a-z]{11}$/);
  });

  test('the same steps of another model have other ids', () => {
    const ids = (id: string) => plan({ ...emailCodeModel, id }).paths.map((path) => path.id);
    expect(ids('emailCode')).toEqual(plan(emailCodeModel).paths.map(({ id }) => id));
    expect(ids('other').filter((id) => ids('emailCode').includes(id))).toEqual([]);
  });

  test('what each step expects is what the machine computes along that very path', () => {
    const machine = subjectOf(emailCodeModel);
    for (const path of plan(emailCodeModel, { cover: 'edges' }).paths) {
      let { situation } = begin(machine, path.start.input);
      for (const step of path.steps) {
        const child = step.kind === 'settle' ? situation.snapshot.children[step.actorId] : undefined;
        const next =
          step.kind === 'timer' ? fireNext(machine, situation) : react(machine, situation, step.event, child);
        expect(canonical(step.from.context)).toBe(canonical(situation.snapshot.context));
        ({ situation } = next);
        expect(canonical(step.expected.context)).toBe(canonical(situation.snapshot.context));
        expect(canonical(step.expected.value)).toBe(canonical(situation.snapshot.value));
      }
    }
  });

  test('covering every edge takes more paths, and misses none', () => {
    const edges = plan(emailCodeModel, { cover: 'edges' });
    expect(edges.paths.length).toBeGreaterThan(plan(emailCodeModel).paths.length);
    const steps = new Set(
      edges.paths.flatMap((path) =>
        path.steps.map(({ from, event }) => canonical([from.value, from.context, event])),
      ),
    );
    expect(steps.size).toBe(edges.edges);
  });

  test('secrets stay out of the title of a path', () => {
    const titles = plan(emailCodeModel).paths.map(describePath).join('\n');
    expect(titles).toContain('code.changed {"code":"•••"}');
    expect(titles).not.toContain('123456');
    expect(linesOf(plan(emailCodeModel)).join('\n')).toContain('123456');
  });

  test('a path is found by its id, and an unknown id is answered with those that there are', () => {
    const planned = plan(emailCodeModel);
    const [first] = planned.paths;
    expect(pathById(planned, first?.id ?? '')).toBe(first);
    expect(() => pathById(planned, 'nope')).toThrow(
      `"emailCode" has no path nope; its paths are ${first?.id}`,
    );
  });
});

test('a set that the others cover together is dropped from a greedy choice', () => {
  const sets = [
    [1, 2, 3, 4],
    [1, 2, 5],
    [3, 4, 6],
  ].map((goals) => ({ goals: new Set(goals.map(String)), cost: goals.length }));
  expect(greedyCover(sets)).toEqual([sets[1], sets[2]]);
});
