import { fromPromise } from 'xstate';
import type { components, operations } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditPage = components['schemas']['AuditPage'];
export type AuditQuery = NonNullable<operations['listAuditEntries']['parameters']['query']>;
export type SignInRow = components['schemas']['SignInRow'];
export type SignInDay = components['schemas']['SignInPage']['days'][number];
export type SignInQuery = NonNullable<operations['listSignIns']['parameters']['query']>;

/** One page of log-ins, with how many there were on each day. */
export type SignInAnswer = { rows: SignInRow[]; total: number; besides?: SignInDay[] };

/** Rows that one call may answer, and the most that one file may hold. */
const longestPage = 1_000;
const longestFile = 20_000;

async function readSignIns(query: SignInQuery, signal: AbortSignal): Promise<SignInAnswer> {
  const { rows, total, days } = await answerOf(() =>
    client.GET('/report/sign-ins', { params: { query }, signal }),
  );
  return { rows, total, besides: days };
}

/** Reads one page of log-ins and log-outs. */
export const listSignIns = fromPromise<SignInAnswer, SignInQuery>(({ input, signal }) =>
  readSignIns(input, signal),
);

/** The log-ins and log-outs of all pages, the latest 20,000 at most. */
export async function readAllSignIns(query: SignInQuery, signal: AbortSignal): Promise<SignInRow[]> {
  const all: SignInRow[] = [];
  for (let pageNumber = 1; all.length < longestFile; pageNumber += 1) {
    // Page by page: each call says whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await readSignIns({ ...query, limit: longestPage, pageNumber }, signal);
    all.push(...rows);
    if (rows.length < longestPage) break;
  }
  return all;
}

/** Reads one page of changes. */
export const listAuditEntries = fromPromise<AuditPage, AuditQuery>(({ input, signal }) =>
  answerOf(() => client.GET('/audit', { params: { query: input }, signal })),
);
