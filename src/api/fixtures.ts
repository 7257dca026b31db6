import { fromPromise } from 'xstate';
import type { components, operations } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Tournament = components['schemas']['Tournament'];
export type TournamentPage = components['schemas']['TournamentPage'];
export type TournamentQuery = NonNullable<operations['listTournaments']['parameters']['query']>;

/** Reads a tournament with its fixtures. */
export const getTournament = fromPromise<Tournament, { tournamentId: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/tournament/{tournamentId}', { params: { path: input }, signal })),
);

/** Reads one page of tournaments, the latest first. */
export const listTournaments = fromPromise<TournamentPage, TournamentQuery>(({ input, signal }) =>
  answerOf(() => client.GET('/tournament', { params: { query: input }, signal })),
);
