import { isDay } from '#domain/dates/day.ts';
import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import { isRoleId, type RoleId } from '#domain/roles.ts';
import type { Question } from '#machines/patterns/question.ts';
import { readId } from '#machines/patterns/address-id.ts';

export type SignInFilters = {
  search: string;
  roleId: RoleId | null;
  clubId: number | null;
  /** The first and the last day, YYYY-MM-DD; empty where it is open. */
  from: string;
  to: string;
};
export type SignInQuestion = Question<SignInFilters>;

/** The most letters that can be searched for. */
export const longestSearch = 100;

/** What is asked where nothing is said. */
export const allSignIns: SignInFilters = { search: '', roleId: null, clubId: null, from: '', to: '' };

/** A day as an address or a field says it; empty where it is none. */
export function readDay(said: string | null): string {
  return said !== null && isDay(said) ? said : '';
}

/** What an address asks of the report; what it says wrongly is as if it had not been said. */
export function readAddress(search: string): SignInQuestion {
  const said = new URLSearchParams(search);
  const page = said.get('page') ?? '';
  const roleId = Number(said.get('role') ?? '');
  return {
    filters: {
      search: (said.get('name') ?? '').trim().slice(0, longestSearch),
      roleId: isRoleId(roleId) ? roleId : null,
      clubId: readId(said.get('club')),
      from: readDay(said.get('from')),
      to: readDay(said.get('to')),
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === said.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same; what everyone gets unasked is left out. */
export function writeAddress({ filters, page, size }: SignInQuestion): string {
  const said = new URLSearchParams();
  if (filters.search !== '') said.set('name', filters.search);
  if (filters.roleId !== null) said.set('role', String(filters.roleId));
  if (filters.clubId !== null) said.set('club', String(filters.clubId));
  if (filters.from !== '') said.set('from', filters.from);
  if (filters.to !== '') said.set('to', filters.to);
  if (page !== 1) said.set('page', String(page));
  if (size !== defaultPageSize) said.set('rows', String(size));
  return said.toString();
}
