import { fromPromise } from 'xstate';
import type { components, operations } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type TournamentRequest = components['schemas']['TournamentRequest'];
export type TournamentStageRequest = components['schemas']['TournamentStageRequest'];
type Message = components['schemas']['Message'];
type Created = components['schemas']['Created'];

/** Keeps a new tournament as a draft; sent again under its key, it is kept once. */
export const createTournament = fromPromise<Created, { body: TournamentRequest; key: string }>(
  ({ input: { body, key }, signal }) =>
    answerOf(() =>
      client.POST('/tournament', { params: { header: { 'Idempotency-Key': key } }, body, signal }),
    ),
);

/** Changes a tournament on the version that was read, as far as its stage allows. */
export const updateTournament = fromPromise<
  Message,
  { tournamentId: number; body: TournamentRequest; version: string }
>(({ input: { tournamentId, body, version }, signal }) =>
  answerOf(() =>
    client.PUT('/tournament', {
      params: { header: { 'If-Match': version } },
      body: { tournamentId, ...body },
      signal,
    }),
  ),
);

/** Publishes a tournament, closes or reopens its entries, or cancels it, on the version that was read. */
export const setTournamentStage = fromPromise<
  Message,
  { tournamentId: number; body: TournamentStageRequest; version: string }
>(({ input: { tournamentId, body, version }, signal }) =>
  answerOf(() =>
    client.PUT('/tournament/{tournamentId}/stage', {
      params: { path: { tournamentId }, header: { 'If-Match': version } },
      body,
      signal,
    }),
  ),
);

/** Deletes a draft on the version that was read. */
export const deleteTournament = fromPromise<Message, { tournamentId: number; version: string }>(
  ({ input: { tournamentId, version }, signal }) =>
    answerOf(() =>
      client.DELETE('/tournament/{tournamentId}', {
        params: { path: { tournamentId }, header: { 'If-Match': version } },
        signal,
      }),
    ),
);

type EntryPage = components['schemas']['EntryPage'];
export type EntryRow = EntryPage['rows'][number];
/** How many entries there are of each kind. */
export type EntryCounts = EntryPage['counts'];
type EntryAnswer = components['schemas']['EntryAnswer'];
export type EntryQuery = NonNullable<operations['listEntries']['parameters']['query']>;
type UpdateEntryRequest = components['schemas']['UpdateEntryRequest'];

/** Reads one page of who has entered a tournament, with how many there are of each kind. */
export const listEntries = fromPromise<
  { rows: EntryRow[]; total: number; version?: string; besides?: EntryCounts },
  EntryQuery & { tournamentId: number }
>(async ({ input: { tournamentId, ...query }, signal }) => {
  const { counts, ...page } = await answerOf(() =>
    client.GET('/tournament/{tournamentId}/entry', { params: { path: { tournamentId }, query }, signal }),
  );
  return { ...page, besides: counts };
});

/** Enters a tournament, or enters a player; sent again under its key, it is done once. */
export const createEntry = fromPromise<
  EntryAnswer,
  { tournamentId: number; userId?: number; reason?: string; key: string }
>(({ input: { tournamentId, userId, reason, key }, signal }) =>
  answerOf(() =>
    client.POST('/tournament/{tournamentId}/entry', {
      params: { path: { tournamentId }, header: { 'Idempotency-Key': key } },
      body: { ...(userId !== undefined && { userId }), ...(reason !== undefined && { reason }) },
      signal,
    }),
  ),
);

/** Moves an entry on: withdraws, checks in; for who runs the tournament also all else. */
export const updateEntry = fromPromise<EntryAnswer, { tournamentId: number; body: UpdateEntryRequest }>(
  ({ input: { tournamentId, body }, signal }) =>
    answerOf(() =>
      client.PUT('/tournament/{tournamentId}/entry', { params: { path: { tournamentId } }, body, signal }),
    ),
);

export type DrawRequest = components['schemas']['DrawRequest'];
type DrawAnswer = components['schemas']['DrawAnswer'];

/** Draws a tournament, again, or the knockout after its groups, on the version that was read. */
export const drawTournament = fromPromise<
  DrawAnswer,
  { tournamentId: number; body: DrawRequest; version: string; key: string }
>(({ input: { tournamentId, body, version, key }, signal }) =>
  answerOf(() =>
    client.POST('/tournament/{tournamentId}/draw', {
      params: { path: { tournamentId }, header: { 'If-Match': version, 'Idempotency-Key': key } },
      body,
      signal,
    }),
  ),
);

/** Undoes a draw that nobody has played, on the version that was read. */
export const deleteDraw = fromPromise<Message, { tournamentId: number; reason: string; version: string }>(
  ({ input: { tournamentId, reason, version }, signal }) =>
    answerOf(() =>
      client.DELETE('/tournament/{tournamentId}/draw', {
        params: { path: { tournamentId }, header: { 'If-Match': version } },
        body: { reason },
        signal,
      }),
    ),
);

/** Says who is seeded, the best first, on the version that was read. */
export const setSeeds = fromPromise<
  components['schemas']['SeedsAnswer'],
  { tournamentId: number; userIds: number[]; version: string }
>(({ input: { tournamentId, userIds, version }, signal }) =>
  answerOf(() =>
    client.PUT('/tournament/{tournamentId}/seeds', {
      params: { path: { tournamentId }, header: { 'If-Match': version } },
      body: { userIds },
      signal,
    }),
  ),
);

type PlanRequest = components['schemas']['PlanRequest'];
type PlanAnswer = components['schemas']['PlanAnswer'];

/** Gives the matches of a tournament their times and tables; sent again under its key, it is done once. */
export const planMatches = fromPromise<PlanAnswer, { tournamentId: number; body: PlanRequest; key: string }>(
  ({ input: { tournamentId, body, key }, signal }) =>
    answerOf(() =>
      client.POST('/tournament/{tournamentId}/plan', {
        params: { path: { tournamentId }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
);

/** A tournament with its matches, and the tables of the club where it is played. */
export type OrderRead = {
  tournament: components['schemas']['Tournament'];
  tables: components['schemas']['TableBoard']['rows'];
};

/** Reads what the order of play shows. */
export const readOrder = fromPromise<OrderRead, { tournamentId: number }>(async ({ input, signal }) => {
  const tournament = await answerOf(() =>
    client.GET('/tournament/{tournamentId}', { params: { path: input }, signal }),
  );
  const clubId = tournament.club?.clubId;
  if (clubId === undefined) return { tournament, tables: [] };
  const { rows } = await answerOf(() =>
    client.GET('/table/club/{clubId}/board', { params: { path: { clubId } }, signal }),
  );
  return { tournament, tables: rows };
});

/** Changes a draw by hand, on the version that was read. */
export const changeDraw = fromPromise<
  DrawAnswer,
  { tournamentId: number; body: components['schemas']['ChangeDrawRequest']; version: string }
>(({ input: { tournamentId, body, version }, signal }) =>
  answerOf(() =>
    client.PUT('/tournament/{tournamentId}/draw', {
      params: { path: { tournamentId }, header: { 'If-Match': version } },
      body,
      signal,
    }),
  ),
);

/** Says in which order level players stand, on the version that was read. */
export const settleTie = fromPromise<
  Message,
  { tournamentId: number; body: components['schemas']['TieRequest']; version: string }
>(({ input: { tournamentId, body, version }, signal }) =>
  answerOf(() =>
    client.PUT('/tournament/{tournamentId}/tie', {
      params: { path: { tournamentId }, header: { 'If-Match': version } },
      body,
      signal,
    }),
  ),
);

export type SeedPreview = components['schemas']['SeedPreview'];
export type SeedQuestion = { tournamentId: number; source: 'rating' | 'ranking'; rankingId: number | null };

/** Shows in which order a draw would seed. */
export const previewSeeds = fromPromise<SeedPreview, SeedQuestion>(
  ({ input: { tournamentId, source, rankingId }, signal }) =>
    answerOf(() =>
      client.GET('/tournament/{tournamentId}/seeds', {
        params: {
          path: { tournamentId },
          query: { source, ...(rankingId !== null && { rankingId }) },
        },
        signal,
      }),
    ),
);
