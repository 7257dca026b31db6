import { seatKnockout } from '#domain/draws/drawn-match.ts';
import { numberQualifiers } from '#domain/draws/qualifiers.ts';
import { groupName } from '#domain/draws/names.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import { mailDraw } from './draw-mails.ts';
import { knockoutRounds } from './draw-rows.ts';
import {
  findDrawn,
  findPlayers,
  insertDraw,
  insertRounds,
  reachStage,
  reserveMatches,
} from './draw-store.ts';
import type { EntryParts } from './entering.ts';
import { findGroups, openTies } from './groups.ts';
import type { KeptTournament } from './store.ts';

/** Draws the knockout from groups of which all is over and nothing is level where it matters; no lot takes part. */
export async function drawAfterGroups(
  parts: EntryParts,
  kept: KeptTournament,
  who: Caller,
): Promise<Reply<'drawTournament'>> {
  const { db, clock } = parts;
  const { settings } = kept;
  if (kept.stage !== 'running' || settings.qualifierCount === 0) {
    return { status: 409, body: problemBody('tournament_stage') };
  }
  const drawn = await findDrawn(db, kept.id, 'knockout');
  if (drawn.matches > 0) return { status: 409, body: problemBody('draw_made') };
  const groups = await findGroups(db, kept.id, settings);
  if (groups.some(({ isOver }) => !isOver)) return { status: 409, body: problemBody('group_unfinished') };
  const level = groups.filter((group) => openTies(group, settings.qualifierCount).length > 0);
  if (level.length > 0) {
    const fields = level.map(({ position }) => [groupName(position), problemWords.group_level]);
    return { status: 409, body: problemBody('group_level', Object.fromEntries(fields)) };
  }
  const order = numberQualifiers(groups.map(({ qualified }) => qualified));
  if (order.length < 2) return { status: 409, body: problemBody('too_few_players') };
  const at = new Date(clock());
  const draw = seatKnockout(order, settings.hasThirdPlace);
  const ids = await reserveMatches(db, draw.size);
  const seeds = new Map(order.slice(0, groups.length).map((id, place) => [id, place + 1]));
  await insertRounds(db, kept.id, knockoutRounds({ ...kept, at }, draw, { ids, seeds }));
  const id = await insertDraw(db, {
    tournament_id: kept.id,
    part: 'knockout',
    number: drawn.next,
    kind: 'drawn',
    made_at: at,
    made_by: who.userId,
    players: order,
  });
  const version = await reachStage(db, kept.id, { stage: 'running', at });
  await recordChange(db, who, {
    operation: 'drawTournament',
    record: { kind: 'draw', id, clubId: kept.club_id },
    after: { tournamentId: kept.id, part: 'knockout', number: drawn.next },
    at,
  });
  const players = (await findPlayers(db, kept.id)).filter(({ userId }) => order.includes(userId));
  await mailDraw(parts, kept, { players, number: drawn.draws + 1 });
  const message = words.knockoutDrawn(settings.name);
  return { status: 200, body: { number: drawn.next, clashes: [], version, message } };
}
