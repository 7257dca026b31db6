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
import { isOneLine } from '#domain/one-line.ts';
import { appWords } from '#domain/words/apps.ts';
import { fieldWords } from '#domain/words/fields.ts';
import { fieldIn, refusedAt } from '#machines/patterns/named-field.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';
import type { AppField, AppsContext, AppsEvent, ChosenFile } from './context.ts';
import { formOf, type AppForm } from './payload.ts';

type Meant = { app: App };
type Answer = { rows: readonly App[] };
type MeantUpload = { app: App; upload: AppUpload };

const told = (fault: UploadFault | BuildFault | null) =>
  fault && { field: fault.field, text: appWords.faults[fault.code] };
const lineFault = <Field extends AppField>(
  texts: Readonly<Record<Field, string>>,
  fields: readonly Field[],
) => {
  const field = fields.find((one) => !isOneLine(texts[one]));
  return field === undefined ? null : { field, text: fieldWords.oneLine };
};
const formFault = ({ form }: Pick<AppsContext, 'form'>) =>
  form.appName.trim() === ''
    ? { field: 'appName' as const, text: appWords.faults.name_missing }
    : lineFault({ appName: form.appName }, ['appName']);
const linkFault = ({ link }: Pick<AppsContext, 'link'>) =>
  told(findUploadFault(link)) ?? lineFault(link, ['version', 'build']);
const buildFault = ({ link, file }: Pick<AppsContext, 'link' | 'file'>) =>
  told(findBuildFault(link, file)) ?? lineFault(link, ['version', 'build']);
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
    keep: assign((_, { rows }: Answer) => ({ apps: rows, refusal: null })),
    begin: assign({ app: null, form: blank, key: () => randomKey() }),
    mean: assign((_, { app }: Meant) => ({
      app,
      form: formOf(app),
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
    keepTheirs: assign(({ context }, { rows }: Answer) => ({
      theirs: rows.find(({ id }) => id === context.app?.id) ?? null,
    })),
    // The version that was looked at is the one to be written over.
    answerTheirs: assign({ app: ({ context: { theirs, app } }) => theirs ?? app }),
    takeTheirs: assign({ form: ({ context: { theirs, form } }) => (theirs ? formOf(theirs) : form) }),
    takeFile: assign((_, { file }: { file: ChosenFile }) => ({ file })),
    findFault: assign({ fault: ({ context }) => formFault(context) }),
    findLinkFault: assign({ fault: ({ context }) => linkFault(context) }),
    findBuildFault: assign({ fault: ({ context: { link, file } }) => buildFault({ link, file }) }),
    keepReason: assign((_, { text }: { text: string }) => ({ refusal: text })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => refusedAt(problem, fieldOf)),
    clearMessages: assign({ fault: null, refusal: null }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellFailure: emit((_, { text }: { text: string }) => banner('error', text)),
    tellGone: emit(({ context }) => banner('error', appWords.gone(context.app?.appName ?? ''))),
  },
  guards: {
    isNew: ({ context }) => context.app === null,
    isChangedMeanwhile: (_, { problem }: { problem: ProblemData }) => problem.status === 412,
    isThere: ({ context }, { rows }: Answer) => rows.some(({ id }) => id === context.app?.id),
    hasFault: ({ context }) => formFault(context) !== null,
    hasLinkFault: ({ context }) => linkFault(context) !== null,
    hasBuildFault: ({ context: { link, file } }) => buildFault({ link, file }) !== null,
    isCurrent: (_, { upload }: MeantUpload) => upload.isCurrent,
    isOther: (_, { upload }: MeantUpload) => !upload.isCurrent,
  },
});
