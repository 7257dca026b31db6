import { expect } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { mailsTo } from '#tests/mail/inbox.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

const day = 86_400_000;

/** The demo's Brooklyn, with its super admin and one of its members signed in. */
export type Brooklyn = {
  server: TestServer;
  club: TestClient;
  player: TestClient;
  playerId: number;
  /** The tariff of the pool tables, and those of them that can be booked. */
  tariffId: number;
  tables: readonly number[];
  /** Brings it to where a test begins: the usual rules, nothing booked, no mail. */
  begin(): Promise<void>;
  /** So many days from now, at four in the afternoon in Brooklyn. */
  inDays(days: number): string;
  /** A table that the member has booked. */
  book(wish: {
    tableId: number;
    startsAt: string;
    slots: number;
    payBy?: 'atClub' | 'credit';
  }): Promise<number>;
  mails(): ReturnType<typeof mailsTo>;
  /** The subjects of the member's mails, the newest first. */
  subjects(): Promise<string[]>;
};

/** Opens a server with Brooklyn. */
export async function openBrooklyn(): Promise<Brooklyn> {
  const server = await startServer();
  const { db } = server.store;
  const [club, player] = [server.client(), server.client()];
  const email = 'player@baulk.example';
  await club.signIn('club@baulk.example');
  await player.signIn(email);
  const { id: playerId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const pool = await db
    .selectFrom('club_tables as t')
    .innerJoin('products as p', 'p.id', 't.tariff_id')
    .select(['t.id', 'p.id as tariffId'])
    .where('t.club_id', '=', 1)
    .where('p.name', '=', 'Pool')
    .where('t.is_bookable', '=', true)
    .where('t.is_out_of_order', '=', false)
    .orderBy('t.id')
    .execute();
  const mails = () => mailsTo(server.app, email);
  return {
    server,
    club,
    player,
    playerId,
    tariffId: pool[0]?.tariffId ?? 0,
    tables: pool.map(({ id }) => id),
    mails,
    subjects: async () => (await mails()).map(({ subject }) => subject),
    async begin() {
      await db.deleteFrom('table_bookings').execute();
      await db.deleteFrom('outbox').execute();
      const body = { rules: usualRules, hours: [], exceptions: [] };
      expect((await club.put('/schedule/club/1/rules', body)).status).toBe(200);
    },
    inDays: (days) =>
      Temporal.Instant.fromEpochMilliseconds(server.clock.now() + days * day)
        .toZonedDateTimeISO('America/New_York')
        .with({ hour: 16, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
        .toInstant()
        .toString(),
    async book({ payBy = 'atClub', ...wish }) {
      const held = await player.post('/booking/hold', wish);
      const id = Number(held.body['bookingId']);
      expect((await player.post(`/booking/${id}/confirm`, { payBy })).status).toBe(200);
      return id;
    },
  };
}
