import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import {
  compareStrength,
  isKnown,
  orderByStrength,
  type Strength,
  type StrengthSource,
} from '#domain/draws/seeding.ts';
import { games } from '#domain/games.ts';
import { isEstablished } from '#domain/ratings/rating.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import { findLines } from '#server/rankings/lines.ts';
import { findRankings } from '#server/rankings/settings.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findPlayers, isPresent, type FieldPlayer } from './draw-store.ts';
import { known } from './saving.ts';
import { findShown, type KeptTournament } from './store.ts';

type Ranking = Awaited<ReturnType<typeof findRankings>>[number];

/** How strong the players of a draw are, and by which ranking; null where its club has no such ranking. */
export type Strengths = { players: Strength[]; ranking: Ranking | null; rankings: Ranking[] };

type Of = { source: StrengthSource; rankingId: number | undefined; now: number };

/** Finds the ratings and the ranks of players in the club of a tournament, in the game that is played. */
export async function findStrengths(
  db: Kysely<Database>,
  kept: KeptTournament,
  field: readonly FieldPlayer[],
  { source, rankingId, now }: Of,
): Promise<Strengths | null> {
  const discipline = games.find(({ id }) => id === kept.settings.gameType)?.discipline ?? null;
  const own = kept.club_id === null ? [] : await findRankings(db, { clubId: kept.club_id });
  const rankings = own.filter((each) => each.discipline === null || each.discipline === discipline);
  const ranking = rankings.find((each) => rankingId === undefined || each.rankingId === rankingId) ?? null;
  if (ranking === null && rankingId !== undefined) return null;
  const lines = source === 'ranking' && ranking !== null ? await findLines(db, ranking, now) : [];
  const rankOf = new Map(lines.map(({ playerId, rank }) => [playerId, rank]));
  const { rows } = await sql<{ userId: number; rating: number; frames: number }>`
    select r.user_id as "userId", r.rating::float as rating, r.frames from ratings r
    where r.club_id = ${kept.club_id} and r.discipline = ${discipline}`.execute(db);
  const ratingOf = new Map(rows.map((row) => [row.userId, row]));
  const players = field.map(({ userId }) => ({
    userId,
    rank: rankOf.get(userId) ?? null,
    rating: ratingOf.get(userId)?.rating ?? null,
    frames: ratingOf.get(userId)?.frames ?? 0,
  }));
  return { players, ranking, rankings };
}

/** Shows those who run a tournament in which order a draw would seed; it changes nothing. */
export async function previewSeeds(
  { db, clock }: Pick<SessionParts, 'clock' | 'db'>,
  { path: { tournamentId }, query: { source, rankingId }, caller }: Call<'previewSeeds'>,
): Promise<Reply<'previewSeeds'>> {
  const kept = await findShown(db, known(caller), tournamentId);
  if (!kept?.may_manage) return { status: 404, body: problemBody('not_found') };
  const field = (await findPlayers(db, kept.id)).filter((player) => isPresent(kept.settings, player));
  const strengths = await findStrengths(db, kept, field, { source, rankingId, now: clock() });
  if (!strengths) {
    return { status: 400, body: problemBody('seeds_wrong', { rankingId: problemWords.seeds_wrong }) };
  }
  const names = new Map(field.map(({ userId, name }) => [userId, name]));
  const ordered = orderByStrength(strengths.players, source, 0);
  const isLevel = (player: Strength, other: Strength | undefined): boolean =>
    other !== undefined && compareStrength(player, other, source) === 0;
  return {
    status: 200,
    body: {
      rankingId: source === 'ranking' ? (strengths.ranking?.rankingId ?? null) : null,
      rankings: strengths.rankings.map(({ rankingId: id, name, year }) => ({ rankingId: id, name, year })),
      rows: ordered.map((player, place): components['schemas']['SeededPlayer'] => ({
        userId: player.userId,
        name: names.get(player.userId) ?? '',
        rank: player.rank,
        rating: player.rating,
        isProvisional: player.rating !== null && !isEstablished(player.frames),
        isKnown: isKnown(player, source),
        isLevel: isLevel(player, ordered[place - 1]) || isLevel(player, ordered[place + 1]),
      })),
    },
  };
}
