import type { components } from '#contract/api.gen.ts';
import { seesHiddenNames } from '#domain/matches/privacy.ts';
import type { Call, Handlers } from '#server/contract.ts';
import { problemBody, Refusal } from '#server/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import { composeMatches, isoOf, nameOf } from './compose.ts';
import { findMatches } from './list.ts';
import { findMatch, type FrameRow } from './one.ts';
import { readerOf } from './reader.ts';

/** Matches as everyone reads them (document 000, sections 3 and 9). */
export function createMatchHandlers({ db }: SessionParts): Pick<Handlers, 'listMatches' | 'getMatch'> {
  return {
    async listMatches(call) {
      const { mine, limit = 10, pageNumber = 1, ...kept } = call.query;
      const mineOf = mine === true ? ownerOf(call) : undefined;
      const { total, graph } = await findMatches(db, call.caller, { ...kept, mineOf, limit, pageNumber });
      // A page is many small objects, for which the engine is several times as fast as a serializer made from the schema.
      call.reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
      return { status: 200, body: { rows: composeMatches(graph, call.caller), total } };
    },
    async getMatch({ path, caller }) {
      const { graph, frames } = await findMatch(db, caller, path.matchId);
      const [match] = composeMatches(graph, caller);
      const [row] = graph.matches;
      if (!match || !row) return { status: 404, body: problemBody('not_found') };
      const people = [row.player1_id, row.player2_id, row.referee_id];
      const seesHidden = seesHiddenNames(readerOf(caller, graph), { people, clubId: row.club_id });
      const referee = nameOf(row.referee_id, graph, seesHidden);
      return { status: 200, body: { ...match, referee, frames: frames.map(composeFrame) } };
    },
  };
}

/** Whose matches `mine` asks for. */
function ownerOf({ caller }: Call<'listMatches'>): number {
  if (!caller) throw new Refusal('unauthorised');
  return caller.userId;
}

function composeFrame(frame: FrameRow): components['schemas']['Frame'] {
  return {
    frameNumber: frame.number,
    player1Points: frame.player1_points,
    player2Points: frame.player2_points,
    player1Break: frame.player1_break,
    player2Break: frame.player2_break,
    winner: frame.winner_id,
    endedAt: isoOf(frame.ended_at),
  };
}
