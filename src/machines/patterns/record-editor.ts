import { assign, type EventObject } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { serverNow } from '#browser/clock.ts';
import type { DraftKey } from '#browser/drafts.ts';
import { randomKey } from '#browser/random.ts';
import { clearDraft, writeDraft } from '#browser/storage.ts';
import { conflicts, draftOf, merged, rebased, type MergeRules } from '#domain/editing/merge.ts';
import { failure } from './params.ts';

/** What is wrong with a field, as people read it. */
export type FieldFault<Field extends string = string> = { field: Field; text: string };

/** A record as it was read: what its form holds, and what else is known of it. */
export type RecordRead<Form extends object, Known extends { version: string }> = { form: Form; known: Known };

/** What every editor of a record knows; a feature adds its own. */
export type RecordContext<Form extends object, Known extends { version: string }> = {
  /** Who types; null keeps no draft. */
  typedBy: number | null;
  /** What is known of the record besides its form; null for a new one. */
  known: Known | null;
  /** What is typed over; after a conflict with a draft, still the old values of the contested fields. */
  saved: Form;
  form: Form;
  /** What is saved by now, where it is not what is typed over. */
  theirs: RecordRead<Form, Known> | null;
  /** The instant of the last change of a draft that came back, until somebody keeps or discards it. */
  restoredFrom: string | null;
  fault: FieldFault | null;
  refusal: string | null;
  /** Under which a new record is sent, so that one sent twice is made once. */
  key: string;
};

export type RecordEvent =
  | { type: 'submit' }
  | { type: 'back' }
  | { type: 'keep.draft' }
  | { type: 'discard.draft' }
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'leave' }
  | { type: 'stay' }
  | { type: 'retry' }
  | { type: 'hold' }
  | { type: 'release' };

/** What an editor has to know of its record. */
export type RecordRules<Form extends object, Context> = MergeRules<Form> & {
  /** Where what is typed is kept in the tab. */
  draftName: (context: Context) => string;
  /** The first rule that is broken. */
  findFault: (context: Context) => FieldFault | null;
  /** Of the fields that a refusal names, the one that the form can show. */
  fieldOf: (field: string) => string | null;
  /** What of a form may be kept in the tab: all but secrets. */
  withoutSecrets?: (form: Form) => Form;
};

/** The context of an editor before anything was read. */
export function recordContext<Form extends object>(typedBy: number | null, blank: Form) {
  return {
    typedBy,
    known: null,
    saved: blank,
    form: blank,
    theirs: null,
    restoredFrom: null,
    fault: null,
    refusal: null,
    key: randomKey(),
  };
}

/** The form after a change, under another key: what is sent now is not what was sent before. */
export const changedForm = <Form extends object>(form: Form): { form: Form; key: string } => ({
  form,
  key: randomKey(),
});

/** Whose draft of which form is looked for. */
export const draftKey = <Context extends { typedBy: number | null }>(
  context: Context,
  { draftName }: { draftName: (context: Context) => string },
): DraftKey => ({ userId: context.typedBy ?? 'visitor', form: draftName(context) });

type NoParams = undefined;
type Fields = Readonly<Record<string, string>>;

const namedField = (fields: Fields, fieldOf: (field: string) => string | null): FieldFault | null => {
  for (const [name, text] of Object.entries(fields)) {
    const field = fieldOf(name);
    if (field !== null) return { field, text };
  }
  return null;
};

/** The actions and guards of an editor; its states stand in `recordStates`. */
export function recordEditor<
  Form extends object,
  Known extends { version: string },
  Context extends RecordContext<Form, Known>,
  Event extends EventObject,
>(rules: RecordRules<Form, Context>) {
  type Read = RecordRead<Form, Known>;
  const assignTo = <Params>(set: (context: Context, params: Params) => Partial<RecordContext<Form, Known>>) =>
    assign<Context, Event, Params, Event, never>(
      ({ context }, params) => set(context, params) as Partial<Context>,
    );
  const merge = ({ form, saved, known }: Context, theirs: Read | null, stays: 'mine' | 'theirs') =>
    theirs === null
      ? { form, saved, known }
      : {
          form: merged({ form, saved, theirs: theirs.form }, rules, stays),
          saved: theirs.form,
          known: theirs.known,
          theirs: null,
        };
  const rebase = ({ saved, known }: Context, draft: unknown) =>
    rebased(draft, { form: saved, version: known?.version ?? '' }, rules);
  const actions = {
    setRecord: assignTo<Read | null>((_, read) =>
      read === null ? {} : { ...read, saved: read.form, theirs: null },
    ),
    layDraft: assignTo<{ draft: unknown }>((context, { draft }) => {
      const { saved, known } = context;
      const laid = rebase(context, draft);
      if (laid === null) return {};
      return {
        form: laid.form,
        saved: laid.saved,
        known: known && { ...known, version: laid.version },
        theirs: known && { form: saved, known },
        restoredFrom: laid.at,
      };
    }),
    keepRestored: assignTo<NoParams>(() => ({ restoredFrom: null })),
    // What is saved by now is begun with again, whoever has saved it.
    discardRestored: assignTo<NoParams>(({ theirs, saved, known }) => {
      const last = theirs ?? { form: saved, known };
      return {
        ...changedForm(last.form),
        saved: last.form,
        known: last.known,
        theirs: null,
        restoredFrom: null,
      };
    }),
    setTheirs: assignTo<Read | null>((_, theirs) => ({ theirs })),
    mergeRead: assignTo<Read | null>((context, theirs) => merge(context, theirs, 'mine')),
    mergeMine: assignTo<NoParams>((context) => merge(context, context.theirs, 'mine')),
    mergeTheirs: assignTo<NoParams>((context) => merge(context, context.theirs, 'theirs')),
    storeDraft: ({ context }: { context: Context }) => {
      const { typedBy, form, saved, known } = context;
      if (typedBy === null) return;
      const { withoutSecrets = (all: Form): Form => all } = rules;
      const at = new Date(serverNow()).toISOString();
      const versions = {
        form: withoutSecrets(form),
        saved: withoutSecrets(saved),
        version: known?.version ?? '',
        at,
      };
      writeDraft(typedBy, rules.draftName(context), draftOf(versions, rules));
    },
    dropDraft: ({ context }: { context: Context }) => {
      if (context.typedBy !== null) clearDraft(context.typedBy, rules.draftName(context));
    },
    findFault: assignTo<NoParams>((context) => ({ fault: rules.findFault(context) })),
    setFault: assignTo<{ problem: ProblemData }>((_, { problem }) => ({
      fault: namedField(problem.fields, rules.fieldOf),
    })),
    setRefusal: assignTo<{ problem: ProblemData }>((_, { problem }) => ({ refusal: problemText(problem) })),
    clearMessages: assignTo<NoParams>(() => ({ fault: null, refusal: null })),
  };
  const guards = {
    hasFault: ({ context }: { context: Context }) => rules.findFault(context) !== null,
    hasChanges: ({ context: { form, saved } }: { context: Context }) =>
      rules.differences(form, saved).length > 0,
    isRead: (_: unknown, read: Read | null) => read !== null,
    hasConflict: ({ context: { form, saved } }: { context: Context }, read: Read | null) =>
      read !== null && conflicts({ form, saved, theirs: read.form }, rules).length > 0,
    isRestored: ({ context }: { context: Context }) => context.restoredFrom !== null,
    hasDraft: ({ context }: { context: Context }, { draft }: { draft: unknown }) =>
      context.typedBy !== null && rebase(context, draft) !== null,
    namesField: (_: unknown, { problem }: { problem: ProblemData }) =>
      namedField(problem.fields, rules.fieldOf) !== null,
    isVersionConflict: (_: unknown, { problem }: { problem: ProblemData }) => problem.status === 412,
  };
  return { actions, guards };
}

/** The fields that both sides have changed, and what both have; null where nobody else has saved meanwhile. */
export function contested<Form extends object>(
  { form, saved, theirs }: { form: Form; saved: Form; theirs: { form: Form } | null },
  rules: MergeRules<Form>,
): { fields: (keyof Form & string)[]; mine: Form; theirs: Form } | null {
  if (theirs === null) return null;
  return { fields: conflicts({ form, saved, theirs: theirs.form }, rules), mine: form, theirs: theirs.form };
}

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

const submitted = [
  { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
  { guard: 'isNew', target: 'adding', actions: 'clearMessages' },
  { target: 'updating', actions: 'clearMessages' },
] as const;

/** What can be done while a record is edited; a feature adds how its fields change. */
export const recordEvents = {
  submit: submitted,
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

/** What is said while a record is edited; how long a refusal stays is the feature's. */
export const recordMessages = {
  clear: { description: 'No validation error is shown.', entry: 'clearMessages' },
  faulty: { description: 'The first rule that was broken stands under its field, until it is changed.' },
} as const;

/** A refusal that stays until something is changed. */
export const stayingRefusal = { description: 'Says why the server refused; what was typed stays.' } as const;

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

const recalled = ({ event }: { event: { output: unknown } }) => ({ draft: event.output });
