import type { ActorRefFrom } from 'xstate';
import { blankUpload } from '#domain/apps/upload.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { formMessages, stayingRefusal, submitRecord } from '#machines/patterns/form-messages.ts';
import { backWithReason, listedStates } from '#machines/patterns/listed-states.ts';
import { answered, asked, reason, said } from '#machines/patterns/params.ts';
import type { AppsContext } from './context.ts';
import { changeOf, releaseOf } from './payload.ts';
import { appsSetup, blank } from './setup.ts';
import { uploadStates } from './upload-states.ts';

export { holdFile } from '#browser/held-files.ts';
export type { AppRow, UploadRow } from './context.ts';

type In = { context: AppsContext };

const states = listedStates({
  list: { src: 'listApps', input: () => undefined },
  create: {
    src: 'createApp',
    input: ({ context: { form, key } }: In) => ({
      body: { appName: form.appName.trim(), description: form.description.trim() },
      key,
    }),
  },
  update: {
    src: 'updateApp',
    input: ({ context: { app, form } }: In) => ({
      body: changeOf(app?.id ?? 0, form),
      version: app?.version ?? '',
    }),
  },
  saved: [],
  changed: [],
  gone: [],
  taken: [],
});

const released = {
  onDone: { target: 'loading', actions: { type: 'tellSuccess', params: said } },
  onError: backWithReason,
} as const;

/** The office of the mobile apps: added, changed, linked to, published, rolled back and taken down. */
export const appsMachine = appsSetup.createMachine({
  id: 'apps-desk',
  context: {
    apps: null,
    app: null,
    theirs: null,
    upload: null,
    form: blank,
    link: blankUpload,
    file: null,
    fault: null,
    refusal: null,
    key: '',
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The apps are read; what was read before stays meanwhile.',
      tags: 'busy',
      invoke: {
        src: 'listApps',
        onDone: { target: 'shown', actions: { type: 'keep', params: answered } },
        onError: { target: 'failed', actions: { type: 'keepReason', params: reason } },
      },
    },
    failed: { description: 'The apps could not be read, and it says why.', on: { retry: 'loading' } },
    shown: {
      description: 'The apps stand there with what can be done.',
      on: {
        add: { target: 'entering', actions: 'begin' },
        edit: { target: 'entering', actions: { type: 'mean', params: asked } },
        link: { target: 'linking', actions: { type: 'mean', params: asked } },
        upload: { target: 'choosing', actions: { type: 'mean', params: asked } },
        publish: {
          guard: { type: 'isOther', params: asked },
          target: 'asking',
          actions: { type: 'meanUpload', params: asked },
        },
        'take.down': {
          guard: { type: 'isCurrent', params: asked },
          target: 'confirmingWithdrawal',
          actions: { type: 'meanUpload', params: asked },
        },
      },
    },
    entering: {
      description: 'An app is described in its dialog, a new one or one that is there.',
      initial: 'clear',
      on: {
        'form.changed': { target: '.clear', actions: { type: 'changeForm', params: asked } },
        save: submitRecord,
        cancel: 'shown',
      },
      states: {
        ...formMessages,
        // It may have come through all the same, so the apps are read again.
        refused: { ...stayingRefusal, on: { cancel: '#apps-desk.loading' } },
      },
    },
    ...states,
    ...uploadStates,
    ...confirmedAction({
      asking: 'asking',
      asks: 'Asks before a channel leads to another upload.',
      back: { cancel: 'shown' },
      doing: 'releasing',
      does: 'The channel is led to the upload.',
      invoke: {
        src: 'releaseApp',
        input: ({ context: { app, upload } }: In) => releaseOf(app, upload, upload?.id ?? null),
        ...released,
      },
    }),
    ...confirmedAction({
      asking: 'confirmingWithdrawal',
      asks: 'Asks before a channel leads nowhere.',
      back: { cancel: 'shown' },
      doing: 'withdrawing',
      does: 'The channel is taken down.',
      invoke: {
        src: 'releaseApp',
        input: ({ context: { app, upload } }: In) => releaseOf(app, upload, null),
        ...released,
      },
    }),
  },
});

export type AppsActor = ActorRefFrom<typeof appsMachine>;
