import type { DraftKey } from '#browser/drafts.ts';
import { submitRecord } from './form-messages.ts';
import { failure } from './params.ts';

const recalled = ({ event }: { event: { output: unknown } }) => ({ draft: event.output });

type Invoked = { src: string; input: (args: never) => unknown };

/** What the states of an editor are made of: its calls, and how an answer reads as the record. */
export type RecordCalls = {
  load: Invoked;
  create: Invoked;
  update: Invoked;
  draft: (args: never) => DraftKey;
  /** Null where the answer does not have the record, or not for this caller. */
  read: (args: never) => unknown;
  /** What is done once the record is saved. */
  saved: { target: string; actions: unknown };
};

/** A refusal goes to its field where the form has it, else to a banner. */
export const recordRefused = [
  {
    guard: { type: 'namesField', params: failure },
    target: 'editing.faulty',
    actions: { type: 'setFault', params: failure },
  },
  { target: 'editing.refused', actions: { type: 'setRefusal', params: failure } },
] as const;

/** What can be done while a record is edited; a feature adds how its fields change. */
export const recordEvents = {
  submit: submitRecord,
  back: [{ guard: 'hasChanges', target: 'leaving' }, { target: 'left' }],
  'keep.draft': { guard: 'isRestored', actions: 'keepRestored' },
  'discard.draft': { guard: 'isRestored', target: '.clear', actions: ['discardRestored', 'dropDraft'] },
} as const;

/** The same for a record that is always there, such as the rules of a club. */
export const standingRecordEvents = {
  ...recordEvents,
  submit: [
    { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
    { target: 'updating', actions: 'clearMessages' },
  ],
} as const;

/** The states around `editing`, from reading the record to leaving it. */
export const recordStates = <const Calls extends RecordCalls>(calls: Calls) =>
  ({
    deciding: { always: [{ guard: 'isNew', target: 'recalling' }, { target: 'loading' }] },
    loading: {
      description: 'The record is read from the server.',
      tags: 'busy',
      invoke: {
        src: calls.load.src as Calls['load']['src'],
        input: calls.load.input as Calls['load']['input'],
        onDone: [
          {
            guard: { type: 'isRead', params: calls.read as Calls['read'] },
            target: 'recalling',
            actions: { type: 'setRecord', params: calls.read as Calls['read'] },
          },
          { target: 'failed', actions: 'setMissing' },
        ],
        onError: { target: 'failed', actions: { type: 'setRefusal', params: failure } },
      },
    },
    failed: {
      description: 'The record could not be read, or is not to be changed; it can be tried again.',
      on: { retry: { target: 'loading', actions: 'clearMessages' } },
    },
    recalling: {
      description: 'Looks for what was typed in this tab before and not saved.',
      tags: 'busy',
      invoke: {
        src: 'recallDraft',
        input: calls.draft as Calls['draft'],
        onDone: [
          {
            guard: { type: 'hasDraft', params: recalled },
            target: 'editing',
            actions: { type: 'layDraft', params: recalled },
          },
          { target: 'editing' },
        ],
        onError: 'editing',
      },
    },
    adding: {
      description: 'The new record is on its way, under a key that makes it once.',
      tags: 'busy',
      invoke: {
        src: calls.create.src as Calls['create']['src'],
        input: calls.create.input as Calls['create']['input'],
        onDone: calls.saved as Calls['saved'],
        onError: recordRefused,
      },
    },
    updating: {
      description: 'The changes are on their way, with the version that they were made on.',
      tags: 'busy',
      invoke: {
        src: calls.update.src as Calls['update']['src'],
        input: calls.update.input as Calls['update']['input'],
        onDone: calls.saved as Calls['saved'],
        onError: [
          { guard: { type: 'isVersionConflict', params: failure }, target: 'comparing' },
          ...recordRefused,
        ],
      },
    },
    comparing: {
      description:
        'Someone else was first: what they have saved is read. Fields that one side alone changed merge.',
      tags: 'busy',
      invoke: {
        src: calls.load.src as Calls['load']['src'],
        input: calls.load.input as Calls['load']['input'],
        onDone: [
          {
            guard: { type: 'hasConflict', params: calls.read as Calls['read'] },
            target: 'resolvingConflict',
            actions: { type: 'setTheirs', params: calls.read as Calls['read'] },
          },
          {
            guard: { type: 'isRead', params: calls.read as Calls['read'] },
            target: 'updating',
            actions: { type: 'mergeRead', params: calls.read as Calls['read'] },
          },
          { target: 'editing.refused', actions: 'setMissing' },
        ],
        onError: { target: 'editing.refused', actions: { type: 'setRefusal', params: failure } },
      },
    },
    resolvingConflict: {
      description: 'What both have changed is shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': { target: 'updating', actions: 'mergeMine' },
        'take.theirs': { target: 'editing', actions: ['mergeTheirs', 'storeDraft'] },
        stay: 'editing',
      },
    },
    leaving: {
      description: 'Asks before what was typed is lost.',
      on: { leave: 'left', stay: 'editing' },
    },
    left: { type: 'final', entry: ['dropDraft', 'tellLeft'] },
  }) as const;

/** The states of an editor whose record is always there, from `loading` on: none is ever added. */
export function standingRecordStates<const Calls extends Omit<RecordCalls, 'create'>>(calls: Calls) {
  const {
    deciding: _deciding,
    adding: _adding,
    ...states
  } = recordStates({ ...calls, create: calls.update });
  return states;
}
