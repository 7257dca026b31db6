import { describe, expect, it } from 'vitest';
import { assign, emit, setup } from 'xstate';
import { defineModel } from '#model-testing/model.ts';
import { tryMutant } from '#model-testing/mutant-trial.ts';
import { mutantsOf } from '#model-testing/mutants.ts';
import { plan } from '#model-testing/plan.ts';

const machine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'knock' } | { type: 'shut' },
    emitted: {} as { type: 'opened' },
  },
  guards: { isPatient: ({ context }) => context.tries > 0 },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    tell: emit({ type: 'opened' }),
    rest: assign({}),
  },
  delays: { draught: 500 },
}).createMachine({
  id: 'door',
  context: { tries: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        knock: [{ guard: 'isPatient', target: 'open', actions: 'tell' }, { actions: ['count', 'rest'] }],
      },
    },
    open: { after: { draught: 'closed' }, on: { shut: 'closed' } },
  },
});

const outside = { kind: 'outside' } as const;
const model = defineModel(machine, {
  identity: ({ tries }) => tries > 0,
  controls: { knock: outside, shut: outside },
});
const { paths } = plan(model);
const mutants = mutantsOf(machine, 7);
const verdicts = await Promise.all(mutants.map((mutant) => tryMutant(model, paths, mutant)));
const resultsOf = (kind: string) =>
  verdicts
    .filter((one) => one.kind === kind)
    .map(({ mutant, result }) => [mutant.split(': ').at(-1), result]);

describe('faults planted in a machine', () => {
  it('are of every kind, and the same for the same seed', () => {
    expect(new Set(mutants.map(({ kind }) => kind)).size).toBe(5);
    expect(mutantsOf(machine, 7).map(({ id }) => id)).toEqual(mutants.map(({ id }) => id));
  });

  it('leave the machine itself as it was', () => {
    expect(plan(model).paths.map(({ id }) => id)).toEqual(paths.map(({ id }) => id));
  });

  it.each(['dropped transition', 'swapped target', 'negated guard', 'wrong delay'])(
    'are found by the paths: a %s',
    (kind) => {
      const results = resultsOf(kind);
      expect(results.length).toBeGreaterThan(0);
      expect(results.filter(([, result]) => result !== 'killed')).toEqual([]);
    },
  );

  it('are found where something is not told to others any more', () => {
    expect(resultsOf('lost action')).toContainEqual(['tell is not done', 'killed']);
    expect(resultsOf('lost action')).toContainEqual(['count is not done', 'killed']);
  });

  it('are no faults where the machine does the same without what was lost', () => {
    expect(resultsOf('lost action')).toContainEqual(['rest is not done', 'equivalent']);
  });
});

describe('a path suite that is too small', () => {
  it('lets a fault live, and the verdict says where the machine does otherwise', async () => {
    const mutant = mutants.find(({ kind }) => kind === 'wrong delay');
    if (!mutant) throw new Error('There is no fault of a delay.');
    const short = paths.map((path) => ({ ...path, steps: path.steps.slice(0, 1) }));
    const verdict = await tryMutant(model, short, mutant);
    expect(verdict.result).toBe('survived');
    expect(verdict.difference).toMatch(/knock in closed|after \d+ ms in open/);
  });
});

it('are found where the machine leads itself on for ever', async () => {
  const route = setup({}).createMachine({
    id: 'route',
    initial: 'outside',
    states: { outside: { always: 'inside' }, inside: {} },
  });
  const model = defineModel(route, {});
  const swapped = mutantsOf(route).find(({ kind }) => kind === 'swapped target');
  expect(swapped?.text).toBe('it leads to route.outside instead of route.inside');
  const verdict = swapped && (await tryMutant(model, plan(model).paths, swapped));
  expect(verdict?.result).toBe('killed');
});
