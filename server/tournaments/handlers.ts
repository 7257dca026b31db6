import type { Handlers } from '#server/http/contract.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { SessionParts } from '#server/session/open.ts';
import { updateEntry } from './acting.ts';
import { correctMatch, voidMatch } from './correcting.ts';
import { drawTournament } from './drawing.ts';
import { createEntry } from './entering.ts';
import { listEntries } from './field.ts';
import { planMatches } from './planning.ts';
import { changeDraw, deleteDraw } from './redrawing.ts';
import { createTournament, removeTournament, updateTournament } from './saving.ts';
import { setSeeds } from './seeds.ts';
import { moveStage } from './stage.ts';
import { previewSeeds } from './strengths.ts';
import { settleTie } from './ties.ts';

type Operation =
  | 'changeDraw'
  | 'correctMatch'
  | 'createEntry'
  | 'createTournament'
  | 'deleteDraw'
  | 'deleteTournament'
  | 'drawTournament'
  | 'listEntries'
  | 'planMatches'
  | 'previewSeeds'
  | 'setSeeds'
  | 'settleTie'
  | 'setTournamentStage'
  | 'updateEntry'
  | 'updateTournament'
  | 'voidMatch';

/** Tournaments as those make and run them who may: the association, and clubs their own; and as players enter them. */
export function createTournamentHandlers(
  parts: SessionParts & { outbox: Outbox },
): Pick<Handlers, Operation> {
  type Parts = typeof parts;
  const within = <T>(work: (inner: Parts) => Promise<T>): Promise<T> =>
    parts.db.transaction().execute((db) => work({ ...parts, db }));
  return {
    createTournament: (call) => call.once((db) => createTournament({ ...parts, db }, call)),
    updateTournament: (call) => within((inner) => updateTournament(inner, call)),
    deleteTournament: (call) => within((inner) => removeTournament(inner, call)),
    setTournamentStage: (call) => within((inner) => moveStage(inner, call)),
    listEntries: (call) => listEntries(parts, call),
    createEntry: (call) => call.once((db) => createEntry({ ...parts, db }, call)),
    updateEntry: (call) => within((inner) => updateEntry(inner, call)),
    drawTournament: (call) => call.once((db) => drawTournament({ ...parts, db }, call)),
    changeDraw: (call) => within((inner) => changeDraw(inner, call)),
    deleteDraw: (call) => within((inner) => deleteDraw(inner, call)),
    correctMatch: (call) => call.once((db) => correctMatch({ ...parts, db }, call)),
    voidMatch: (call) => call.once((db) => voidMatch({ ...parts, db }, call)),
    planMatches: (call) => call.once((db) => planMatches({ ...parts, db }, call)),
    settleTie: (call) => within((inner) => settleTie(inner, call)),
    previewSeeds: (call) => previewSeeds(parts, call),
    setSeeds: (call) => within((inner) => setSeeds(inner, call)),
  };
}
