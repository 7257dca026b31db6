import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import { downloadsMachine, type AppRow } from '#machines/downloads/machine.ts';
import { downloadsModel } from '#machines/downloads/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(downloadsModel);

it('A-8.20 a list that fails is told by a toast', async () => {
  const failing = fromPromise<{ rows: AppRow[] }>(() => Promise.reject(new Error('away')));
  const actor = createActor(downloadsMachine.provide({ actors: { listActiveApps: failing } }), {
    input: { first: null },
  });
  const told = new Promise((resolve) => actor.on('notice', ({ notice }) => resolve(notice)));
  actor.start();
  expect(await told).toEqual({ kind: 'toast', tone: 'error', text: 'Something went wrong.' });
});
