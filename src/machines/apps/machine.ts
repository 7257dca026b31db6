import type { ActorRefFrom } from 'xstate';
import { heldFile } from '#browser/held-files.ts';
import { blankUpload } from '#domain/apps/upload.ts';
import { appWords } from '#domain/words/apps.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { formMessages, stayingRefusal } from '#machines/patterns/form-messages.ts';
import { answered, asked, failure, reason, said } from '#machines/patterns/params.ts';
import type { AppsContext } from './context.ts';
import { buildOf, changeOf, linkOf, releaseOf } from './payload.ts';
import { appsSetup, blank } from './setup.ts';

export { holdFile } from '#browser/held-files.ts';
export type { AppRow, UploadRow } from './context.ts';

type In = { context: AppsContext };

const onDone = { target: '#apps-desk.loading', actions: { type: 'tellSuccess', params: said } } as const;

const backWithReason = { target: 'loading', actions: { type: 'tellFailure', params: reason } } as const;

const added = (text: () => string) =>
  ({ target: 'loading', actions: { type: 'tellSuccess', params: () => ({ text: text() }) } }) as const;

/** What each dialog says. */
const messages = { ...formMessages, refused: stayingRefusal } as const;
const refusedIn = <const Dialog extends string>(dialog: Dialog) =>
  ({ target: `${dialog}.refused`, actions: { type: 'keepRefusal', params: failure } }) as const;

/** The office of the mobile apps: added, changed, linked to, published, rolled back and taken down. */
export const appsMachine = appsSetup.createMachine({
  id: 'apps-desk',
  context: {
    apps: null,
    app: null,
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
        add: { target: 'describing', actions: 'begin' },
        edit: { target: 'describing', actions: { type: 'mean', params: asked } },
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
    describing: {
      description: 'An app is described in its dialog, a new one or one that is there.',
      initial: 'clear',
      exit: 'clearMessages',
      on: {
        'form.changed': { target: '.clear', actions: { type: 'changeForm', params: asked } },
        save: [
          { guard: 'hasFormFault', target: '.faulty', actions: ['clearMessages', 'findFormFault'] },
          { guard: 'isNew', target: 'adding' },
          { target: 'updating' },
        ],
        // What was refused because someone else was first is then shown as it is now.
        cancel: 'loading',
      },
      states: messages,
    },
    adding: {
      description: 'The new app is on its way.',
      tags: 'busy',
      invoke: {
        src: 'createApp',
        input: ({ context: { form, key } }) => ({
          body: { appName: form.appName.trim(), description: form.description.trim() },
          key,
        }),
        onDone,
        onError: refusedIn('describing'),
      },
    },
    updating: {
      description: 'The change is on its way, on the version that was read.',
      tags: 'busy',
      invoke: {
        src: 'updateApp',
        input: ({ context: { app, form } }) => ({
          body: changeOf(app?.id ?? 0, form),
          version: app?.version ?? '',
        }),
        onDone,
        onError: refusedIn('describing'),
      },
    },
    linking: {
      description: 'A link is typed in its dialog.',
      initial: 'clear',
      exit: 'clearMessages',
      on: {
        'link.changed': { target: '.clear', actions: { type: 'changeLink', params: asked } },
        'address.changed': { target: '.clear', actions: { type: 'changeAddress', params: asked } },
        save: [
          { guard: 'hasLinkFault', target: '.faulty', actions: ['clearMessages', 'findLinkFault'] },
          { target: 'sending' },
        ],
        cancel: 'shown',
      },
      states: messages,
    },
    sending: {
      description: 'The link is on its way.',
      tags: 'busy',
      invoke: {
        src: 'addAppUpload',
        input: ({ context: { app, link } }) => ({ appId: app?.id ?? 0, body: linkOf(link) }),
        onDone: added(() => appWords.linked),
        onError: refusedIn('linking'),
      },
    },
    choosing: {
      description: 'A build is chosen and described in its dialog.',
      initial: 'clear',
      exit: 'clearMessages',
      on: {
        'link.changed': { target: '.clear', actions: { type: 'changeLink', params: asked } },
        'file.chosen': { target: '.clear', actions: { type: 'takeFile', params: asked } },
        save: [
          { guard: 'hasBuildFault', target: '.faulty', actions: ['clearMessages', 'findBuildFault'] },
          { target: 'uploading' },
        ],
        cancel: 'shown',
      },
      states: messages,
    },
    uploading: {
      description: 'The build is on its way; it can be called back.',
      tags: 'busy',
      invoke: {
        src: 'addAppBuild',
        input: ({ context: { app, link, file } }) => ({
          appId: app?.id ?? 0,
          query: buildOf(link),
          file: heldFile(file?.id ?? ''),
        }),
        onDone: added(() => appWords.uploaded),
        onError: refusedIn('choosing'),
      },
      on: { cancel: 'choosing' },
    },
    ...confirmedAction({
      asking: 'asking',
      asks: 'Asks before a channel leads to another upload.',
      back: { cancel: 'shown' },
      doing: 'releasing',
      does: 'The channel is led to the upload.',
      invoke: {
        src: 'releaseApp',
        input: ({ context: { app, upload } }: In) => releaseOf(app, upload, upload?.id ?? null),
        onDone,
        onError: backWithReason,
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
        onDone,
        onError: backWithReason,
      },
    }),
  },
});

export type AppsActor = ActorRefFrom<typeof appsMachine>;
