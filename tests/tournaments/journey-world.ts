import type { Page, Route } from '@playwright/test';
import type { Answer } from '#tests/support/held-calls.ts';
import { askAs } from '#tests/support/signed-in.ts';

/** Who runs the tournaments of these walks, and for which club. */
export const runner = 'club@baulk.example';
const clubId = 1;

/** Years ahead, so that nothing of it falls due while a walk goes on. */
const ahead = {
  gameType: 'hundredUp',
  format: 'knockout',
  clubId,
  timeZone: 'America/New_York',
  startDate: '2127-03-05',
  endDate: '2127-03-06',
  entryClosesAt: '2127-03-04T18:00:00Z',
  capacity: 8,
};

/** A tournament as its own page reads it. */
export type Read = {
  tournamentId: number;
  version: string;
  stage: string;
  settings: Record<string, unknown>;
  Rounds: { Matches: ReadMatch[] }[];
  groups: { standings: { playerName: string }[] }[];
};

export type ReadMatch = {
  matchId: number;
  matchName: string;
  version: number;
  statusId: number;
  playerId1: number;
  playerId2: number;
  playerName1: string;
  playerName2: string;
};

type Stage = 'draft' | 'open' | 'closed';

/** Makes a tournament of the club and takes it to a stage. */
export async function makeTournament(
  page: Page,
  more: { name: string } & Record<string, unknown>,
  stage: Stage = 'open',
): Promise<number> {
  const { id } = (await askAs(page, runner, 'post', 'tournament', { ...ahead, ...more })) as { id: number };
  const steps = { draft: [], open: ['open'], closed: ['open', 'closed'] }[stage];
  for (const step of steps) await askAs(page, runner, 'put', `tournament/${id}/stage`, { stage: step });
  return id;
}

/** A tournament as it is now. */
export const readTournament = (page: Page, id: number): Promise<Read> =>
  askAs(page, runner, 'get', `tournament/${id}`) as Promise<Read>;

export const matchesOf = async (page: Page, id: number): Promise<ReadMatch[]> =>
  (await readTournament(page, id)).Rounds.flatMap(({ Matches: of }) => of);

/** Another organiser changes the description of the tournament, and with it its version. */
async function changeMeanwhile(page: Page, id: number): Promise<void> {
  const { settings, version } = await readTournament(page, id);
  const change = { ...settings, tournamentId: id, description: `Told ${crypto.randomUUID()}` };
  await askAs(page, runner, 'put', 'tournament', change, { 'if-match': version });
}

export const pageOf = (route: Route): Page => route.request().frame().page();

/** The tournament that a call is about. */
const tournamentIn = (route: Route): number => Number(/\/tournament\/(\d+)/.exec(route.request().url())?.[1]);

/** Somebody else has changed the tournament of a call meanwhile. */
export const changedBefore: Answer = async (route) => {
  await changeMeanwhile(pageOf(route), tournamentIn(route));
  await route.continue();
};

/** The call is about another tournament, on the version that this one has: what is looked at stays as it is. */
export const aboutAnother =
  (
    make: (page: Page, sent: Record<string, unknown>) => Promise<number>,
    change?: (sent: Record<string, unknown>) => object,
  ): Answer =>
  async (route) => {
    const request = route.request();
    const sent = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    const page = pageOf(route);
    const id = await make(page, sent);
    const { version } = await readTournament(page, id);
    await route.continue({
      url: request.url().replace(/\/tournament\/\d+/, `/tournament/${id}`),
      // It is another call, and not the same one sent again.
      headers: { ...request.headers(), 'if-match': version, 'idempotency-key': crypto.randomUUID() },
      ...(change && { postData: JSON.stringify(change(sent)) }),
    });
  };

/** The tournaments of a name that the runner has, by name. */
export async function tournamentsNamed(page: Page, search: string): Promise<Map<string, number>> {
  const { rows } = (await askAs(
    page,
    runner,
    'get',
    `tournament?managed=true&limit=20&name=${encodeURIComponent(search)}`,
  )) as { rows: { tournamentId: number; name: string }[] };
  return new Map(rows.map(({ tournamentId, name }) => [name, tournamentId]));
}

/** Enters players in their order, as the association does, which knows players of every club. */
export async function enter(page: Page, id: number, players: readonly number[]): Promise<void> {
  for (const userId of players) {
    await askAs(page, 'owner@baulk.example', 'post', `tournament/${id}/entry`, { userId });
  }
}

/** What the desk does about the entry of a player. */
export const act = (page: Page, id: number, userId: number, what: string): Promise<unknown> =>
  askAs(page, runner, 'put', `tournament/${id}/entry`, { userId, act: what });

/** Draws a tournament by lot. */
export const draw = (page: Page, id: number): Promise<unknown> =>
  askAs(page, runner, 'post', `tournament/${id}/draw`, {});

/** A tournament of players who are entered, drawn where it is told so. */
export async function makeField(
  page: Page,
  {
    players,
    stage = 'closed',
    ...more
  }: { name: string; players: readonly number[]; stage?: 'open' | 'closed' | 'drawn' } & Record<
    string,
    unknown
  >,
): Promise<number> {
  const id = await makeTournament(page, more);
  await enter(page, id, players);
  if (stage !== 'open') await askAs(page, runner, 'put', `tournament/${id}/stage`, { stage: 'closed' });
  if (stage === 'drawn') await draw(page, id);
  return id;
}

/** Lets the first player of a match win it without play. */
export async function winByWalkover(page: Page, match: ReadMatch | undefined): Promise<void> {
  const ended = { version: match?.version, winner: match?.playerId1, reason: 'walkover' };
  await askAs(page, runner, 'post', `match/${match?.matchId}/end`, ended);
}

/** Players of the demo who are at no table. */
export const players = {
  hector: { userId: 51, name: 'Héctor Villalobos', email: 'hector.villalobos@players.baulk.example' },
  owen: { userId: 52, name: 'Owen Castellanos' },
  sofia: { userId: 43, name: 'Sofía Arancibia' },
  paulo: { userId: 46, name: 'Paulo Nogueira' },
  rafael: { userId: 59, name: 'Rafael Quiñones' },
  neha: { userId: 61, name: 'Neha Ramdin' },
  renata: { userId: 49, name: 'Renata Solís' },
  benoit: { userId: 86, name: 'Benoît Charbonneau', email: 'benoit.charbonneau@players.baulk.example' },
} as const;
