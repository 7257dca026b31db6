import type { ActorRefFrom } from 'xstate';
import { randomKey } from '#browser/random.ts';
import { keptPicture } from '#domain/images/change.ts';
import { formMessages, stayingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
import { blankForm, textOf } from './editor-form.ts';
import { nameOf, newsEditorSetup } from './editor-setup.ts';

const draft = ({ event }: { event: { output: unknown } }) => ({ draft: event.output });
const refused = {
  target: '#news-editor.writing.refused',
  actions: { type: 'keepRefusal', params: failure },
} as const;

/** An article written or changed: its draft is kept in the tab, and it is previewed as readers will see it. */
export const newsEditorMachine = newsEditorSetup.createMachine({
  id: 'news-editor',
  context: ({ input }) => ({
    ...input,
    version: '',
    saved: blankForm(input.places[0]?.value ?? ''),
    form: blankForm(input.places[0]?.value ?? ''),
    image: null,
    picture: { change: keptPicture, shown: null },
    undone: 0,
    theirs: null,
    fault: null,
    refusal: null,
    key: randomKey(),
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isEverywhere', target: 'placing' }, { target: 'opening' }] },
    placing: {
      description: 'The clubs are read for which one may write; without them the association is left.',
      tags: 'busy',
      invoke: {
        src: 'listActiveClubs',
        onDone: { target: 'opening', actions: { type: 'keepPlaces', params: ({ event }) => event.output } },
        onError: 'opening',
      },
    },
    opening: { always: [{ guard: 'isNew', target: 'recalling' }, { target: 'loading' }] },
    loading: {
      description: 'The article is read from the server.',
      tags: 'busy',
      invoke: {
        src: 'getNews',
        input: ({ context }) => ({ newsId: context.newsId ?? 0 }),
        onDone: {
          target: 'recalling',
          actions: { type: 'keepSaved', params: ({ event }) => ({ article: event.output }) },
        },
        onError: [
          { guard: { type: 'isUnknown', params: failure }, target: 'missing' },
          { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
        ],
      },
    },
    missing: { type: 'final', description: 'There is no such article, or not any more.' },
    failed: {
      description: 'The article could not be read; it can be tried again.',
      on: { retry: { target: 'loading', actions: 'clearMessages' } },
    },
    recalling: {
      description: 'Looks for what was typed before and not saved.',
      tags: 'busy',
      invoke: {
        src: 'recallDraft',
        input: ({ context }) => ({ userId: context.userId, form: nameOf(context) }),
        onDone: [
          {
            guard: { type: 'differs', params: draft },
            target: 'writing',
            actions: [{ type: 'layDraft', params: draft }, 'tellRestored'],
          },
          { target: 'writing' },
        ],
        onError: 'writing',
      },
    },
    writing: {
      description:
        'The form can be changed, previewed and saved at any moment; each change is kept in this tab.',
      initial: 'clear',
      on: {
        changed: {
          target: '.clear',
          actions: [{ type: 'change', params: asked }, 'storeDraft'],
        },
        'picture.changed': {
          target: '.clear',
          actions: { type: 'keepPicture', params: asked },
        },
        preview: 'previewing',
        submit: [
          { guard: 'isPicturePending', target: '.refused', actions: ['clearMessages', 'tellPending'] },
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { guard: 'isNew', target: 'adding', actions: 'clearMessages' },
          { target: 'updating', actions: 'clearMessages' },
        ],
        discard: { guard: 'hasChanges', target: 'discarding' },
      },
      states: {
        ...formMessages,
        refused: stayingRefusal,
      },
    },
    previewing: {
      description: 'The article stands there as its readers will see it.',
      on: {
        write: 'writing',
        'picture.changed': { actions: { type: 'keepPicture', params: asked } },
      },
    },
    discarding: {
      description: 'Asks before what was typed is lost.',
      on: {
        confirm: { target: 'writing', actions: ['undo', 'dropDraft'] },
        keep: 'writing',
      },
    },
    adding: {
      description: 'The new article is on its way.',
      tags: 'busy',
      invoke: {
        src: 'createNews',
        input: ({ context }) => ({ body: textOf(context.form, context.picture), key: context.key }),
        onDone: {
          target: 'kept',
          actions: [
            'dropDraft',
            { type: 'tellKept', params: said },
            { type: 'leadOn', params: ({ event }) => ({ newsId: event.output.id }) },
          ],
        },
        onError: refused,
      },
    },
    updating: {
      description: 'The change is on its way, with the version that it was made on.',
      tags: 'busy',
      invoke: {
        src: 'updateNews',
        input: ({ context }) => ({
          newsId: context.newsId ?? 0,
          body: textOf(context.form, context.picture),
          version: context.version,
        }),
        onDone: {
          target: 'kept',
          actions: [
            'dropDraft',
            { type: 'tellKept', params: said },
            { type: 'leadOn', params: ({ context }) => ({ newsId: context.newsId ?? 0 }) },
          ],
        },
        onError: [{ guard: { type: 'isChangedMeanwhile', params: failure }, target: 'comparing' }, refused],
      },
    },
    comparing: {
      description: 'Someone else was first: what they have saved is read.',
      tags: 'busy',
      invoke: {
        src: 'getNews',
        input: ({ context }) => ({ newsId: context.newsId ?? 0 }),
        onDone: {
          target: 'resolvingConflict',
          actions: { type: 'keepTheirs', params: ({ event }) => ({ article: event.output }) },
        },
        onError: refused,
      },
    },
    resolvingConflict: {
      description: 'Both are shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': { target: 'updating', actions: 'answerTheirs' },
        'take.theirs': { target: 'writing', actions: ['undo', 'dropDraft'] },
        stay: 'writing',
      },
    },
    kept: { type: 'final', description: 'The article is kept, and its page takes over.' },
  },
});

export type NewsEditorActor = ActorRefFrom<typeof newsEditorMachine>;
