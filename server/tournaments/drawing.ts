import { randomInt } from 'node:crypto';
import { isReason } from '#domain/reason.ts';
import { seatKnockout } from '#domain/draws/drawn-match.ts';
import { drawGroups, groupsFault, pairsOf } from '#domain/draws/groups.ts';
import { clashesOf, numberPlayers, type Clash, type KinOf } from '#domain/draws/numbers.ts';
import { isKnown, orderByStrength } from '#domain/draws/seeding.ts';
import { moveTournament } from '#domain/tournaments/stage.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import { drawAfterGroups } from './after-groups.ts';
import { mailDraw } from './draw-mails.ts';
import { countMeetings, groupRounds, knockoutRounds } from './draw-rows.ts';
import {
  findDrawn,
  findPlayers,
  insertDraw,
  insertGroups,
  insertRounds,
  isPresent,
  numberField,
  reachStage,
  removeDraw,
  reserveMatches,
  type FieldPlayer,
} from './draw-store.ts';
import { findStrengths } from './strengths.ts';
import { freePlace, moveKeptEntry } from './entrants.ts';
import type { EntryParts } from './entering.ts';
import { known, refusalOf } from './saving.ts';
import { takeTournament, type KeptTournament } from './store.ts';

type DrawCall = Pick<Call<'drawTournament'>, 'body' | 'caller' | 'path' | 'request'>;
type Options = Call<'drawTournament'>['body'];

const mostLuck = 2 ** 31 - 2;

/** Draws a tournament by lot: for the first time, again while nobody has played, or the knockout after its groups. */
export async function drawTournament(
  parts: EntryParts,
  { path: { tournamentId }, body, caller, request }: DrawCall,
): Promise<Reply<'drawTournament'>> {
  const { db, clock } = parts;
  const who = known(caller);
  const kept = await takeTournament(db, who, tournamentId);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  const refusal = refusalOf(kept, request);
  if (refusal) return refusal;
  if (body.part === 'knockout') return drawAfterGroups(parts, kept, who);
  const part = kept.settings.format === 'knockout' ? 'knockout' : 'group';
  const drawn = await findDrawn(db, kept.id, part);
  const isAtStage = kept.stage !== 'running' && moveTournament(kept.stage, 'draw') !== null;
  if (!isAtStage) {
    return { status: 409, body: problemBody(drawn.hasBegun ? 'draw_begun' : 'tournament_stage') };
  }
  if (drawn.hasBegun) return { status: 409, body: problemBody('draw_begun') };
  const reason = body.reason?.trim() ?? '';
  if (drawn.draws > 0 && !isReason(reason)) {
    return { status: 400, body: problemBody('reason_missing', { reason: problemWords.reason_missing }) };
  }
  const field = await findPlayers(db, kept.id);
  const present = field.filter((player) => isPresent(kept.settings, player));
  const seeding = await seedingOf(parts, kept, { options: body, players: present });
  const fault = fieldFault(kept, present.length) ?? (seeding ? seedsFault(body, seeding) : rankingFault);
  if (fault || !seeding) return fault ?? rankingFault;
  const at = new Date(clock());
  await leaveOut(parts, kept, who, { absent: field.filter((player) => !present.includes(player)), at });
  if (drawn.matches > 0) await removeDraw(db, kept.id, 'all');
  const made = await makeDraw(parts, kept, { players: present, options: body, seeding, at });
  const id = await insertDraw(db, {
    tournament_id: kept.id,
    part,
    number: drawn.next,
    kind: 'drawn',
    made_at: at,
    made_by: who.userId,
    luck: made.luck,
    seed_source: body.seedSource ?? 'none',
    seed_count: made.seeds.length,
    separation: body.separation ?? 'none',
    reason: reason === '' ? null : reason,
    players: made.order,
  });
  const version = await reachStage(db, kept.id, { stage: 'drawn', at });
  await recordChange(db, who, {
    operation: 'drawTournament',
    record: { kind: 'draw', id, clubId: kept.club_id },
    after: {
      tournamentId: kept.id,
      number: drawn.next,
      luck: made.luck,
      ...body,
      ...(seeding.rankingId !== null && { rankingId: seeding.rankingId }),
    },
    at,
  });
  await mailDraw(parts, kept, { players: present, number: drawn.draws + 1 });
  return {
    status: 200,
    body: {
      number: drawn.next,
      clashes: made.clashes.map(([one, two]) => [one, two]),
      version,
      message: words.drawn(kept.settings.name, drawn.draws + 1),
    },
  };
}

function fieldFault({ settings }: KeptTournament, players: number) {
  if (players < 2) return { status: 409, body: problemBody('too_few_players') } as const;
  const groups = settings.format === 'roundRobin' ? groupsFault(players, settings.groupCount ?? 1) : null;
  return groups && ({ status: 409, body: problemBody(groups) } as const);
}

/** Whom a draw can seed, the best first, once its luck is known; and how many unless it is said. */
type Seeding = { ordered: (luck: number) => number[]; most: number; usual: number; rankingId: number | null };

const rankingFault = {
  status: 400,
  body: problemBody('seeds_wrong', { rankingId: problemWords.seeds_wrong }),
} as const;

/** Null where the ranking is none of the club's for this game. */
async function seedingOf(
  { db, clock }: EntryParts,
  kept: KeptTournament,
  { options, players }: { options: Options; players: readonly FieldPlayer[] },
): Promise<Seeding | null> {
  const { seedSource: source = 'none', rankingId } = options;
  if (source === 'none' || source === 'manual') {
    const set = source === 'none' ? [] : players.filter(({ seed }) => seed !== null);
    const ids = set.toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0)).map(({ userId }) => userId);
    return { ordered: () => ids, most: ids.length, usual: ids.length, rankingId: null };
  }
  const strengths = await findStrengths(db, kept, players, { source, rankingId, now: clock() });
  if (!strengths) return null;
  return {
    ordered: (luck) => orderByStrength(strengths.players, source, luck).map(({ userId }) => userId),
    most: players.length,
    usual: strengths.players.filter((player) => isKnown(player, source)).length,
    rankingId: source === 'ranking' ? (strengths.ranking?.rankingId ?? null) : null,
  };
}

function seedsFault({ seedCount }: Options, { most }: Seeding) {
  const isRight = seedCount === undefined || seedCount === 0 || (seedCount >= 2 && seedCount <= most);
  if (isRight) return null;
  return { status: 400, body: problemBody('seeds_wrong', { seedCount: problemWords.seeds_wrong }) } as const;
}

async function leaveOut(
  { db }: EntryParts,
  { id: tournamentId }: KeptTournament,
  who: Caller,
  { absent, at }: { absent: readonly FieldPlayer[]; at: Date },
): Promise<void> {
  for (const { userId, entryId } of absent) {
    await freePlace(db, { tournamentId, userId });
    if (entryId === null) continue;
    await moveKeptEntry(db, { id: entryId, status: 'noShow', answeredBy: who.userId, reason: null, at });
  }
}

type Made = { luck: number; order: number[] | number[][]; seeds: number[]; clashes: readonly Clash[] };

async function makeDraw(
  parts: EntryParts,
  kept: KeptTournament,
  of: { players: readonly FieldPlayer[]; options: Options; seeding: Seeding; at: Date },
): Promise<Made> {
  const { players, options, seeding, at } = of;
  const luck = randomInt(0, mostLuck);
  const seeds = seeding.ordered(luck).slice(0, options.seedCount ?? seeding.usual);
  const unseeded = players.map(({ userId }) => userId).filter((id) => !seeds.includes(id));
  const kinOf = kinOfPlayers(players, options.separation ?? 'none');
  const isKnockout = kept.settings.format === 'knockout';
  const order = numberPlayers({ seeds, unseeded, luck, ...(isKnockout && { kinOf }) });
  const draw = { order, seeds: new Map(seeds.map((id, place) => [id, place + 1])), kinOf, at };
  const made = await (isKnockout ? writeKnockout(parts, kept, draw) : writeGroups(parts, kept, draw));
  return { luck, seeds, ...made };
}

function kinOfPlayers(
  players: readonly FieldPlayer[],
  separation: 'club' | 'country' | 'none',
): KinOf | undefined {
  if (separation === 'none') return undefined;
  const kin = new Map(players.map((player) => [player.userId, player[separation]]));
  return (id) => kin.get(id) ?? null;
}

type Numbered = { order: number[]; seeds: Map<number, number>; kinOf: KinOf | undefined; at: Date };
type Written = Pick<Made, 'clashes' | 'order'>;

async function writeKnockout(
  { db }: EntryParts,
  kept: KeptTournament,
  { order, seeds, kinOf, at }: Numbered,
): Promise<Written> {
  const draw = seatKnockout(order, kept.settings.hasThirdPlace);
  const ids = await reserveMatches(db, draw.size);
  await numberField(
    db,
    kept.id,
    order.map((userId, place) => ({ userId, number: place + 1, groupId: null })),
  );
  await insertRounds(db, kept.id, knockoutRounds({ ...kept, at }, draw, { ids, seeds }));
  const first = [...draw.values()].filter(({ round }) => round === 1).map(({ players }) => players);
  return { order, clashes: kinOf ? clashesOf(first, kinOf) : [] };
}

async function writeGroups(
  { db }: EntryParts,
  kept: KeptTournament,
  { order, seeds, kinOf, at }: Numbered,
): Promise<Written> {
  const groups = drawGroups(order, kept.settings.groupCount ?? 1, kinOf);
  const groupIds = await insertGroups(db, kept.id, groups.length);
  const ids = await reserveMatches(db, countMeetings(groups));
  const groupOf = new Map(
    groups.flatMap((players, group) => players.map((id) => [id, groupIds[group] ?? null] as const)),
  );
  const numbered = order.map((userId, place) => ({
    userId,
    number: place + 1,
    groupId: groupOf.get(userId) ?? null,
  }));
  await numberField(db, kept.id, numbered);
  await insertRounds(db, kept.id, groupRounds({ ...kept, at }, groups, { ids, groupIds, seeds }));
  return { order: groups, clashes: kinOf ? groups.flatMap((players) => pairsOf(players, kinOf)) : [] };
}
