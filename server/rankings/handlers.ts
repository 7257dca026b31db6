import type { Handlers } from '#server/http/contract.ts';
import { Refusal } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { createCategory, deleteCategory, getCategory, listCategories, updateCategory } from './categories.ts';
import { createLevel, deleteLevel, listLevels, updateLevel } from './levels.ts';
import { getRanking } from './lines.ts';
import { createRanking, deleteRanking, listRankings, updateRanking } from './settings.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Operation =
  | 'createCategory'
  | 'createLevel'
  | 'createRanking'
  | 'deleteCategory'
  | 'deleteLevel'
  | 'deleteRanking'
  | 'getCategory'
  | 'getRanking'
  | 'listCategories'
  | 'listLevels'
  | 'listRankings'
  | 'updateCategory'
  | 'updateLevel'
  | 'updateRanking';

/** Who calls; the contract has let nobody else through. */
function known(caller: Caller | null): Caller {
  if (!caller) throw new Refusal('unauthorised');
  return caller;
}

/** What clubs keep for their rankings, and the rankings as everyone reads them. */
export function createRankingHandlers(parts: Parts): Pick<Handlers, Operation> {
  const within = <T>(work: (inner: Parts) => Promise<T>): Promise<T> =>
    parts.db.transaction().execute((db) => work({ ...parts, db }));
  return {
    listLevels: (call) => listLevels(parts, call, known(call.caller)),
    createLevel: (call) => call.once((db) => createLevel({ ...parts, db }, call, known(call.caller))),
    updateLevel: (call) => within((inner) => updateLevel(inner, call, known(call.caller))),
    deleteLevel: (call) => within((inner) => deleteLevel(inner, call, known(call.caller))),
    listCategories: (call) => listCategories(parts, call, known(call.caller)),
    getCategory: (call) => getCategory(parts, call, known(call.caller)),
    createCategory: (call) => call.once((db) => createCategory({ ...parts, db }, call, known(call.caller))),
    updateCategory: (call) => within((inner) => updateCategory(inner, call, known(call.caller))),
    deleteCategory: (call) => within((inner) => deleteCategory(inner, call, known(call.caller))),
    listRankings: (call) => listRankings(parts, call),
    getRanking: (call) => getRanking(parts, call),
    createRanking: (call) => call.once((db) => createRanking({ ...parts, db }, call, known(call.caller))),
    updateRanking: (call) => within((inner) => updateRanking(inner, call, known(call.caller))),
    deleteRanking: (call) => within((inner) => deleteRanking(inner, call, known(call.caller))),
  };
}
