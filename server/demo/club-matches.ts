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
export function demoClubMatches(parts: DemoParts, tables: Tables, firstId: number) {
  const matches: MatchRow[] = [];
  const frames: FrameRow[] = [];
  for (const gameType of Object.keys(games)) {
    kinds.forEach((kind, turn) => {
      const own = kind !== 'open' && gameType === ownGame;
      const match = matchOf(parts, tables, { id: firstId + matches.length, gameType, own });
      const played = playedAs(parts, match, kind, turn);
      matches.push(played.match);
      frames.push(...played.frames);
    });
  }
  return { matches, frames };
}

/** The game in which the demo's player account plays all its matches outside tournaments. */
const ownGame = 'nineBall';

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
