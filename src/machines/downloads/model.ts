import type { App } from '#api/apps.ts';
import { silentProblem } from '#api/problem.ts';
import { downloadWords as words } from '#domain/words/apps.ts';
import { errorWords } from '#domain/words/errors.ts';
import { defineModel } from '#model-testing/model.ts';
import { downloadsMachine } from './machine.ts';

const upload = (id: number, type: 'iOS' | 'Android', url: string): App['uploads'][number] => ({
  id,
  type,
  url,
  channel: 'stable',
  version: '4.2.0',
  build: null,
  size: null,
  sha256: null,
  notes: null,
  isCurrent: true,
  createdAt: '2026-11-20T12:00:00.000Z',
});

/** An app for both systems, as the public sees it. */
export const sampleApp: App = {
  id: 1,
  appName: 'Baulk Scoring',
  description: 'Score at the table.',
  logo: null,
  isActive: true,
  version: '1',
  uploads: [
    upload(1, 'iOS', 'https://stores.example/ios/baulk'),
    upload(2, 'Android', 'https://stores.example/files/baulk.apk'),
  ],
};

export const downloadsModel = defineModel(downloadsMachine, {
  starts: [
    { name: 'the apps', input: { first: null } },
    { name: 'the apps as they were served', input: { first: [sampleApp] } },
  ],
  outcomes: {
    listActiveApps: [
      { name: 'one app', ok: true, output: { rows: [sampleApp] } },
      { name: 'none', ok: true, output: { rows: [] } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  controls: { retry: { role: 'button', name: errorWords.retry } },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    loading: { tags: ['busy'], absent: [sampleApp.appName] },
    failed: { texts: [words.failed, errorWords.unanswered] },
    empty: { texts: [words.empty] },
    shown: {
      texts: [words.note, sampleApp.description],
      roles: [
        { role: 'heading', name: sampleApp.appName },
        { role: 'link', name: words.get(words.android, sampleApp.appName) },
        { role: 'link', name: words.get(words.ios, sampleApp.appName) },
      ],
    },
  },
  requirements: { shown: ['A-1.04', 'C-1.12', 'C-1.13', 'C-1.14', 'C-1.15'], failed: ['A-8.20'] },
});
