import { sizeText } from '#domain/apps/build.ts';
import type { App, AppUpload } from '#api/apps.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { appWords as words } from '#domain/words/apps.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import type { AppsContext } from './context.ts';
import { appsMachine } from './machine.ts';

const upload = (id: number, version: string, isCurrent: boolean): AppUpload => ({
  id,
  type: 'Android',
  url: 'https://stores.example/files/baulk.apk',
  channel: 'stable',
  version,
  build: null,
  size: null,
  sha256: null,
  notes: null,
  isCurrent,
  createdAt: '2026-11-20T12:00:00.000Z',
});

const app: App = {
  id: 1,
  appName: 'Baulk Scoring',
  description: 'Score at the table.',
  logo: null,
  isActive: true,
  version: '1',
  uploads: [upload(2, '4.2.0', true), upload(1, '4.1.0', false)],
};

/** The same one, as someone else has saved it. */
const theirs: App = { ...app, description: 'Score at any table.', version: '2' };

const build = { id: 'one', name: 'baulk.apk', size: 31_457_280 };
const wrongBuild = { id: 'two', name: 'baulk.pdf', size: 4_096 };

const dialog = { role: 'dialog' } as const;
const within = dialog;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const told = { ok: true, output: { message: 'Changes to Baulk Scoring saved.' } } as const;
const changedMeanwhile: ProblemData = {
  kind: 'refused',
  status: 412,
  code: 'changed_meanwhile',
  message: problemWords.changed_meanwhile,
  fields: {},
  retryAfterSeconds: null,
};
const url = 'https://stores.example/android/baulk';

const named = (one: AppUpload): string => words.what(one.type, words.channels[one.channel], one.version);
const both = ({ apps }: AppsContext) =>
  (apps ?? []).flatMap((one) => one.uploads.map((each) => ({ app: one, upload: each })));
const first = ({ apps }: AppsContext) => (apps ?? []).slice(0, 1).map((one) => ({ app: one }));

export const appsModel = defineModel(appsMachine, {
  cases: {
    edit: first,
    link: first,
    upload: first,
    'file.chosen': ({ file }) => [{ file: file?.name === build.name ? wrongBuild : build }],
    publish: both,
    'take.down': both,
    'form.changed': ({ form }) => [{ change: { appName: form.appName === '' ? 'Referee' : '' } }],
    'link.changed': ({ link }) => [{ field: 'version', value: link.version === '' ? '4.3.0' : '' }],
    'address.changed': ({ link }) => [{ value: link.url === '' ? url : '' }],
  },
  outcomes: {
    listApps: [
      { name: 'one app', ok: true, output: { rows: [app] } },
      { name: 'one that someone else has changed', ok: true, output: { rows: [theirs] } },
      { name: 'another one alone', ok: true, output: { rows: [{ ...app, id: 3 }] } },
      { name: 'none', ok: true, output: { rows: [] } },
      unanswered,
    ],
    createApp: [{ name: 'added', ok: true, output: { id: 4, message: 'Referee was added.' } }, unanswered],
    updateApp: [
      { name: 'changed', ...told },
      { name: 'someone was first', ok: false, error: changedMeanwhile },
      unanswered,
    ],
    addAppUpload: [{ name: 'added', ok: true, output: upload(3, '4.3.0', false) }, unanswered],
    addAppBuild: [{ name: 'kept', ok: true, output: upload(3, '4.3.0', false) }, unanswered],
    releaseApp: [{ name: 'moved', ...told }, unanswered],
  },
  volatile: ['key'],
  identity: ({ apps, app: selected, theirs: other, form, link, file }, { value }) =>
    value === 'loading' || value === 'shown'
      ? apps?.length
      : [apps?.length, selected === null, other?.version, form.appName, link.version, link.url, file?.name],
  controls: {
    add: { role: 'button', name: words.add },
    edit: { role: 'button', name: ({ event }) => words.edit(event.app.appName) },
    link: { role: 'button', name: ({ event }) => words.link(event.app.appName) },
    upload: { role: 'button', name: ({ event }) => words.upload(event.app.appName) },
    'address.changed': { role: 'textbox', name: words.fields.url, within, value: 'value' },
    'file.chosen': { kind: 'outside', from: "the browser's own window of files" },
    publish: { role: 'button', name: ({ event }) => words.rollBackOne(named(event.upload)) },
    'take.down': { role: 'button', name: ({ event }) => words.takeDownOne(named(event.upload)) },
    'form.changed': { kind: 'outside', from: 'the fields of the dialog' },
    'link.changed': {
      role: 'textbox',
      name: ({ event }) => words.fields[event.field],
      within,
      value: 'value',
    },
    save: { role: 'button', name: words.save, within },
    cancel: { role: 'button', name: words.cancel, within },
    confirm: {
      role: 'button',
      name: ({ context }) =>
        context.upload?.isCurrent === true ? words.ask.takeDownNow : words.ask.publishNow,
      within,
    },
    'keep.mine': { role: 'button', name: words.keepMine, within },
    'take.theirs': { role: 'button', name: words.takeTheirs, within },
    stay: { role: 'button', name: words.stay, within },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    loading: { tags: ['busy'], absent: [dialog] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    shown: ({ apps }) => ({
      texts: apps?.length === 0 ? [words.empty] : [apps?.[0]?.description ?? '', words.current],
      absent: [dialog],
    }),
    entering: ({ app: selected, form }) => ({
      roles: [
        { role: 'dialog', name: selected === null ? words.addTitle : words.editTitle },
        { role: 'textbox', name: words.fields.appName, value: form.appName },
      ],
    }),
    'entering.faulty': { texts: [words.faults.name_missing] },
    'entering.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    adding: { tags: ['busy'], roles: [dialog] },
    updating: { tags: ['busy'], roles: [dialog] },
    comparing: { tags: ['busy'], roles: [dialog] },
    resolvingConflict: ({ app: selected, form, theirs: other }) => ({
      roles: [{ role: 'dialog', name: words.differTitle(selected?.appName ?? '') }],
      texts:
        form.appName === other?.appName && form.description === other.description
          ? [words.differNone]
          : [form.appName, form.description, other?.description ?? ''],
    }),
    linking: ({ app: selected, link }) => ({
      roles: [
        { role: 'dialog', name: words.linkTitle(selected?.appName ?? '') },
        { role: 'textbox', name: words.fields.url, value: link.url },
      ],
    }),
    'linking.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'linking.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    sending: { tags: ['busy'], roles: [dialog] },
    choosing: ({ app: selected, link, file }) => ({
      roles: [
        { role: 'dialog', name: words.uploadTitle(selected?.appName ?? '') },
        { role: 'textbox', name: words.fields.version, value: link.version },
      ],
      texts: [file === null ? words.file.none : words.file.chosen(file.name, sizeText(file.size))],
    }),
    'choosing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'choosing.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    uploading: { tags: ['busy'], roles: [dialog], texts: [words.sending] },
    asking: ({ upload: selected }) => ({
      roles: [{ role: 'dialog', name: words.ask.publish(selected ? named(selected) : '') }],
      texts: [words.ask.publishPurpose('stores.example')],
    }),
    releasing: { tags: ['busy'], roles: [dialog] },
    confirmingWithdrawal: ({ upload: selected }) => ({
      roles: [{ role: 'dialog', name: words.ask.takeDown(selected ? named(selected) : '') }],
      texts: [words.ask.takeDownPurpose],
    }),
    withdrawing: { tags: ['busy'], roles: [dialog] },
  },
  requirements: {
    shown: ['A-1.22', 'A-1.55', 'A-2.74', 'C-3.29', 'C-3.30'],
    linking: ['C-3.31'],
    choosing: ['C-3.31'],
  },
});
