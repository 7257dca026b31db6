import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type DayPlan = components['schemas']['DayPlan'];
export type ScheduleRules = components['schemas']['ScheduleRules'];
type RulesChange = components['schemas']['ScheduleRulesRequest'];
type Message = components['schemas']['Message'];

/** A day of a club; without a date the present one by the club's calendar. */
export type DayQuestion = { clubId: number; date: string | null };

/** The plan that was read last, with its tag: the server answers a plan that is the same without sending it. */
let last: { of: string; tag: string; plan: DayPlan } | null = null;

/** Reads the plan of a day. */
export const getDayPlan = fromPromise<DayPlan, DayQuestion>(({ input: { clubId, date }, signal }) => {
  const of = `${clubId}/${date}`;
  const known = last?.of === of ? last : null;
  return answerOf(async () => {
    const { data, error, response } = await client.GET('/schedule/club/{clubId}', {
      params: {
        path: { clubId },
        query: date === null ? {} : { date },
        header: known ? { 'If-None-Match': known.tag } : {},
      },
      signal,
    });
    if (known && response.status === 304) return { data: known.plan, response: unchanged };
    const tag = response.headers.get('etag');
    if (data && tag !== null) last = { of, tag, plan: data };
    return { ...(data && { data }), error, response };
  });
});

const unchanged = { ok: true } as Response;

/** After which day a table is wanted at a club, for how many half hours and for which game; null for any. */
export type FreeDayQuestion = {
  clubId: number;
  after: string;
  slots: number;
  gameType: components['schemas']['GameType'] | null;
};

/** Finds the next day on which a table is free; null where none is. */
export const findFreeDay = fromPromise<components['schemas']['FreeDay'], FreeDayQuestion>(
  ({ input: { clubId, gameType, ...query }, signal }) =>
    answerOf(() =>
      client.GET('/schedule/club/{clubId}/free-day', {
        params: { path: { clubId }, query: { ...query, ...(gameType !== null && { gameType }) } },
        signal,
      }),
    ),
);

/** Reads when a club is open and how its tables are booked. */
export const getScheduleRules = fromPromise<ScheduleRules, { clubId: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/schedule/club/{clubId}/rules', { params: { path: input }, signal })),
);

/** Puts hours and rules into the place of those that were read. */
export const updateScheduleRules = fromPromise<
  Message,
  { clubId: number; body: RulesChange; version: string }
>(({ input: { clubId, body, version }, signal }) =>
  answerOf(() =>
    client.PUT('/schedule/club/{clubId}/rules', {
      params: { path: { clubId }, header: { 'If-Match': version } },
      body,
      signal,
    }),
  ),
);
