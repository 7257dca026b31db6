import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import type { OverlayPlace } from '#domain/live/overlay.ts';
import { answerOf, stranger } from './client.ts';
import { Problem } from './problem.ts';

type Match = components['schemas']['Match'];
export type TableBoard = components['schemas']['TableBoard'];

/** The match of a scoreboard; null while nothing is played on its table. */
export type OverlayAnswer = { match: Match | null };

/** Reads a club's tables as everyone sees them, with what is played on them. */
export const getTableBoard = fromPromise<TableBoard, { clubId: number }>(({ input, signal }) =>
  answerOf(() => stranger.GET('/table/club/{clubId}/board', { params: { path: input }, signal })),
);

/** Reads what a scoreboard shows, as a stranger reads it: what is streamed is seen by everyone. */
export const readOverlay = fromPromise<OverlayAnswer, OverlayPlace>(async ({ input, signal }) => {
  if (input.by === 'match') {
    const params = { path: { matchId: input.matchId } };
    return { match: await answerOf(() => stranger.GET('/match/{matchId}', { params, signal })) };
  }
  const params = { path: { clubId: input.clubId } };
  const { rows } = await answerOf(() => stranger.GET('/table/club/{clubId}/board', { params, signal }));
  const table = rows.find(({ number }) => number === input.table);
  if (!table) throw new Problem(noTable);
  return { match: table.state === 'inPlay' ? table.match : null };
});

const noTable = {
  kind: 'refused',
  status: 404,
  code: 'not_found',
  message: '',
  fields: {},
  retryAfterSeconds: null,
} as const;
