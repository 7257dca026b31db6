import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor, type AnyActorRef } from 'xstate';
import type { Player } from '#api/players.ts';
import { writeDraft } from '#browser/storage.ts';
import { clubFormMachine } from '#machines/clubs/form.ts';
import { sampleClub } from '#machines/clubs/sample-club.ts';
import { recallForm } from '#machines/patterns/draft.ts';
import { playerFormMachine } from '#machines/players/form.ts';
import { activePlayer } from '#machines/players/sample-players.ts';
import { tableFormMachine } from '#machines/tables/form.ts';
import { freeTable } from '#machines/tables/sample-tables.ts';

const person: Player = {
  ...activePlayer,
  firstName: 'Lucía',
  lastName: 'Garza',
  middleName: null,
  currency: 'MXN',
  lastSignInAt: null,
};

/** The forms of what is there already, each as one person opens it in one tab. */
const forms: Record<string, { open: (version: string) => AnyActorRef; field: string; read: string }> = {
  'a club': {
    field: 'mobile',
    read: sampleClub.mobile,
    open: (version) =>
      createActor(
        clubFormMachine.provide({
          actors: { getClub: fromPromise(async () => ({ ...sampleClub, version })) },
        }),
        { input: { clubId: 3, userId: 1, today: '2026-11-20' } },
      ).start(),
  },
  'a person': {
    field: 'mobile',
    read: person.mobile ?? '',
    open: (version) =>
      createActor(
        playerFormMachine.provide({
          actors: { getPlayer: fromPromise(async () => ({ ...person, version })) },
        }),
        { input: { userId: person.userId, viewer: { userId: 1, roleId: 1 }, typedBy: 1 } },
      ).start(),
  },
  'a table': {
    field: 'make',
    read: freeTable.make ?? '',
    open: (version) =>
      createActor(
        tableFormMachine.provide({
          actors: { listTables: fromPromise(async () => ({ rows: [{ ...freeTable, version }], total: 1 })) },
        }),
        { input: { clubId: 3, tableId: 11, userId: 1 } },
      ).start(),
  },
};

const editing = (actor: AnyActorRef) => waitFor(actor, (snapshot) => snapshot.matches('editing'));

it.each(Object.entries(forms))(
  'what is typed of %s that is there survives a reload, until it is given up',
  async (_name, { open, field, read }) => {
    const first = open('4');
    await editing(first);
    first.send({ type: 'changed', field, value: '8185550' });
    first.stop();
    const second = open('4');
    const { context } = await editing(second);
    expect([context.form[field], context.saved[field]]).toEqual(['8185550', read]);
    second.send({ type: 'back' });
    second.send({ type: 'leave' });
    const third = await editing(open('4'));
    expect(third.context.form[field]).toBe(read);
  },
);

it.each(Object.entries(forms))(
  'what was typed over an older version of %s is sent as such, so that the difference is told',
  async (_name, { open, field }) => {
    const first = open('4');
    await editing(first);
    first.send({ type: 'changed', field, value: '8185550' });
    first.stop();
    const { context } = await editing(open('5'));
    expect(context.form[field]).toBe('8185550');
    expect((context.known ?? context).version).toBe('4');
  },
);

it('what was typed of a new person or table is there for who typed it alone', () => {
  const table = (userId: number) =>
    createActor(tableFormMachine, { input: { clubId: 3, tableId: null, userId } }).start();
  const player = (userId: number) =>
    createActor(playerFormMachine, {
      input: { userId: null, viewer: { userId, roleId: 3 }, typedBy: userId },
    }).start();
  table(1).send({ type: 'changed', field: 'make', value: 'Star 12 ft' });
  player(1).send({ type: 'changed', field: 'firstName', value: 'Ana' });
  expect(table(1).getSnapshot().context.form.make).toBe('Star 12 ft');
  expect(player(1).getSnapshot().context.form.firstName).toBe('Ana');
  expect(table(2).getSnapshot().context.form.make).toBe('');
  expect(player(2).getSnapshot().context.form.firstName).toBe('');
});

it('what is kept and no longer fits its form is left out', () => {
  const blank = { name: '', clubs: [] as number[], address: { city: '' } };
  const place = { userId: 1, name: 'a-form' };
  const fits = { name: 'x', clubs: [3], address: { city: 'Gretna' } };
  writeDraft(1, 'a-form', { version: '2', form: fits });
  expect(recallForm(place, blank)).toEqual({ version: '2', form: fits });
  for (const form of [
    null,
    [],
    { ...fits, clubs: 'x' },
    { ...fits, clubs: [{}] },
    { ...fits, address: {} },
  ]) {
    writeDraft(1, 'a-form', { version: '2', form });
    expect(recallForm(place, blank)).toBeNull();
  }
  writeDraft(1, 'a-form', fits);
  expect(recallForm(place, blank)).toBeNull();
});
