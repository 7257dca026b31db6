import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import {
  addAppBuild,
  addAppUpload,
  createApp,
  listApps,
  releaseApp,
  updateApp,
  type App,
  type AppUpload,
} from '#api/apps.ts';
import { heldFile } from '#browser/held-files.ts';
import { randomKey } from '#browser/random.ts';
import { findBuildFault } from '#domain/apps/build.ts';
import { blankUpload, findUploadFault, type UploadField } from '#domain/apps/upload.ts';
import { appWords } from '#domain/words/apps.ts';
import { formMessages, stayingRefusal } from '#machines/patterns/form-messages.ts';
import { answered, asked, reason, said } from '#machines/patterns/params.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';
import type { AppsContext, AppsEvent, ChosenFile } from './context.ts';
import { buildOf, changeOf, linkOf, type AppForm } from './payload.ts';

export { holdFile } from '#browser/held-files.ts';
export type { AppRow, UploadRow } from './context.ts';

type Meant = { app: App };
type MeantUpload = { app: App; upload: AppUpload };

const onDone = { target: '#apps-desk.loading', actions: { type: 'tellSuccess', params: said } } as const;
const blank: AppForm = { appName: '', description: '', isActive: true };

/** The office of the mobile apps: added, changed, linked to, published, rolled back and taken down. */
export const appsMachine = setup({
  types: {
    context: {} as AppsContext,
    events: {} as AppsEvent,
    emitted: {} as Telling,
    tags: {} as 'busy',
  },
  actors: { listApps, createApp, updateApp, addAppUpload, addAppBuild, releaseApp },
  actions: {
    keep: assign((_, { rows }: { rows: readonly App[] }) => ({ apps: rows, refusal: null })),
    begin: assign({ app: null, form: blank, key: () => randomKey() }),
    mean: assign((_, { app }: Meant) => ({
      app,
      form: { appName: app.appName, description: app.description, isActive: app.isActive },
      link: blankUpload,
      file: null,
    })),
    meanUpload: assign((_, { app, upload }: MeantUpload) => ({ app, upload })),
    changeForm: assign(({ context }, { change }: { change: Partial<AppForm> }) => ({
      form: { ...context.form, ...change },
      key: randomKey(),
    })),
    changeLink: assign(({ context }, { field, value }: { field: UploadField; value: string }) => ({
      link: { ...context.link, [field]: value },
    })),
    changeAddress: assign(({ context }, { value }: { value: string }) => ({
      link: { ...context.link, url: value },
    })),
    takeFile: assign((_, { file }: { file: ChosenFile }) => ({ file })),
    findFormFault: assign({ fault: { field: 'appName', code: 'name_missing' } as const }),
    findLinkFault: assign({ fault: ({ context }) => findUploadFault(context.link) }),
    findBuildFault: assign({ fault: ({ context: { link, file } }) => findBuildFault(link, file) }),
    keepRefusal: assign((_, { text }: { text: string }) => ({ refusal: text })),
    clearMessages: assign({ fault: null, refusal: null }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellFailure: emit((_, { text }: { text: string }) => banner('error', text)),
  },
  guards: {
    isNew: ({ context }) => context.app === null,
    isNameless: ({ context }) => context.form.appName.trim() === '',
    hasLinkFault: ({ context }) => findUploadFault(context.link) !== null,
    hasBuildFault: ({ context: { link, file } }) => findBuildFault(link, file) !== null,
    isCurrent: (_, { upload }: MeantUpload) => upload.isCurrent,
    isOther: (_, { upload }: MeantUpload) => !upload.isCurrent,
  },
}).createMachine({
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
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: reason } },
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
          target: 'doubting',
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
          { guard: 'isNameless', target: '.faulty', actions: ['clearMessages', 'findFormFault'] },
          { guard: 'isNew', target: 'adding' },
          { target: 'updating' },
        ],
        // What was refused because someone else was first is then shown as it is now.
        cancel: 'loading',
      },
      states: {
        ...formMessages,
        refused: stayingRefusal,
      },
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
        onError: { target: 'describing.refused', actions: { type: 'keepRefusal', params: reason } },
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
        onError: { target: 'describing.refused', actions: { type: 'keepRefusal', params: reason } },
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
      states: {
        ...formMessages,
        refused: stayingRefusal,
      },
    },
    sending: {
      description: 'The link is on its way.',
      tags: 'busy',
      invoke: {
        src: 'addAppUpload',
        input: ({ context: { app, link } }) => ({ appId: app?.id ?? 0, body: linkOf(link) }),
        onDone: {
          target: 'loading',
          actions: { type: 'tellSuccess', params: () => ({ text: appWords.linked }) },
        },
        onError: { target: 'linking.refused', actions: { type: 'keepRefusal', params: reason } },
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
      states: {
        ...formMessages,
        refused: stayingRefusal,
      },
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
        onDone: {
          target: 'loading',
          actions: { type: 'tellSuccess', params: () => ({ text: appWords.uploaded }) },
        },
        onError: { target: 'choosing.refused', actions: { type: 'keepRefusal', params: reason } },
      },
      on: { cancel: 'choosing' },
    },
    asking: {
      description: 'Asks before a channel leads to another upload.',
      on: { confirm: 'releasing', cancel: 'shown' },
    },
    releasing: {
      description: 'The channel is led to the upload.',
      tags: 'busy',
      invoke: {
        src: 'releaseApp',
        input: ({ context: { app, upload } }) => releaseOf(app, upload, upload?.id ?? null),
        onDone,
        onError: { target: 'loading', actions: { type: 'tellFailure', params: reason } },
      },
    },
    doubting: {
      description: 'Asks before a channel leads nowhere.',
      on: { confirm: 'withdrawing', cancel: 'shown' },
    },
    withdrawing: {
      description: 'The channel is taken down.',
      tags: 'busy',
      invoke: {
        src: 'releaseApp',
        input: ({ context: { app, upload } }) => releaseOf(app, upload, null),
        onDone,
        onError: { target: 'loading', actions: { type: 'tellFailure', params: reason } },
      },
    },
  },
});

const releaseOf = (app: App | null, upload: AppUpload | null, uploadId: number | null) => ({
  appId: app?.id ?? 0,
  body: { type: upload?.type ?? 'Android', channel: upload?.channel ?? 'stable', uploadId },
});

export type AppsActor = ActorRefFrom<typeof appsMachine>;
