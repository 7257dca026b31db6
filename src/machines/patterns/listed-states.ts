import { confirmedAction } from './confirmed-action.ts';
import { answered, failure, reason, said } from './params.ts';

type Invoked = { src: string; input: (args: never) => unknown };

/** What the states of listed records are made of: their calls, and what a feature does besides. */
export type ListedCalls = {
  list: Invoked;
  create: Invoked;
  update: Invoked;
  /** What is done once a record is added or changed. */
  saved: readonly unknown[];
  /** What is done besides when someone else was first: they have changed it, it is gone, or theirs is taken. */
  changed: readonly unknown[];
  gone: readonly unknown[];
  taken: readonly unknown[];
};

/** Back to the list, with the reason why nothing was done. */
export const backWithReason = {
  target: 'loading',
  actions: { type: 'tellFailure', params: reason },
} as const;

/** Back to the dialog, with the reason at the field that the server names. */
const refusedEntry = {
  target: 'entering.refused',
  actions: { type: 'keepRefusal', params: failure },
} as const;

/** Back to the list, which is read again, with what the server says of what was done. */
const told = <const Actions extends readonly unknown[]>(actions: Actions) =>
  ({
    target: 'loading',
    actions: [...actions, { type: 'tellSuccess', params: said }],
  }) as const;

/** The states around `shown` and `entering` of records that are listed on a page, and each edited in its dialog. */
export const listedStates = <const Calls extends ListedCalls>(calls: Calls) =>
  ({
    adding: {
      description: 'The new record is on its way, under a key that makes it once.',
      tags: 'busy',
      invoke: {
        src: calls.create.src as Calls['create']['src'],
        input: calls.create.input as Calls['create']['input'],
        onDone: told(calls.saved as Calls['saved']),
        onError: refusedEntry,
      },
    },
    updating: {
      description: 'The change is on its way, with the version that it was made on.',
      tags: 'busy',
      invoke: {
        src: calls.update.src as Calls['update']['src'],
        input: calls.update.input as Calls['update']['input'],
        onDone: told(calls.saved as Calls['saved']),
        onError: [
          { guard: { type: 'isChangedMeanwhile', params: failure }, target: 'comparing' },
          refusedEntry,
        ],
      },
    },
    comparing: {
      description: 'Someone else was first: the records are read as they have left them.',
      tags: 'busy',
      invoke: {
        src: calls.list.src as Calls['list']['src'],
        input: calls.list.input as Calls['list']['input'],
        onDone: [
          {
            guard: { type: 'isThere', params: answered },
            target: 'resolvingConflict',
            actions: [
              ...(calls.changed as Calls['changed']),
              { type: 'keep', params: answered },
              { type: 'keepTheirs', params: answered },
            ],
          },
          { target: 'loading', actions: [...(calls.gone as Calls['gone']), 'tellGone'] },
        ],
        onError: refusedEntry,
      },
    },
    resolvingConflict: {
      description: 'Both are shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': { target: 'updating', actions: 'answerTheirs' },
        'take.theirs': {
          target: 'entering',
          actions: ['answerTheirs', 'takeTheirs', ...(calls.taken as Calls['taken'])],
        },
        stay: 'entering',
      },
    },
  }) as const;

/** Asks before a listed record is deleted, of the version that was read; `removed` is done besides once it is. */
export const confirmedDelete = <const Call extends Invoked, const Removed extends readonly unknown[]>(
  call: Call,
  removed: Removed,
) =>
  confirmedAction({
    asking: 'confirmingDelete',
    asks: 'Asks before a record is deleted.',
    back: { cancel: 'shown' },
    doing: 'removing',
    does: 'The record is being deleted, of the version that was read.',
    invoke: { ...call, onDone: told(removed), onError: backWithReason },
  });
