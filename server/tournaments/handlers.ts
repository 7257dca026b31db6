import type { Handlers } from '#server/http/contract.ts';
import type { SessionParts } from '#server/session/open.ts';
import { createTournament, removeTournament, updateTournament } from './saving.ts';
import { moveStage } from './stage.ts';

type Operation = 'createTournament' | 'updateTournament' | 'deleteTournament' | 'setTournamentStage';

/** Tournaments as those make and run them who may: the association, and clubs their own. */
export function createTournamentHandlers(parts: SessionParts): Pick<Handlers, Operation> {
  const within = <T>(work: (inner: SessionParts) => Promise<T>): Promise<T> =>
    parts.db.transaction().execute((db) => work({ ...parts, db }));
  return {
    createTournament: (call) => call.once((db) => createTournament({ ...parts, db }, call)),
    updateTournament: (call) => within((inner) => updateTournament(inner, call)),
    deleteTournament: (call) => within((inner) => removeTournament(inner, call)),
    setTournamentStage: (call) => within((inner) => moveStage(inner, call)),
  };
}
