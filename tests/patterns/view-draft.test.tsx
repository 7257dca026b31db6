import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor, type AnyActorRef } from 'xstate';
import type { Player } from '#api/players.ts';
import { writeDraft } from '#browser/storage.ts';
import { clubFormMachine } from '#machines/clubs/form.ts';
import { sampleClub } from '#machines/clubs/sample-club.ts';
import { recallForm } from '#machines/patterns/draft.ts';
import { playerFormMachine } from '#machines/players/form.ts';
import { activePlayer } from '#machines/players/sample-players.ts';
import { productFormMachine } from '#machines/products/form.ts';
import { poolTime } from '#machines/products/sample-products.ts';
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
        { input: { clubId: 3, typedBy: 1, today: '2026-11-20' } },
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
        { input: { clubId: 3, tableId: 11, typedBy: 1 } },
      ).start(),
  },
  'a product': {
    field: 'description',
    read: poolTime.description ?? '',
    open: (version) =>
      createActor(
        productFormMachine.provide({
          actors: { getProduct: fromPromise(async () => ({ ...poolTime, version })) },
        }),
        { input: { clubId: 3, productId: poolTime.productId, typedBy: 1 } },
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
  'what was typed over an older version of %s stands over what others have saved since, until it is discarded',
  async (_name, { open, field, read }) => {
    const first = open('4');
    await editing(first);
    first.send({ type: 'changed', field, value: '8185550' });
    first.stop();
    const second = open('5');
    const { context } = await editing(second);
    expect([context.form[field], context.known.version]).toEqual(['8185550', '5']);
    expect(Date.parse(context.restoredFrom)).toBeGreaterThan(0);
    second.send({ type: 'discard.draft' });
    expect(second.getSnapshot().context.form[field]).toBe(read);
    second.stop();
    expect((await editing(open('5'))).context.restoredFrom).toBeNull();
  },
);

it('what was typed of a new person or table is there for who typed it alone', async () => {
  const table = (userId: number) =>
    editing(createActor(tableFormMachine, { input: { clubId: 3, tableId: null, typedBy: userId } }).start());
  const player = (userId: number) =>
    editing(
      createActor(playerFormMachine, {
        input: { userId: null, viewer: { userId, roleId: 3 }, typedBy: userId },
      }).start(),
    );
  const typing = createActor(tableFormMachine, { input: { clubId: 3, tableId: null, typedBy: 1 } }).start();
  await editing(typing);
  typing.send({ type: 'changed', field: 'make', value: 'Star 12 ft' });
  const naming = createActor(playerFormMachine, {
    input: { userId: null, viewer: { userId: 1, roleId: 3 }, typedBy: 1 },
  }).start();
  await editing(naming);
  naming.send({ type: 'changed', field: 'firstName', value: 'Ana' });
  expect((await table(1)).context.form.make).toBe('Star 12 ft');
  expect((await player(1)).context.form.firstName).toBe('Ana');
  expect((await table(2)).context.form.make).toBe('');
  expect((await player(2)).context.form.firstName).toBe('');
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
