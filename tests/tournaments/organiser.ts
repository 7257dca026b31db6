import { sql } from 'kysely';
import type { Store } from '#server/database/open.ts';
import type { Clock } from '#server/services/clock.ts';
import { somebodyAt, startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Answer = Awaited<ReturnType<TestClient['get']>>;

/** A server with people who run and play tournaments; times are those of its clock. */
export type Organiser = Awaited<ReturnType<typeof startOrganiser>>;

/** Starts a server with who runs its tournaments signed in, and the short ways by which tests make them. */
export async function startOrganiser(options: { clock?: Clock; store?: Store } = {}) {
  const server: TestServer = await startServer(options);
  const { db } = server.store;
  const clients = new Map<string, TestClient>();
  let made = 0;

  /** A demo account by the first part of its address. */
  async function as(name: string): Promise<TestClient> {
    const known = clients.get(name);
    if (known) return known;
    const client = somebodyAt(server.app);
    if (name !== 'visitor') await client.signIn(`${name}@baulk.example`);
    clients.set(name, client);
    return client;
  }

  /** Active players with a club, none of them an account with a story of its own; those who are at no table now come first. */
  async function players(count: number, clubId?: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select u.id from users u where u.role_id = 5 and u.status_id = 1 and not u.privacy_on and not u.is_referee
        and u.email like '%@players.baulk.example' and exists (
          select from club_members m join clubs c on c.id = m.club_id and c.status_id = 1
          where m.user_id = u.id and m.status = 'member'
            and (${clubId ?? null}::integer is null or m.club_id = ${clubId ?? null}))
      order by exists (select from matches p where p.status_id = 7 and u.id in (p.player1_id, p.player2_id)), u.id
      limit ${count}`.execute(db);
    if (rows.length < count) throw new Error(`The demo has ${rows.length} such players and not ${count}.`);
    const ids = rows.map(({ id }) => id);
    // Their mails are read here, in English.
    if (ids.length > 0)
      await db.updateTable('users').set({ language: null }).where('id', 'in', ids).execute();
    return ids;
  }

  /** A player signed in. */
  async function player(id: number): Promise<TestClient> {
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const client = somebodyAt(server.app);
    await client.signIn(email);
    return client;
  }

  const later = (days: number): string => new Date(server.clock.now() + days * 86_400_000).toISOString();

  /** A tournament of the association, or of a club, whose entries are open unless told otherwise. */
  async function make(more: Record<string, unknown> = {}, stage: 'closed' | 'draft' | 'open' = 'open') {
    made += 1;
    const { status, body } = await (
      await as('owner')
    ).post('/tournament', {
      name: `Open ${made}`,
      gameType: 'nineBall',
      format: 'knockout',
      raceTo: 3,
      startDate: later(20).slice(0, 10),
      endDate: later(24).slice(0, 10),
      timeZone: 'America/New_York',
      capacity: 16,
      entryClosesAt: later(10),
      ...more,
    });
    if (status !== 201) throw new Error(`The tournament was refused: ${JSON.stringify(body)}`);
    const id = Number(body['id']);
    if (stage !== 'draft')
      await expectDone((await as('owner')).put(`/tournament/${id}/stage`, { stage: 'open' }));
    if (stage === 'closed') await expectDone((await as('owner')).put(`/tournament/${id}/stage`, { stage }));
    return id;
  }

  async function expectDone(answer: Promise<Answer>): Promise<Answer> {
    const { status, body, headers } = await answer;
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return { status, body, headers };
  }

  /** Enters players by the desk, in their order. */
  async function enter(tournamentId: number, userIds: readonly number[], who = 'owner'): Promise<void> {
    for (const userId of userIds) {
      await expectDone((await as(who)).post(`/tournament/${tournamentId}/entry`, { userId }));
    }
  }

  /** The entries by status, each in the order of the list. */
  async function field(tournamentId: number, who = 'owner'): Promise<Record<string, number[]>> {
    const { body } = await (await as(who)).get(`/tournament/${tournamentId}/entry?limit=1000`);
    const rows = body['rows'] as { userId: number; status: string }[];
    const byStatus = Map.groupBy(rows, ({ status }) => status);
    return Object.fromEntries(
      [...byStatus].map(([status, entries]) => [status, entries.map(({ userId }) => userId)]),
    );
  }

  /** Tables of a club in order on which nothing is played and to which nothing is called. */
  async function freeTables(count: number, clubId: number): Promise<number[]> {
    const rows = await db
      .selectFrom('club_tables')
      .select('id')
      .where('club_id', '=', clubId)
      .where('deleted_at', 'is', null)
      .where('is_out_of_order', '=', false)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('matches')
              .select('matches.id')
              .whereRef('table_id', '=', 'club_tables.id')
              .where((eb) => eb.or([eb('status_id', '=', 7), eb('called_at', 'is not', null)])),
          ),
        ),
      )
      .orderBy('id')
      .limit(count)
      .execute();
    if (rows.length < count) throw new Error(`Club ${clubId} has ${rows.length} free tables.`);
    return rows.map(({ id }) => id);
  }

  /** What a single match of a club is made of, between two of its players. */
  async function challenge(clubId: number, more: object = {}) {
    const [playerId1, playerId2] = await players(2, clubId);
    return { matchName: 'Challenge', clubId, gameType: 'nineBall', raceTo: 5, playerId1, playerId2, ...more };
  }

  return { server, db, as, players, player, later, make, expectDone, enter, field, freeTables, challenge };
}
