import { games, type GameTypeId } from '#domain/games.ts';
import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import type { MatchStatusId } from '#domain/matches/status.ts';
import type { Question } from '#machines/patterns/question.ts';

/** What the list of matches can be narrowed by; null is all of them. */
export type MatchFilters = {
  status: MatchStatusId;
  clubId: number | null;
  tournamentId: number | null;
  gameType: GameTypeId | null;
  /** Only the own and the own clubs' matches. */
  mine: boolean;
};

export type MatchQuestion = Question<MatchFilters>;

/** Everything that is to come, from its first page. */
export const firstQuestion: MatchQuestion = {
  filters: { status: 1, clubId: null, tournamentId: null, gameType: null, mine: false },
  page: 1,
  size: defaultPageSize,
};

/** What the contract allows. */
const largestId = 2_147_483_647;
const lastPage = 1_000_000;

/** What an address asks of the list; what it says wrongly is as if it had not been said. */
export function readAddress(search: string): MatchQuestion {
  const said = new URLSearchParams(search);
  const number = (name: string, most: number): number | null => {
    const text = said.get(name) ?? '';
    return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? Number(text) : null;
  };
  const status = number('status', largestId);
  const size = number('rows', largestId);
  return {
    filters: {
      status: status === 6 || status === 7 ? status : 1,
      clubId: number('club', largestId),
      tournamentId: number('tournament', largestId),
      gameType: games.find(({ id }) => id === said.get('game'))?.id ?? null,
      mine: said.get('mine') === '1',
    },
    page: number('page', lastPage) ?? 1,
    size: pageSizes.find((one) => one === size) ?? defaultPageSize,
  };
}

/** The address that asks the same; what everyone gets unasked is left out. */
export function writeAddress({ filters, page, size }: MatchQuestion): string {
  const { status, clubId, tournamentId, gameType, mine } = filters;
  const said = new URLSearchParams();
  if (status !== firstQuestion.filters.status) said.set('status', String(status));
  if (clubId !== null) said.set('club', String(clubId));
  if (tournamentId !== null) said.set('tournament', String(tournamentId));
  if (gameType !== null) said.set('game', gameType);
  if (mine) said.set('mine', '1');
  if (page !== 1) said.set('page', String(page));
  if (size !== firstQuestion.size) said.set('rows', String(size));
  const text = said.toString();
  return text === '' ? '/match' : `/match?${text}`;
}
