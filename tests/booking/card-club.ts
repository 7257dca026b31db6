import { expect } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { endDueBookings } from '#server/booking/due.ts';
import { cards, openClub, type OpenClub } from '#tests/payments/open-club.ts';
import type { TestClient } from '#tests/support/server.ts';

type Person = 'club' | 'player' | 'referee';

/** Opens the demo's Brooklyn with cards; the referee is a member of it too. */
export async function openCardClub() {
  const club: OpenClub = await openClub();
  const { server } = club.bank;
  const { db } = server.store;
  const people = {} as Record<Person, TestClient>;
  const idOf = async (email: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const userId = await idOf('player@baulk.example');
  await db
    .insertInto('club_members')
    .values({
      club_id: 1,
      user_id: await idOf('referee@baulk.example'),
      status: 'member',
      role: 5,
      member_since: new Date(),
    })
    .execute();
  const table = await db
    .selectFrom('club_tables as t')
    .innerJoin('products as p', 'p.id', 't.tariff_id')
    .select('t.id')
    .where('t.club_id', '=', 1)
    .where('p.name', '=', 'Pool')
    .where('t.is_bookable', '=', true)
    .where('t.is_out_of_order', '=', false)
    .executeTakeFirstOrThrow();
  const tableId = table.id;
  for (const name of ['club', 'player', 'referee'] as const) {
    people[name] = server.client();
    await people[name].signIn(`${name}@baulk.example`);
  }

  const at = (local: string) =>
    Temporal.PlainDateTime.from(local).toZonedDateTime('America/New_York').toInstant().toString();
  /** Wednesday, five days on; two hours that cost 2000, of which the association has 80. */
  const wednesday = at('2026-11-25T16:00');

  const passTo = async (instant: string) => {
    server.pass((Date.parse(instant) - server.clock.now()) / 1_000);
    const now = server.clock.now();
    await db
      .updateTable('sessions')
      .set({ active_at: new Date(now), expires_at: new Date(now + 86_400_000), idle_seconds: 86_400 })
      .execute();
  };
  const setRules = async (more: object = {}) => {
    const body = { rules: { ...usualRules, ...more }, hours: [], exceptions: [] };
    expect((await people.club.put('/schedule/club/1/rules', body)).status).toBe(200);
  };
  const hold = (startsAt = wednesday, client = people.player, more: object = {}) =>
    client.post('/booking/hold', { tableId, startsAt, slots: 4, ...more });
  const confirm = (
    id: unknown,
    cardId: string,
    { client = people.player, key = '', useCredit = false } = {},
  ) =>
    client.post(
      `/booking/${String(id)}/confirm`,
      { payBy: 'card', cardId, ...(useCredit && { useCredit }) },
      key ? { headers: { 'idempotency-key': key } } : {},
    );
  const held = async (startsAt = wednesday): Promise<number> => {
    const { status, body } = await hold(startsAt);
    expect([status, body['code']]).toEqual([201, undefined]);
    return Number(body['bookingId']);
  };
  return {
    club,
    people,
    userId,
    tableId,
    at,
    wednesday,
    passTo,
    setRules,
    hold,
    held,
    confirm,
    /** A table that a member has booked and paid by card. */
    async paid(card: string = cards.works, startsAt = wednesday): Promise<number> {
      const id = await held(startsAt);
      const { status, body } = await confirm(id, await club.save(people.player, card));
      expect([status, body['status']]).toEqual([200, 'booked']);
      return id;
    },
    read: async (id: number, client = people.club) => (await client.get(`/booking/${id}`)).body,
    post: (id: number, what: string, body?: object, client = people.player) =>
      client.post(`/booking/${id}/${what}`, body),
    mails: async () =>
      (await db.selectFrom('outbox').select('template').execute()).map(({ template }) => template),
    /** What is over by now ends, as it does when somebody asks for a table. */
    due: () =>
      db.transaction().execute((inner) => endDueBookings(inner, { clubId: null, now: server.clock.now() })),
    refunds: () =>
      db
        .selectFrom('transaction_refunds')
        .select(['amount', 'fee_back', 'state', 'booking_id'])
        .orderBy('id')
        .execute(),
    /** Brings all of it to where a test begins, five days before the booking. */
    async begin() {
      await passTo('2026-11-20T18:00:00Z');
      await db.deleteFrom('table_bookings').execute();
      await club.begin({ basisPoints: 400 });
      await setRules();
    },
  };
}
