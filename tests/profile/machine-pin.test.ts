import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Profile } from '#api/profile.ts';
import type { DraftKey } from '#browser/drafts.ts';
import { profileMachine } from '#machines/profile/machine.ts';
import { profileModel } from '#machines/profile/model.ts';

const [read] = profileModel.outcomes['getProfile'] ?? [];
const profile = (read as unknown as { output: Profile }).output;

it('a new pin is kept no longer than until it is saved', async () => {
  const machine = profileMachine.provide({
    actors: {
      getProfile: fromPromise(async () => profile),
      updateProfile: fromPromise(async () => ({ ...profile, version: '2' })),
      recallDraft: fromPromise<unknown, DraftKey>(async () => null),
    },
  });
  const form = createActor(machine, { input: { userId: 5, today: '2026-11-20' } }).start();
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  form.send({ type: 'pin.changed', value: '4821' });
  form.send({ type: 'submit' });
  await waitFor(form, ({ context }) => context.known?.version === '2');
  expect(form.getSnapshot().context.pin).toBe('');
});
