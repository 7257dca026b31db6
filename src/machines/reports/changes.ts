import type { ActorRefFrom } from 'xstate';
import { listAuditEntries, type AuditEntry, type AuditQuery } from '#api/reports.ts';
import { ownTimeZone } from '#browser/time-zone.ts';
import { auditKinds, type AuditKind } from '#domain/audit/kinds.ts';
import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { Question } from '#machines/patterns/question.ts';
import { readDay } from './address.ts';
import { readId } from '#machines/patterns/address-id.ts';

export type { AuditEntry } from '#api/reports.ts';

export type ChangeFilters = {
  kind: AuditKind | null;
  clubId: number | null;
  /** Only changes by this user. */
  userId: number | null;
  /** The first and the last day, YYYY-MM-DD; empty where it is open. */
  from: string;
  to: string;
};
export type ChangeQuestion = Question<ChangeFilters>;

/** What is asked where nothing is said. */
export const allChanges: ChangeFilters = { kind: null, clubId: null, userId: null, from: '', to: '' };

/** Who changed what, as the audit has it. */
export const changeListMachine = listOf<AuditEntry, ChangeFilters, AuditQuery>({
  readPage: listAuditEntries,
  queryOf: ({ filters: { kind, clubId, userId, from, to }, page, size }) => ({
    ...(kind === null ? {} : { kind }),
    ...(clubId === null ? {} : { clubId }),
    ...(userId === null ? {} : { userId }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    timeZone: ownTimeZone(),
    limit: size,
    pageNumber: page,
  }),
});

export type ChangeListActor = ActorRefFrom<typeof changeListMachine>;

/** What an address asks of the audit; what it says wrongly is as if it had not been said. */
export function readChangesAddress(search: string): ChangeQuestion {
  const said = new URLSearchParams(search);
  const page = said.get('page') ?? '';
  return {
    filters: {
      kind: auditKinds.find((kind) => kind === said.get('kind')) ?? null,
      clubId: readId(said.get('club')),
      userId: readId(said.get('by')),
      from: readDay(said.get('from')),
      to: readDay(said.get('to')),
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === said.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same; what everyone gets unasked is left out. */
export function writeChangesAddress({ filters, page, size }: ChangeQuestion): string {
  const said = new URLSearchParams({ part: 'changes' });
  if (filters.kind !== null) said.set('kind', filters.kind);
  if (filters.clubId !== null) said.set('club', String(filters.clubId));
  if (filters.userId !== null) said.set('by', String(filters.userId));
  if (filters.from !== '') said.set('from', filters.from);
  if (filters.to !== '') said.set('to', filters.to);
  if (page !== 1) said.set('page', String(page));
  if (size !== defaultPageSize) said.set('rows', String(size));
  return said.toString();
}
