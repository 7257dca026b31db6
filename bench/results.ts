import { scorerOf } from '#tests/scoring/scorer.ts';
import { startOrganiser } from '#tests/tournaments/organiser.ts';
import { addPlayers, confirmAll } from './field.ts';
import { median } from './rounds.ts';

/**
 * What a result costs in a draw of 256: its end beside that of a single match, a correction of its score beside its end, and
 * a correction with a reset of the three matches after it beside three ends. All matches are rated.
 *
 *   node scripts/with-postgresql.ts node bench/results.ts
 */
const size = 256;
const our = await startOrganiser();
const desk = await our.as('desk');
const players = await addPlayers(our.db, size);
type Match = { matchId: number; version: number; statusId: number; playerId1: number; playerId2: number };
type Times = Record<'alone' | 'correct' | 'end' | 'reset', number[]>;
const times: Times = { alone: [], correct: [], end: [], reset: [] };
const resetMatches = 3;
/** Each 16 of the draw lead to one match of the fourth round. */
const sections = size / 16;

const id = await our.make({ clubId: 1, capacity: size, raceTo: 3 }, 'closed');
await confirmAll(our.db, id, players);
await our.expectDone(desk.post(`/tournament/${id}/draw`, {}));
for (let section = 0; section < sections; section += 1) {
  const ends: [number, number, number][] = [];
  for (let place = 0; place < 4; place += 1) {
    const match = await matchOf(1, section * 8 + place);
    ends.push([
      await endOf(match),
      await endOf(await singleMatch(match)),
      await correctionOf(match, { frames: racks([1, 2, 1, 1]), winner: match.playerId1 }),
    ]);
  }
  const first = await matchOf(1, section * 8);
  for (let round = 1; round <= resetMatches + 1; round += 1) await walkOver(round, section);
  const reset = await correctionOf(first, { frames: racks([2, 2, 2]), winner: first.playerId2, reset: true });
  // The first section warms the database and does not count.
  if (section === 0) continue;
  for (const [end, alone, correct] of ends) {
    times.end.push(end);
    times.alone.push(alone);
    times.correct.push(correct);
  }
  times.reset.push(reset);
}
const { kind } = our.server.store;
await our.server.close();

const of = (name: keyof Times): number => median(times[name]);
tell('the end of a match in a draw of 256 beside that of a single match', of('end') / of('alone'), 1.3);
tell('a correction without a reset beside the end of a match', of('correct') / of('end'), 1.5);
tell(`a correction with a reset of ${resetMatches} beside one end`, of('reset') / of('end'), resetMatches);

async function matchOf(round: number, position: number): Promise<Match> {
  const { body } = await desk.get(`/tournament/${id}`);
  const match = (body['Rounds'] as { Matches: Match[] }[])[round - 1]?.Matches[position];
  if (!match) throw new Error(`There is no match ${position} in round ${round}.`);
  return match;
}

/** The milliseconds in which a match that was played to its end is ended. */
async function endOf({ matchId, playerId1 }: Match): Promise<number> {
  const scorer = scorerOf(our.server, desk, matchId);
  await scorer.start();
  for (let rack = 0; rack < 3; rack += 1) await scorer.frame([1, 0], { isOver: true });
  const { version } = await scorer.read();
  return milliseconds(() =>
    desk.post(`/match/${matchId}/end`, { version, reason: 'played', winner: playerId1 }),
  );
}

async function singleMatch({ playerId1, playerId2 }: Match): Promise<Match> {
  const { body } = await our.expectDone(
    desk.post('/match', {
      matchName: 'Challenge',
      clubId: 1,
      gameType: 'nineBall',
      raceTo: 3,
      playerId1,
      playerId2,
    }),
  );
  return { matchId: Number(body['id']), version: 1, statusId: 1, playerId1, playerId2 };
}

async function correctionOf({ matchId }: Match, result: object): Promise<number> {
  const { body } = await desk.get(`/match/${matchId}`);
  const reason = 'The sheet says so.';
  return milliseconds(() =>
    desk.post(`/match/${matchId}/correct`, {
      version: body['version'],
      reason,
      outcome: 'played',
      ...result,
    }),
  );
}

/** Ends what is open of a section in a round; who stands first in the first match goes on. */
async function walkOver(round: number, section: number): Promise<void> {
  const count = 16 / 2 ** round;
  for (let place = 0; place < count; place += 1) {
    const match = await matchOf(round, section * count + place);
    if (match.statusId === 6) continue;
    const body = { version: match.version, reason: 'walkover', winner: match.playerId1 };
    await our.expectDone(desk.post(`/match/${match.matchId}/end`, body));
  }
}

function racks(won: readonly (1 | 2)[]): object[] {
  return won.map((side) => ({ player1Points: side === 1 ? 1 : 0, player2Points: side === 2 ? 1 : 0 }));
}

async function milliseconds(work: () => Promise<{ status: number; body: object }>): Promise<number> {
  const begin = performance.now();
  const { status, body } = await work();
  const time = performance.now() - begin;
  if (status !== 200) throw new Error(`The call answered ${status}: ${JSON.stringify(body)}`);
  return time;
}

function tell(name: string, value: number, most: number): void {
  if (value > most) process.exitCode = 1;
  process.stdout.write(`${kind}, ${name}: ${value.toFixed(2)} (at most ${most})\n`);
}
