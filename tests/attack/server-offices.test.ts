import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAsCaller, type CallerContext } from '#server/database/caller-context.ts';
import { issueProposal } from '#server/players/proposals.ts';
import { sizeOf } from '#tests/support/attack.ts';
import { somebodyAt, startServer } from '#tests/support/server.ts';
import {
  asked,
  giving,
  letWait,
  newMember,
  standingOf,
  waitings,
  type Office,
  type Person,
} from './offices.ts';

let office: Office;
beforeAll(async () => {
  const server = await startServer();
  const signedIn = async (name: string) => {
    const client = somebodyAt(server.app);
    await client.signIn(`${name}@baulk.example`);
    return client;
  };
  office = {
    server,
    owner: await signedIn('owner'),
    club: await signedIn('club'),
    club2: await signedIn('club2'),
  };
});
afterAll(() => office.server.close());

const roles = [
  { role: 3, giver: 'club' },
  { role: 4, giver: 'club' },
  { role: 2, giver: 'owner' },
  { role: 3, giver: 'owner' },
  { role: 4, giver: 'owner' },
] as const;
const orders = ['before it is answered', 'after it was answered', 'while it is answered'] as const;
const cells = roles.flatMap(({ role, giver }) =>
  waitings.flatMap((waiting) => orders.map((order) => ({ role, giver, waiting, order }))),
);

describe('an office given to somebody for whom something waits at another club', () => {
  it.each(cells)('is held there alone: role $role by $giver, $order: $waiting', async (cell) => {
    for (let time = 0; time < (cell.order === 'while it is answered' ? sizeOf(60) : 1); time += 1) {
      await giveAndAnswer(cell);
    }
  });
});

async function giveAndAnswer({ role, giver, waiting, order }: (typeof cells)[number]): Promise<void> {
  const person = await newMember(office, waiting);
  const accept = await letWait(office, waiting, person);
  const clubs = role === 2 ? [] : [giving];
  const change = { userId: person.id, roleId: role, ...(giver === 'owner' && { clubs }) };
  const give = async (): Promise<number> => (await office[giver].put('/player', change)).status;
  const [given, accepted] = await inOrder(order, give, accept);
  if (order === 'before it is answered') expect([given, accepted === 200]).toEqual([200, false]);
  // A club decides about nobody who belongs to another one as well.
  if (order === 'after it was answered')
    expect([given, accepted]).toEqual([giver === 'club' ? 409 : 200, 200]);
  if (order === 'while it is answered') expect(orderly).toContain(`${given} ${accepted}`);
  const isGiven = given === 200;
  const standing = await standingOf(office, person.id);
  expect(standing).toMatchObject({
    role: isGiven ? role : 5,
    offices: isGiven && role !== 2 ? [[giving, role]] : [],
    waits: 0,
    isMember: !isGiven,
  });
  if (isGiven) await expectNothingOpens(person, role === 2 ? [] : [giving]);
}

/** One of the two comes first, and the other sees it; a proposal that has ended is no link any more. */
const orderly = ['200 400', '200 409', '409 200', '200 200'];

async function inOrder(
  order: (typeof orders)[number],
  give: () => Promise<number>,
  accept: () => Promise<number>,
): Promise<[given: number, accepted: number]> {
  if (order === 'while it is answered') return Promise.all([give(), accept()]);
  if (order === 'before it is answered') return [await give(), await accept()];
  const accepted = await accept();
  return [await give(), accepted];
}

/** Nothing of the other club opens to somebody in their new office. */
async function expectNothingOpens({ email, password }: Person, clubs: number[]): Promise<void> {
  const again = somebodyAt(office.server.app);
  const answer = await again.signIn(email, { password });
  expect(answer.clubs?.map(({ clubId }) => clubId)).toEqual(clubs);
  for (const path of [`/club/${asked}/join-requests`, `/channel/club/${asked}`]) {
    expect([403, 404]).toContain((await again.get(path)).status);
  }
}

describe('without the check of a handler, the database refuses', () => {
  const actors = { desk: 4, club: 3, club2: 3, staff: 2 } as const;
  const actor = async (name: keyof typeof actors): Promise<CallerContext> => {
    const { id } = await userOf(`${name}@baulk.example`);
    return {
      userId: id,
      roleId: actors[name],
      clubs: name === 'staff' ? [] : [name === 'club2' ? asked : giving],
    };
  };
  const userOf = (email: string) =>
    office.server.store.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const become = (id: number, role: number) =>
    sql`update users set role_id = ${role} where id = ${id}`.execute(office.server.store.db);
  const hold = (id: number, clubId: number, role: number) =>
    sql`update club_members set role = ${role} where user_id = ${id} and club_id = ${clubId}`.execute(
      office.server.store.db,
    );
  const belong = (id: number, clubId: number, status: 'member' | 'requested') =>
    sql`insert into club_members (user_id, club_id, status, member_since)
      values (${id}, ${clubId}, ${status}, ${status === 'member' ? new Date() : null})`.execute(
      office.server.store.db,
    );
  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: { code?: string }) => error.code ?? String(error),
    );

  it('an office that its person does not have, and one of another kind ends with the role', async () => {
    const { id } = await newMember(office, 'a request to join');
    expect(await codeOf(hold(id, giving, 3))).toBe('23514');
    await become(id, 4);
    expect(await codeOf(hold(id, giving, 3))).toBe('23514');
    await hold(id, giving, 4);
    expect((await standingOf(office, id)).offices).toEqual([[giving, 4]]);
    await become(id, 3);
    expect((await standingOf(office, id)).offices).toEqual([]);
  });

  it('that anybody but a player waits for a club, or is proposed one', async () => {
    const { db } = office.server.store;
    const person = await newMember(office, 'a request to join');
    const { id } = person;
    await letWait(office, 'a request to join', person);
    await letWait(office, 'a proposal', person);
    expect((await standingOf(office, id)).waits).toBe(2);
    await become(id, 4);
    expect((await standingOf(office, id)).waits).toBe(0);
    expect(await codeOf(belong(id, asked, 'requested'))).toBe('23514');
    const proposal = { userId: id, proposedBy: 1, clubs: [asked], now: Date.now() };
    expect(await codeOf(issueProposal(db, proposal))).toBe('23514');
  });

  it('an office that waits, or that is to be left', async () => {
    const { id } = await userOf('desk@baulk.example');
    const { db } = office.server.store;
    const leave = sql`update club_members set leaving_asked_at = now() where user_id = ${id}`.execute(db);
    expect(await codeOf(leave)).toBe('23514');
    const wait = sql`update club_members set status = 'requested', member_since = null where user_id = ${id}`;
    expect(await codeOf(wait.execute(db))).toBe('23514');
  });

  it('a role that is raised by a desk, by the association’s staff, by oneself, or where an office is held elsewhere', async () => {
    const { id } = await newMember(office, 'a request to join');
    await belong(id, asked, 'member');
    for (const name of ['desk', 'staff'] as const) {
      expect([name, await codeOf(runAsCaller(await actor(name), () => become(id, 4)))]).toEqual([
        name,
        '42501',
      ]);
    }
    const self: CallerContext = { userId: id, roleId: 5, clubs: [] };
    expect(await codeOf(runAsCaller(self, () => become(id, 3)))).toBe('42501');
    await become(id, 3);
    await hold(id, giving, 3);
    const other = await actor('club2');
    for (const role of [4, 5]) expect(await codeOf(runAsCaller(other, () => become(id, role)))).toBe('42501');
    expect((await standingOf(office, id)).offices).toEqual([[giving, 3]]);
  });

  it('an office that is given or taken by a desk, by the association’s staff, by oneself, or in a club of others', async () => {
    const { id } = await newMember(office, 'a request to join');
    await belong(id, asked, 'member');
    await become(id, 3);
    const self: CallerContext = { userId: id, roleId: 3, clubs: [giving] };
    const { db } = office.server.store;
    const out = (clubId: number) => () =>
      db
        .deleteFrom('club_members')
        .where('user_id', '=', id)
        .where('club_id', '=', clubId)
        .executeTakeFirst();
    for (const caller of [await actor('desk'), await actor('staff')]) {
      expect(await codeOf(runAsCaller(caller, () => hold(id, giving, 3)))).toBe('42501');
    }
    expect(await codeOf(runAsCaller(self, () => hold(id, asked, 3)))).toBe('42501');
    await runAsCaller(await actor('club'), () => hold(id, giving, 3));
    // What is not seen is not met: nothing is changed and nothing goes.
    await runAsCaller(await actor('club2'), () => hold(id, giving, 5));
    for (const name of ['club2', 'desk', 'staff'] as const) {
      expect(await runAsCaller(await actor(name), out(giving))).toEqual({ numDeletedRows: 0n });
    }
    expect((await standingOf(office, id)).offices).toEqual([[giving, 3]]);
  });
});
