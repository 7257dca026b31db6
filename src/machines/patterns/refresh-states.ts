import { silentProblem } from '#api/problem.ts';
import { failure } from './params.ts';

/** A call that reads what is shown, and where it leads. */
type Read = {
  src: string;
  input: (args: never) => unknown;
  onDone: unknown;
  /** What a failure may come to besides; else what was shown before stays. */
  refusals: readonly unknown[];
};

/** Keeps why there is nothing to show: the problem of a failure, or that nobody answered. */
export const keepProblem = { type: 'keepProblem', params: failure } as const;
export const keepSilence = {
  type: 'keepProblem',
  params: () => ({ problem: silentProblem('unanswered') }),
} as const;

const invokeOf = <const Call extends Read>(call: Call) => ({
  src: call.src as Call['src'],
  input: call.input as Call['input'],
  onDone: call.onDone as Call['onDone'],
});

/** The states inside `failed`: it tries again by itself, and its reason stays until there is an answer. */
export const recoveringStates = <const Call extends Read>(call: Call) =>
  ({
    told: { on: { 'refresh.due': 'recovering' } },
    recovering: {
      description: 'Tries again by itself; the reason stays until there is an answer.',
      invoke: {
        ...invokeOf(call),
        onError: [...(call.refusals as Call['refusals']), { target: 'told', actions: keepProblem }],
      },
      after: { timeout: 'told' },
    },
  }) as const;

/** The states inside what is shown, which stays whatever a refresh brings; people are told of the first that fails alone. */
export const refreshStates = <const Call extends Read>(call: Call) =>
  ({
    fresh: {
      description: 'What is shown is what the server said last.',
      on: { 'refresh.due': 'refreshing' },
    },
    refreshing: {
      description: 'The same is asked again, unseen.',
      invoke: {
        ...invokeOf(call),
        onError: [...(call.refusals as Call['refusals']), { target: 'stale', actions: 'warn' }],
      },
      after: { timeout: { target: 'stale', actions: 'warn' } },
    },
    stale: {
      description: 'The last refresh failed: what is shown may be out of date, and people have been told.',
      on: { 'refresh.due': 'retrying' },
    },
    retrying: {
      description: 'Another refresh, of which nobody is told a second time if it fails.',
      invoke: { ...invokeOf(call), onError: [...(call.refusals as Call['refusals']), { target: 'stale' }] },
      after: { timeout: 'stale' },
    },
  }) as const;
