import { demoPassword } from '#server/demo/accounts.ts';
import { tokenTo } from '#tests/mail/inbox.ts';
import { provedAt, registrationOf } from '#tests/registration/registering.ts';
import { somebodyAt, type TestClient, type TestServer } from '#tests/support/server.ts';

/** The club that gives the office, and the one at which something waits: of the demo, each with people of its own. */
export const giving = 1;
export const asked = 2;

/** What may wait for an answer while somebody is given an office. */
export const waitings = ['a request to join', 'requests of a registration', 'a proposal'] as const;
export type Waiting = (typeof waitings)[number];

/** Clients of the demo's accounts and of everybody who is made here. */
export type Office = { server: TestServer; owner: TestClient; club: TestClient; club2: TestClient };

/** Somebody who is a member of the club that gives, with a client that has signed in. */
export type Person = { id: number; email: string; password: string; client: TestClient };

let made = 0;

/** Makes a player who is a member of the club that gives. */
export async function newMember(office: Office, waiting: Waiting): Promise<Person> {
  const { server, club } = office;
  made += 1;
  const email = `offices-${made}@example.org`;
  const person = await (waiting === 'requests of a registration'
    ? register(office, email)
    : insert(office, email));
  if (waiting !== 'requests of a registration') {
    await person.client.post(`/club/${giving}/join-requests`, { kind: 'join' });
  }
  const request = await requestOf(server, person.id, giving);
  await club.put(`/club/${giving}/join-requests`, { id: request, isAccepted: true });
  return person;
}

/** Somebody who is there already. */
async function insert({ server }: Office, email: string): Promise<Person> {
  const { db } = server.store;
  const person = await db
    .selectFrom('users')
    .select([
      'password_hash',
      'password_changed_at',
      'terms_version',
      'terms_accepted_at',
      'first_signed_in_at',
    ])
    .where('email', '=', 'player@baulk.example')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('users')
    .values({ ...person, email, first_name: 'Odile', last_name: 'Fournier', role_id: 5, status_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const client = somebodyAt(server.app);
  await client.signIn(email);
  return { id, email, password: demoPassword, client };
}

/** Somebody who registers with two clubs. */
async function register({ server }: Office, email: string): Promise<Person> {
  const { client } = await provedAt(server.app, email);
  const registration = registrationOf(email);
  await client.post('/player/register', { ...registration, clubs: [giving, asked] });
  const password = String(registration['password']);
  const { userInfo } = await client.signIn(email, { password });
  return { id: userInfo.userId, email, password, client };
}

/** The number of what waits at a club; one that is never given where nothing does. */
export async function requestOf(server: TestServer, userId: number, clubId: number): Promise<number> {
  const row = await server.store.db
    .selectFrom('club_members')
    .select('request_id')
    .where('user_id', '=', userId)
    .where('club_id', '=', clubId)
    .executeTakeFirst();
  return row?.request_id ?? 2_147_483_647;
}

/** Lets something wait at the other club; answers what accepts it, and its status. */
export async function letWait(
  { server, club2 }: Office,
  waiting: Waiting,
  { id, email, client }: Person,
): Promise<() => Promise<number>> {
  if (waiting === 'a proposal') {
    // What an account may propose in an hour is not what is tried here.
    await server.store.db.deleteFrom('limits').where('key', 'like', 'proposeAssociation:%').execute();
    await club2.post('/player/association', { email, clubs: [asked] });
    const token = await tokenTo(server.app, email);
    return async () => (await client.put('/player/association/confirm', { token }, { token: null })).status;
  }
  if (waiting === 'a request to join') await client.post(`/club/${asked}/join-requests`, { kind: 'join' });
  const request = await requestOf(server, id, asked);
  return async () =>
    (await club2.put(`/club/${asked}/join-requests`, { id: request, isAccepted: true })).status;
}

/** What stands of somebody: their role, and where they are what. */
export async function standingOf(
  { server }: Office,
  id: number,
): Promise<{ role: number; offices: [club: number, role: number][]; waits: number; isMember: boolean }> {
  const { db } = server.store;
  const { role_id: role } = await db
    .selectFrom('users')
    .select('role_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('club_members')
    .select(['club_id', 'role', 'status'])
    .where('user_id', '=', id)
    .orderBy('club_id')
    .execute();
  const proposals = await db
    .selectFrom('association_proposals')
    .select('id')
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  return {
    role,
    offices: rows.filter((row) => row.role !== 5).map((row) => [row.club_id, row.role]),
    waits: rows.filter(({ status }) => status === 'requested').length + proposals.length,
    isMember: rows.some((row) => row.club_id === asked && row.status === 'member'),
  };
}
