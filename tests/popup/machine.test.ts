import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { popupModel } from '#machines/app/popup-model.ts';
import { popupMachine } from '#machines/app/popup.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(popupModel, withoutEffects(popupMachine));

/** The popup with the effects that it has had, by name. */
function begin(typed = '') {
  const noted: string[] = [];
  const popup = createActor(
    withoutEffects(popupMachine, (name) => noted.push(name)),
    { input: { typed } },
  ).start();
  return { popup, noted };
}

it('V10 makes one entry of the history, whatever takes whose place, and leaves it when it closes', () => {
  const { popup, noted } = begin();
  popup.send({ type: 'open.menu' });
  popup.send({ type: 'open.registration' });
  popup.send({ type: 'open.sign.in' });
  popup.send({ type: 'open.forgot.password' });
  popup.send({ type: 'close' });
  expect(noted).toEqual([
    'pushEntry',
    'replaceEntry',
    'replaceEntry',
    'replaceEntry',
    'dropTyped',
    'leaveEntry',
  ]);
});

it('V10 makes no entry where an address of its own opens it, or where the history has led to it', () => {
  const { popup, noted } = begin();
  popup.send({ type: 'open.sign.in', byAddress: true });
  popup.send({ type: 'entry.shown', overlay: 'menu' });
  popup.send({ type: 'entry.shown', overlay: null });
  expect(noted).toEqual([]);
});

it('V10 keeps what was typed when Back has closed it, and drops it when a button has', () => {
  const { popup, noted } = begin();
  popup.send({ type: 'open.sign.in' });
  popup.send({ type: 'email.typed', email: 'player@baulk.example' });
  popup.send({ type: 'entry.shown', overlay: null });
  expect(popup.getSnapshot().context.typed).toBe('player@baulk.example');
  popup.send({ type: 'entry.shown', overlay: 'signIn' });
  popup.send({ type: 'close' });
  expect(popup.getSnapshot().context.typed).toBe('');
  expect(noted).toEqual(['pushEntry', 'storeTyped', 'dropTyped', 'leaveEntry']);
});
