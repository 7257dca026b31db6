import type { Page } from '@playwright/test';
import { matchStatus } from '#domain/matches/status.ts';
import { lastClosedFrame } from '#domain/scoring/course.ts';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import { askAs } from '#tests/support/signed-in.ts';

/** Somebody else who may write the score of any match. */
const other = 'staff@baulk.example';

/** The match as the server has it. */
export const matchOf = async (page: Page, matchId: number): Promise<ScoredMatch> =>
  (await askAs(page, other, 'get', `match/${matchId}`)) as ScoredMatch;

/** Who is at a table just now. */
async function findBusy(page: Page): Promise<ReadonlySet<number | null>> {
  const pages = await Promise.all(
    [1, 2, 3].map((number) => askAs(page, other, 'get', `match?status=7&limit=20&pageNumber=${number}`)),
  );
  const live = pages.flatMap((each) => (each as { rows: ScoredMatch[] }).rows);
  return new Set(live.flatMap(({ playerId1, playerId2 }) => [playerId1, playerId2]));
}

/** The first match of some games between two players who are known; one to come has players who are free. */
export async function findMatch(
  page: Page,
  games: readonly string[],
  statusId: number,
): Promise<ScoredMatch | undefined> {
  const busy: ReadonlySet<number | null> =
    statusId === matchStatus.upcoming ? await findBusy(page) : new Set();
  for (const game of games) {
    const query = `match?status=${statusId}&gameType=${game}&limit=20`;
    const { rows } = (await askAs(page, other, 'get', query)) as { rows: ScoredMatch[] };
    const found = rows.find(({ playerId1, playerId2 }) =>
      [playerId1, playerId2].every((player) => player !== null && !busy.has(player)),
    );
    if (found) return found;
  }
  return undefined;
}

const write = async (
  page: Page,
  { matchId, version }: ScoredMatch,
  what: string,
  body: object,
): Promise<ScoredMatch> => {
  const method = what === 'undo' ? 'delete' : 'post';
  const path = what === 'undo' ? 'frame' : what;
  return (await askAs(page, other, method, `match/${matchId}/${path}`, { version, ...body })) as ScoredMatch;
};

const begin = (page: Page, match: ScoredMatch) => write(page, match, 'start', { atTable: 1 });

const undo = (page: Page, match: ScoredMatch) =>
  write(page, match, 'undo', { frameNumber: lastClosedFrame(match)?.frameNumber });

const rack = (page: Page, match: ScoredMatch) =>
  write(page, match, 'frame', {
    frameNumber: match.currentFrame,
    player1Points: 1,
    player2Points: 0,
    isOver: true,
  });

/** Somebody else plays a match on, or takes back, until the first player has won so many racks and the second none. */
export async function playTo(page: Page, matchId: number, racks: number): Promise<ScoredMatch> {
  let match = await matchOf(page, matchId);
  if (match.statusId === matchStatus.upcoming) match = await begin(page, match);
  while (match.player2Frames > 0 || match.player1Frames > racks) match = await undo(page, match);
  while (match.player1Frames < racks) match = await rack(page, match);
  return match;
}

/** Somebody else ends a match that has begun: the second player gives up. */
export async function endMatch(page: Page, matchId: number): Promise<void> {
  const match = await matchOf(page, matchId);
  if (match.statusId === matchStatus.completed) return;
  const isPlayed = match.player1Frames === match.raceTo;
  await write(page, match, 'end', { winner: match.playerId1, reason: isPlayed ? 'played' : 'retired' });
}

/** Somebody else has written something of a match meanwhile. */
export async function changeMeanwhile(page: Page, matchId: number): Promise<void> {
  const match = await matchOf(page, matchId);
  if (match.statusId === matchStatus.upcoming) await begin(page, match);
  else await (lastClosedFrame(match) ? undo : rack)(page, match);
}
