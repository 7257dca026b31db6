import type { ActorRefFrom } from 'xstate';
import { listJoinRequests, type JoinRequestPage, type JoinRequestQuery } from '#api/players.ts';
import { defaultPageSize } from '#domain/paging.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { Question } from '#machines/patterns/question.ts';

export type JoinRequest = JoinRequestPage['rows'][number];

type Filters = { clubId: number };

/** Who waits for an answer of a club, the oldest first. */
export function requestsAt(clubId: number): Question<Filters> {
  return { filters: { clubId }, page: 1, size: defaultPageSize };
}

/** The requests that wait at a club. */
export const requestListMachine = listOf<JoinRequest, Filters, JoinRequestQuery>({
  readPage: listJoinRequests,
  queryOf: ({ filters, page, size }) => ({ ...filters, limit: size, pageNumber: page }),
});

export type RequestListActor = ActorRefFrom<typeof requestListMachine>;
