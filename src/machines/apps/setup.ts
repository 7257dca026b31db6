import { assign, emit, setup } from 'xstate';
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
import { randomKey } from '#browser/random.ts';
import type { ProblemData } from '#api/problem.ts';
import { findBuildFault, type BuildFault } from '#domain/apps/build.ts';
import {
  blankUpload,
  findUploadFault,
  uploadFields,
  type UploadFault,
  type UploadField,
} from '#domain/apps/upload.ts';
import { appWords } from '#domain/words/apps.ts';
import { fieldIn, refusedAt } from '#machines/patterns/named-field.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';
import type { AppField, AppsContext, AppsEvent, ChosenFile } from './context.ts';
import type { AppForm } from './payload.ts';

type Meant = { app: App };
type MeantUpload = { app: App; upload: AppUpload };

const told = (fault: UploadFault | BuildFault | null) =>
  fault && { field: fault.field, text: appWords.faults[fault.code] };
const fieldOf = fieldIn<AppField>(['appName', 'description', 'file', ...uploadFields]);

export const blank: AppForm = { appName: '', description: '', isActive: true };

/** What the office of the apps is made of; its states stand in `machine.ts`. */
export const appsSetup = setup({
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
    findFormFault: assign({
      fault: () => ({ field: 'appName' as const, text: appWords.faults.name_missing }),
    }),
    findLinkFault: assign({ fault: ({ context }) => told(findUploadFault(context.link)) }),
    findBuildFault: assign({ fault: ({ context: { link, file } }) => told(findBuildFault(link, file)) }),
    keepReason: assign((_, { text }: { text: string }) => ({ refusal: text })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => refusedAt(problem, fieldOf)),
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
});
