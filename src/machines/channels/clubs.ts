import type { ActorRefFrom } from 'xstate';
import { listClubs, type ClubPage, type ClubQuery } from '#api/clubs.ts';
import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { Question } from '#machines/patterns/question.ts';

/** A club of the list, with how many channels it has. */
export type ChannelClub = ClubPage['rows'][number];

export type ChannelClubFilters = { name: string };
export type ChannelClubQuestion = Question<ChannelClubFilters>;

/** The most letters of a name that can be searched for. */
export const longestName = 100;

/** The clubs whose channels the caller may see. */
export const channelClubsMachine = listOf<ChannelClub, ChannelClubFilters, ClubQuery>({
  readPage: listClubs,
  queryOf: ({ filters: { name }, page, size }) => ({
    ...(name === '' ? {} : { clubName: name }),
    sort: 'name',
    limit: size,
    pageNumber: page,
  }),
});

export type ChannelClubsActor = ActorRefFrom<typeof channelClubsMachine>;

/** What an address asks of the list; what it says wrongly is as if it had not been said. */
export function readAddress(search: string): ChannelClubQuestion {
  const said = new URLSearchParams(search);
  const page = said.get('page') ?? '';
  return {
    filters: { name: (said.get('name') ?? '').trim().slice(0, longestName) },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === said.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same; what everyone gets unasked is left out. */
export function writeAddress({ filters: { name }, page, size }: ChannelClubQuestion): string {
  const said = new URLSearchParams();
  if (name !== '') said.set('name', name);
  if (page !== 1) said.set('page', String(page));
  if (size !== defaultPageSize) said.set('rows', String(size));
  return said.toString();
}
