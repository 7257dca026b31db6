import { createMachine, setup, assign, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel, type Model } from '#model-testing/model.ts';
import type { Path } from '#model-testing/path.ts';
import { plan } from '#model-testing/plan.ts';
import { bareDriver } from '#model-testing/replay-bare.ts';
import { replay, replayResult, ReplayError, type Driver } from '#model-testing/replay.ts';
import { emailCodeMachine, emailCodeModel } from './machines/email-code.ts';

type Config = { [key: string]: unknown };

/** The machine with one place of its configuration changed, given by its path. */
function changed(place: readonly string[], change: (old: unknown) => unknown): AnyStateMachine {
  const set = (node: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return change(node);
    const copy: Config = { ...(node as Config) };
    copy[key] = set(copy[key], rest);
    return copy;
  };
  return createMachine(
    set(emailCodeMachine.config, place) as Config,
    emailCodeMachine.implementations as never,
  );
}

async function failuresOn(machine: AnyStateMachine): Promise<readonly string[]> {
  const results = plan(emailCodeModel).paths.map((path) =>
    replayResult(path, 'bare', () => bareDriver(path, { machine })),
  );
  return (await Promise.all(results)).flatMap(({ error }) => error ?? []);
}

describe('a machine that is not the planned one is caught', () => {
  test('while the planned one passes', async () => {
    expect(await failuresOn(emailCodeMachine)).toEqual([]);
  });

  test.each<readonly [string, AnyStateMachine, string]>([
    [
      'a dropped transition',
      changed(['states', 'code', 'on', 'email.edit'], () => undefined),
      'whether it takes "email.edit"',
    ],
    ['a swapped target', changed(['states', 'unsent', 'on', 'retry'], () => 'editing'), 'state'],
    ['a lost action', changed(['states', 'sending', 'entry'], () => []), 'context'],
    ['a lost tag', changed(['states', 'sending', 'tags'], () => []), 'tags'],
    [
      'a state that is final no more',
      changed(['states', 'verified', 'type'], () => undefined),
      'status active',
    ],
    [
      'a guard that says the opposite',
      emailCodeMachine.provide({ guards: { isEmail: () => false } }),
      'takes "submit"',
    ],
    [
      'a wrong delay',
      emailCodeMachine.provide({ delays: { ttl: 30_000 } }),
      'after 30000 ms instead of 300000 ms',
    ],
    [
      'a timer that is gone',
      changed(['states', 'code', 'states', 'entering', 'after'], () => ({})),
      'No timer is pending',
    ],
    [
      'an actor that is not run',
      changed(['states', 'sending', 'invoke', 'src'], () => 'verifyCode'),
      'No actor "sendCode" is running',
    ],
    [
      'an action that throws',
      changed(['states', 'sending', 'entry'], () => () => {
        throw new Error('no storage here');
      }),
      'status error (Error: no storage here)',
    ],
  ])('%s', async (_what, machine, message) => {
    expect((await failuresOn(machine)).join('\n')).toContain(message);
  });
});

describe('what a failed replay says', () => {
  const path = plan({ ...emailCodeModel, endsEarly: true }).paths.find(
    ({ steps }) => steps.length > 5,
  ) as Path;
  const wrong = emailCodeMachine.provide({ guards: { isComplete: () => false } });

  test('path, step, what was expected, what was seen and how to replay it alone, but no secret', async () => {
    const error: unknown = await replay(path, bareDriver(path, { machine: wrong })).catch(
      (cause: unknown) => cause,
    );
    expect(error).toBeInstanceOf(ReplayError);
    const { message, step } = error as ReplayError;
    expect(step).toBe(4);
    expect(message).toContain(`Path ${path.id} of "emailCode" fails at step 4 of ${path.steps.length}.`);
    expect(message).toContain('  ✓ 3. sendCode: sent → code.entering');
    expect(message).toContain('  ✗ 4. code.changed {"code":"•••"} → code.entering');
    expect(message).toContain(
      'Expected: code.entering {"attempts":0,"code":"•••","email":"ada@example.com","problem":null}',
    );
    expect(message).toContain('Seen: code.entering');
    expect(message).toContain('differs in whether it takes "submit"');
    expect(message).toContain(`Replay it alone: replay(pathById(plan(model), '${path.id}'), driver)`);
    expect(message).not.toContain('123456');
  });

  test('the hint of the product takes the place of the kit’s', async () => {
    const hint = ({ id }: Path) => `npm run paths -- --path ${id}`;
    const result = replay(path, bareDriver(path, { machine: wrong }), { hint });
    await expect(result).rejects.toThrow(`Replay it alone: npm run paths -- --path ${path.id}`);
  });

  test('a start that is wrong fails at step 0', async () => {
    const machine = changed(['initial'], () => 'unsent');
    const result = await replayResult(path, 'bare', () => bareDriver(path, { machine }));
    expect(result).toMatchObject({
      machine: 'emailCode',
      path: path.id,
      level: 'bare',
      ok: false,
      failedStep: 0,
    });
  });
});

describe('replay', () => {
  const [path] = plan(emailCodeModel).paths as [Path];

  test('checks at the start and after every step, tells the steps as they hold, and stops the driver', async () => {
    const calls: string[] = [];
    const note = (name: string) => () => void calls.push(name);
    const driver: Driver = {
      send: note('send'),
      settle: note('settle'),
      advance: note('advance'),
      check: note('check'),
      stop: note('stop'),
    };
    const held: number[] = [];
    await replay(path, driver, { onStep: (number) => void held.push(number) });
    const doing = path.steps.flatMap(({ kind }) => [
      { event: 'send', timer: 'advance', settle: 'settle', callback: 'settle' }[kind],
      'check',
    ]);
    expect(calls).toEqual(['check', ...doing, 'stop']);
    expect(held).toEqual([0, ...path.steps.map((_step, index) => index + 1)]);
  });

  test('stops the driver after a failure too', async () => {
    let stopped = false;
    const driver = {
      ...bareDriver(path),
      send: () => Promise.reject(new Error('no such button')),
      stop: () => void (stopped = true),
    };
    await expect(replay(path, driver)).rejects.toThrow('Seen: no such button');
    expect(stopped).toBe(true);
  });

  test('an invariant that breaks fails at the step that breaks it', async () => {
    const invariants: Model['invariants'] = { 'one attempt only': ({ context }) => context['attempts'] < 1 };
    const model = { ...emailCodeModel, invariants };
    const broken = plan(model).paths.map((candidate) =>
      replayResult(candidate, 'bare', () => bareDriver(candidate)),
    );
    const errors = (await Promise.all(broken)).flatMap(({ error }) => error ?? []);
    expect(errors.join('\n')).toMatch(
      /✗ 6\. verifyCode: wrong[^]*The invariant "one attempt only" does not hold in code\.entering/,
    );
  });

  test('context that differs from run to run is left out where the model says so', async () => {
    let serial = 0;
    const machine = setup({
      types: { context: {} as { id: number; open: boolean }, events: {} as { type: 'open' } },
    }).createMachine({
      id: 'draft',
      context: { id: 0, open: false },
      on: { open: { actions: assign({ id: () => ++serial, open: true }) } },
    });
    const controls = { open: { role: 'button', name: 'Open' } };
    const run = async (model: Model) => {
      for (const each of plan(model).paths) await replay(each, bareDriver(each));
    };
    await expect(run(defineModel(machine, { controls }))).rejects.toThrow('differs in context');
    await run(defineModel(machine, { controls, volatile: ['id'] }));
  });
});
