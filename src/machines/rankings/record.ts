import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import {
  createRankingRecord,
  deleteRankingRecord,
  readRankingRecord,
  updateRankingRecord,
  type RecordAddress,
  type RecordAnswer,
  type RecordChoice,
} from '#api/ranking-records.ts';
import { recallDraft } from '#browser/drafts.ts';
import {
  blankRecord,
  findRecordFault,
  recordDifferences,
  type RecordForm,
} from '#domain/rankings/record-form.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { formMessages, stayingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
import { thisYear } from './office.ts';
import {
  changedForm,
  draftKey,
  recordContext,
  type RecordContext,
  type RecordEvent,
} from '#machines/patterns/record-context.ts';
import { recordEditor } from '#machines/patterns/record-editor.ts';
import { recordEvents, recordStates } from '#machines/patterns/record-states.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type { RecordAddress } from '#api/ranking-records.ts';

export type KnownRecord = { version: string; name: string; choices: RecordChoice[] };

export type RankingRecordContext = RecordContext<RecordForm, KnownRecord> & RecordAddress;

export type RankingRecordEvent =
  | RecordEvent
  | { type: 'changed'; change: Partial<RecordForm> }
  | { type: 'remove' }
  | { type: 'confirm' }
  | { type: 'cancel' };

export type RankingRecordEmitted = { type: 'left' } | Telling;

/** What the editor knows of a record. */
export const rankingRecordRules = {
  differences: recordDifferences,
  lines: ['name'] as const,
  draftName: ({ kind, clubId, id, discipline }: RankingRecordContext): string =>
    `${kind}-${clubId}-${id ?? 'new'}${kind === 'rating' ? `-${discipline}` : ''}`,
  findFault: ({ kind, form, discipline }: RankingRecordContext) => {
    const fault = findRecordFault(kind, form, discipline);
    return fault && { field: fault.field, text: words.faults[fault.code] };
  },
  fieldOf: (field: string) => (field in blankRecord(2022) ? field : null),
};

const { actions, guards } = recordEditor<RecordForm, KnownRecord, RankingRecordContext, RankingRecordEvent>(
  rankingRecordRules,
);

const read = ({ event: { output } }: { event: { output: RecordAnswer } }) =>
  output && {
    form: { ...blankRecord(thisYear()), ...output.form },
    known: { version: output.version, name: output.name, choices: output.choices },
  };

type In = { context: RankingRecordContext };

const addressOf = ({ context: { kind, clubId, id, discipline } }: In): RecordAddress => ({
  kind,
  clubId,
  id,
  discipline,
});
const sent = (args: In) => {
  const { form, saved, known, key } = args.context;
  return { ...addressOf(args), form, saved, version: known?.version ?? '', key };
};

// A new record needs what can be chosen in it, so that it is read as well.
const { deciding: _deciding, ...editorStates } = recordStates({
  load: { src: 'readRankingRecord', input: addressOf },
  create: { src: 'createRankingRecord', input: sent },
  update: { src: 'updateRankingRecord', input: sent },
  draft: ({ context }: In) => draftKey(context, rankingRecordRules),
  read,
  saved: { target: 'left', actions: { type: 'tellSuccess', params: said } },
});

/** A ranking, a level, a category, or the rating of a member: added, changed or deleted. */
export const rankingRecordMachine = setup({
  types: {
    context: {} as RankingRecordContext,
    events: {} as RankingRecordEvent,
    emitted: {} as RankingRecordEmitted,
    input: {} as RecordAddress & { typedBy?: number },
    tags: {} as 'busy',
  },
  actors: {
    readRankingRecord,
    createRankingRecord,
    updateRankingRecord,
    deleteRankingRecord,
    recallDraft,
  },
  actions,
  guards,
})
  .extend({
    actions: {
      change: assign(({ context: { form } }, { change }: { change: Partial<RecordForm> }) =>
        changedForm({ ...form, ...change }),
      ),
      setMissing: assign({ refusal: () => words.form.notFound }),
      tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
      tellLeft: emit({ type: 'left' }),
    },
    guards: {
      isNew: ({ context }) => context.id === null,
      canRemove: ({ context }) => context.id !== null && context.kind !== 'rating',
    },
  })
  .createMachine({
    id: 'ranking-record',
    context: ({ input: { typedBy = null, kind, clubId, id, discipline } }) => ({
      ...recordContext(typedBy, blankRecord(thisYear())),
      kind,
      clubId,
      id,
      discipline,
    }),
    initial: 'loading',
    states: {
      ...editorStates,
      editing: {
        description: 'The form can be changed and saved at any moment; each change is kept in this tab.',
        initial: 'clear',
        on: {
          ...recordEvents,
          changed: { target: '.clear', actions: [{ type: 'change', params: asked }, 'storeDraft'] },
          remove: { guard: 'canRemove', target: 'confirmingDelete', actions: 'clearMessages' },
        },
        states: { ...formMessages, refused: stayingRefusal },
      },
      ...confirmedAction({
        asking: 'confirmingDelete',
        asks: 'Asks before the record is deleted.',
        back: { cancel: 'editing' },
        doing: 'deleting',
        does: 'The record is being deleted, on the version that was read.',
        invoke: {
          src: 'deleteRankingRecord',
          input: (args: In) => ({ ...addressOf(args), version: args.context.known?.version ?? '' }),
          onDone: { target: 'left', actions: { type: 'tellSuccess', params: said } },
          onError: { target: 'editing.refused', actions: { type: 'setRefusal', params: failure } },
        },
      }),
    },
  });

export type RankingRecordActor = ActorRefFrom<typeof rankingRecordMachine>;
