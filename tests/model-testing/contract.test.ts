import {
  createActor,
  createMachine,
  fromPromise,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate';
import { describe, expect, test } from 'vitest';
import xstate from 'xstate/package.json' with { type: 'json' };

const machine = createMachine({
  id: 'm',
  initial: 'a',
  on: { ignored: {} },
  states: {
    a: {
      invoke: { id: 'job', src: fromPromise(() => new Promise(() => {})), onDone: 'b', onError: 'b' },
      after: { 5: 'b' },
      on: { go: [{ guard: () => false, target: 'a' }, { target: 'b' }], 'part.*': 'b' },
    },
    b: { always: 'c' },
    c: { type: 'final' },
  },
});

function run() {
  const seen: InspectionEvent[] = [];
  const actor = createActor(machine, { inspect: (event) => void seen.push(event) });
  return { actor: actor.start(), seen };
}

describe('the parts of xstate that only its types promise', () => {
  test('the version is the one that these were measured on', () => {
    expect(xstate.version).toBe('5.33.3');
  });

  test('a snapshot lists its active nodes in _nodes, the root included', () => {
    const snapshot: AnyMachineSnapshot = run().actor.getSnapshot();
    expect(snapshot._nodes.map(({ id }) => id)).toEqual(['m', 'm.a']);
  });

  test('ownEvents holds events, ends of actors and delays, but nothing that only forbids', () => {
    expect(machine.root.ownEvents).toEqual([]);
    expect(machine.states['a']?.ownEvents).toEqual([
      'go',
      'part.*',
      'xstate.done.actor.job',
      'xstate.error.actor.job',
      'xstate.after.5.m.a',
    ]);
  });

  test('node.transitions and node.always hold the transition objects, with source, target and event type', () => {
    const [, second] = machine.states['a']?.transitions.get('go') ?? [];
    expect(second).toMatchObject({ eventType: 'go', reenter: false, actions: [] });
    expect(second?.source.id).toBe('m.a');
    expect(second?.target?.map(({ id }) => id)).toEqual(['m.b']);
    expect(machine.states['b']?.always?.map(({ eventType }) => eventType)).toEqual(['']);
  });

  test('getTransitionData names the transitions that an event selects, as the same objects', () => {
    const { actor } = run();
    const [selected] = machine.getTransitionData(actor.getSnapshot(), { type: 'go' });
    expect(selected).toBe(machine.states['a']?.transitions.get('go')?.[1]);
  });

  test('a microstep tells its _transitions, those of always too, and the snapshot after it', () => {
    const { actor, seen } = run();
    actor.send({ type: 'go' });
    const steps = seen.filter((event) => event.type === '@xstate.microstep');
    expect(steps.map(({ _transitions }) => _transitions.map(({ eventType }) => eventType))).toEqual([
      ['go'],
      [''],
    ]);
    expect(steps.map(({ snapshot }) => (snapshot as AnyMachineSnapshot).value)).toEqual(['b', 'c']);
  });

  test('an actor shows its logic to an inspector, and a child its src and parent', () => {
    const { actor, seen } = run();
    const shown = seen.filter((event) => event.type === '@xstate.snapshot').map(({ actorRef }) => actorRef);
    expect(shown).toContain(actor);
    expect(actor.logic).toBe(machine);
    const job = actor.getSnapshot().children['job'];
    expect(job?.src).toBe('xstate.invoke.0.m.a');
    expect(job?._parent).toBe(actor);
  });

  test('a delayed transition is a raise with the event type as id, and leaving cancels it', () => {
    const actions: { type: string; params: unknown }[] = [];
    const actor = createActor(machine, {
      inspect: (event) => void (event.type === '@xstate.action' && actions.push(event.action)),
    }).start();
    actor.send({ type: 'go' });
    expect(actions.filter(({ type }) => ['xstate.raise', 'xstate.cancel'].includes(type))).toMatchObject([
      {
        type: 'xstate.raise',
        params: { id: 'xstate.after.5.m.a', delay: 5, event: { type: 'xstate.after.5.m.a' } },
      },
      { type: 'xstate.cancel', params: { sendId: 'xstate.after.5.m.a' } },
    ]);
  });
});
