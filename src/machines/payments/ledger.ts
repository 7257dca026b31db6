import type { ActorRefFrom } from 'xstate';
import {
  listTransactions,
  type Transaction,
  type TransactionPage,
  type TransactionQuery,
} from '#api/payments.ts';
import { ownTimeZone } from '#browser/time-zone.ts';
import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import {
  transactionKinds,
  transactionStatuses,
  type LedgerScope,
  type TransactionKind,
  type TransactionStatus,
} from '#domain/payments/ledger.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { Question } from '#machines/patterns/question.ts';
import { readDay } from '#machines/reports/address.ts';
import { readId } from '#machines/patterns/address-id.ts';

export type LedgerRow = Transaction;

/** What a part of the ledger can be narrowed by. */
export type LedgerFilters = {
  scope: LedgerScope;
  kind: TransactionKind | 'all';
  status: TransactionStatus | 'all';
  clubId: number | null;
  /** The first and the last day, YYYY-MM-DD; empty where it is open. */
  from: string;
  to: string;
  search: string;
};
export type LedgerQuestion = Question<LedgerFilters>;

/** What narrows nothing. */
export const unasked: Omit<LedgerFilters, 'scope'> = {
  kind: 'all',
  status: 'all',
  clubId: null,
  from: '',
  to: '',
  search: '',
};

/** The most letters that can be searched for. */
export const longestSearch = 100;

/** A question without its pages as the call's query: what is not asked is not sent. */
export const narrowing = ({
  filters: { scope, kind, status, clubId, from, to, search },
}: LedgerQuestion): TransactionQuery => ({
  scope,
  ...(kind === 'all' ? {} : { kind }),
  ...(status === 'all' ? {} : { status }),
  ...(clubId === null ? {} : { clubId }),
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
  ...(search === '' ? {} : { search }),
});

/** The ledger page by page, the latest first, by days of the device’s zone; its route tells which part of it. */
export const ledgerMachine = listOf<LedgerRow, LedgerFilters, TransactionQuery, TransactionPage['totals']>({
  readPage: listTransactions,
  queryOf: (question) => ({
    ...narrowing(question),
    timeZone: ownTimeZone(),
    limit: question.size,
    pageNumber: question.page,
  }),
});

export type LedgerActor = ActorRefFrom<typeof ledgerMachine>;

export { searchMachine, type SearchActor as LedgerSearchActor } from '#machines/patterns/search.ts';

/** What an address asks of a part of the ledger; what it says wrongly is as if it had not been said. */
export function readAddress(search: string, scope: LedgerScope): LedgerQuestion {
  const said = new URLSearchParams(search);
  const page = said.get('page') ?? '';
  return {
    filters: {
      scope,
      kind: transactionKinds.find((one) => one === said.get('kind')) ?? 'all',
      status: transactionStatuses.find((one) => one === said.get('status')) ?? 'all',
      clubId: readId(said.get('club')),
      from: readDay(said.get('from')),
      to: readDay(said.get('to')),
      search: (said.get('search') ?? '').trim().slice(0, longestSearch),
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === said.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same; what everyone gets unasked is left out. */
export function writeAddress({ filters, page, size }: LedgerQuestion): string {
  const { kind, status, clubId, from, to, search } = filters;
  const said = new URLSearchParams();
  if (kind !== 'all') said.set('kind', kind);
  if (status !== 'all') said.set('status', status);
  if (clubId !== null) said.set('club', String(clubId));
  if (from !== '') said.set('from', from);
  if (to !== '') said.set('to', to);
  if (search !== '') said.set('search', search);
  if (page !== 1) said.set('page', String(page));
  if (size !== defaultPageSize) said.set('rows', String(size));
  return said.toString();
}
