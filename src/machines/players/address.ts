import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import { groupRoles, type PlayerGroup } from '#domain/players/rights.ts';
import { isRoleId, type RoleId } from '#domain/roles.ts';
import type { Question } from '#machines/patterns/question.ts';
import { readId } from '#machines/patterns/address-id.ts';

/** The orders of the list. */
export const playerSorts = ['name', '-name', 'created', '-created'] as const;

export type PlayerSort = (typeof playerSorts)[number];

/** The statuses of people. */
export const playerStatuses = [1, 2, 4, 5] as const;

export type PlayerStatusId = (typeof playerStatuses)[number];

/** What the list of people can be narrowed by, and its order; which group it shows is said by the page. */
export type PlayerFilters = {
  group: PlayerGroup;
  text: string;
  roleId: RoleId | null;
  statusId: PlayerStatusId | null;
  clubId: number | null;
  sort: PlayerSort;
};

export type PlayerQuestion = Question<PlayerFilters>;

/** The most letters that can be searched for. */
export const longestText = 100;

/** Everyone of a group by name, from the first page. */
export function firstQuestion(group: PlayerGroup): PlayerQuestion {
  return {
    filters: { group, text: '', roleId: null, statusId: null, clubId: null, sort: 'name' },
    page: 1,
    size: defaultPageSize,
  };
}

/** What an address asks of the list; what it says wrongly is as if it had not been said. */
export function readAddress(search: string, group: PlayerGroup): PlayerQuestion {
  const said = new URLSearchParams(search);
  const page = said.get('page') ?? '';
  const role = Number(said.get('role'));
  return {
    filters: {
      group,
      text: (said.get('search') ?? '').trim().slice(0, longestText),
      roleId: isRoleId(role) && groupRoles[group].includes(role) ? role : null,
      statusId: playerStatuses.find((one) => String(one) === said.get('status')) ?? null,
      clubId: readId(said.get('clubId')),
      sort: playerSorts.find((one) => one === said.get('sort')) ?? 'name',
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === said.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same; what everyone gets unasked is left out. */
export function writeAddress({ filters, page, size }: PlayerQuestion): string {
  const { text, roleId, statusId, clubId, sort } = filters;
  const said = new URLSearchParams();
  if (text !== '') said.set('search', text);
  if (roleId !== null) said.set('role', String(roleId));
  if (statusId !== null) said.set('status', String(statusId));
  if (clubId !== null) said.set('clubId', String(clubId));
  if (sort !== 'name') said.set('sort', sort);
  if (page !== 1) said.set('page', String(page));
  if (size !== defaultPageSize) said.set('rows', String(size));
  return said.toString();
}
