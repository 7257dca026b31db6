import type { Call, Handlers } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { keepUnlessRefused } from '#server/http/transaction.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { createMatch, deleteMatch, updateMatch } from './arranging.ts';
import { callMatch } from './calling.ts';
import { composeMatches } from './compose.ts';
import { findMatchDetail } from './detail.ts';
import { findMatches } from './list.ts';
import { findOwnPlay } from './own.ts';

type Operation =
  | 'callMatch'
  | 'createMatch'
  | 'deleteMatch'
  | 'getMatch'
  | 'listMatches'
  | 'listOwnPlay'
  | 'updateMatch';

/** Matches as everyone reads them (document 000, sections 3 and 9). */
export function createMatchHandlers(parts: SessionParts & { outbox: Outbox }): Pick<Handlers, Operation> {
  const { db } = parts;
  const within = <T extends { status: number }>(work: (inner: typeof parts) => Promise<T>): Promise<T> =>
    keepUnlessRefused(db, (transaction) => work({ ...parts, db: transaction }));
  return {
    createMatch: (call) => call.once((transaction) => createMatch({ ...parts, db: transaction }, call)),
    updateMatch: (call) => within((inner) => updateMatch(inner, call)),
    deleteMatch: (call) => within((inner) => deleteMatch(inner, call)),
    callMatch: (call) => call.once((transaction) => callMatch({ ...parts, db: transaction }, call)),
    async listMatches(call) {
      const { mine, limit = 10, pageNumber = 1, ...kept } = call.query;
      const mineOf = mine === true ? ownerOf(call) : undefined;
      const { total, graph } = await findMatches(db, call.caller, { ...kept, mineOf, limit, pageNumber });
      // A page is many small objects, for which the engine is several times as fast as a serializer made from the schema.
      call.reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
      return { status: 200, body: { rows: composeMatches(graph, call.caller), total } };
    },
    async listOwnPlay({ caller }) {
      if (!caller) throw new Refusal('unauthorised');
      return { status: 200, body: await findOwnPlay(db, caller, parts.clock()) };
    },
    async getMatch({ path, caller }) {
      const match = await findMatchDetail(db, caller, path.matchId);
      return match ? { status: 200, body: match } : { status: 404, body: problemBody('not_found') };
    },
  };
}

/** Whose matches `mine` asks for. */
function ownerOf({ caller }: Call<'listMatches'>): number {
  if (!caller) throw new Refusal('unauthorised');
  return caller.userId;
}
