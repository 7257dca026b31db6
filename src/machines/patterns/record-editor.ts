import { assign, type EventObject } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { serverNow } from '#browser/clock.ts';
import { clearDraft, writeDraft } from '#browser/storage.ts';
import { conflicts, draftOf, merged, rebased } from '#domain/editing/merge.ts';
import { namedField } from './named-field.ts';
import {
  changedForm,
  lineFault,
  type RecordContext,
  type RecordRead,
  type RecordRules,
} from './record-context.ts';

type NoParams = undefined;

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
  const faultOf = (context: Context) => rules.findFault(context) ?? lineFault(context, rules);
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
    // Starts again from the version that is saved now.
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
    findFault: assignTo<NoParams>((context) => ({ fault: faultOf(context) })),
    setFault: assignTo<{ problem: ProblemData }>((_, { problem }) => ({
      fault: namedField(problem.fields, rules.fieldOf),
    })),
    setRefusal: assignTo<{ problem: ProblemData }>((_, { problem }) => ({ refusal: problemText(problem) })),
    clearMessages: assignTo<NoParams>(() => ({ fault: null, refusal: null })),
  };
  const guards = {
    hasFault: ({ context }: { context: Context }) => faultOf(context) !== null,
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
