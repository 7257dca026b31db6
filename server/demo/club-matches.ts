import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { accountId } from './accounts.ts';
import { clubLines, closedClubs } from './club-list.ts';
import { quarterHour, type DemoParts } from './demo.ts';
import { games, gameOf } from './games.ts';
import { emptyMatch, playOn, playOut, type FrameRow, type MatchRow } from './play.ts';
import { firstPlayerId, playerCount } from './users.ts';

type Tables = Insertable<Database['club_tables']>[];
type Kind = 'live' | 'upcoming' | 'open' | 'completed';

const minute = 60_000;
const kinds: readonly Kind[] = [
  'live',
  'upcoming',
  'completed',
  'upcoming',
  'completed',
  'open',
  'completed',
];
const names = ['League night', 'Challenge match', 'Ladder match', 'Handicap night', 'Club championship'];

/** Matches that clubs play outside tournaments: some of every game type, live, to come, without a time and over. */
export function demoClubMatches(parts: DemoParts, tables: Tables, drawn: readonly MatchRow[]) {
  const matches: MatchRow[] = [];
  const frames: FrameRow[] = [];
  const seats = freeSeats(drawn);
  for (const gameType of Object.keys(games)) {
    kinds.forEach((kind, turn) => {
      const own = kind !== 'open' && gameType === ownGame;
      const id = drawn.length + 1 + matches.length;
      const match = matchOf(parts, tables, { id, gameType, own });
      seats.give(match, kind);
      const played = playedAs(parts, match, kind, turn);
      matches.push(played.match);
      frames.push(...played.frames);
    });
  }
  return { matches, frames };
}

/** The game in which the demo's player account plays all its matches outside tournaments. */
const ownGame = 'nineBall';

/** Gives seats of matches to players who are not at another table meanwhile: nobody plays twice at a time. */
function freeSeats(drawn: readonly MatchRow[]) {
  const playersOf = ({ player1_id: one, player2_id: two }: MatchRow) => [one ?? 0, two ?? 0];
  const taken = new Set(drawn.filter(({ status_id: status }) => status === 7).flatMap(playersOf));
  const free = (player: number): number => {
    let found = player;
    while (taken.has(found)) found = firstPlayerId + ((found - firstPlayerId + 1) % playerCount);
    taken.add(found);
    return found;
  };
  return {
    give(match: MatchRow, kind: Kind): void {
      if (kind === 'completed') return;
      for (const seat of ['player1_id', 'player2_id'] as const) {
        const player = match[seat] ?? 0;
        if (player >= firstPlayerId) match[seat] = free(player);
      }
    },
  };
}

function matchOf(
  { now, random }: DemoParts,
  tables: Tables,
  { id, gameType, own }: { id: number; gameType: string; own: boolean },
): MatchRow {
  const open = clubLines.flatMap(({ name }, place) => (closedClubs.includes(name) ? [] : [place + 1]));
  const clubId = own ? 1 : random.pick(open);
  const table = random.pick(tables.filter(({ club_id: of }) => of === clubId));
  const [one, two] = random.shuffle(Array.from({ length: playerCount }, (_, place) => firstPlayerId + place));
  return {
    ...emptyMatch({ id, name: random.pick(names), game_type: gameType }, gameOf(gameType), new Date(now)),
    club_id: clubId,
    table_id: table.id ?? null,
    player1_id: own ? accountId('player') : (one ?? null),
    player2_id: two ?? null,
  };
}

function playedAs(
  parts: DemoParts,
  match: MatchRow,
  kind: Kind,
  turn: number,
): { match: MatchRow; frames: FrameRow[] } {
  const { now, random } = parts;
  const game = gameOf(match.game_type);
  if (kind === 'live') return playOn(match, game, random, now);
  if (kind === 'completed') {
    const startedAt =
      quarterHour(now) - (turn * 1440 + random.integer(5, 90) * 15) * minute - 12 * 60 * minute;
    return playOut(match, game, random, startedAt, random.chance(0.5) ? 1 : 2);
  }
  const isOpen = kind === 'open';
  const scheduled = new Date(quarterHour(now) + (turn * 600 + random.integer(1, 300)) * 15 * minute);
  return {
    match: {
      ...match,
      table_id: isOpen ? null : (match.table_id ?? null),
      schedule_time: isOpen ? null : scheduled,
    },
    frames: [],
  };
}
