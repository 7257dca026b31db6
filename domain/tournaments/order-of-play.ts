import type { components } from '#contract/api.gen.ts';
import { matchStatus } from '#domain/matches/status.ts';

type Match = components['schemas']['Match'];

/** Milliseconds after which a match that was called and has not begun needs somebody. */
const calledLong = 15 * 60_000;

/** A match that somebody has to do something about, and why. */
export type Need = { match: Match; why: 'calledLong' | 'due' };

/** The matches of a tournament as those who run it go through them. */
export type OrderOfPlay = {
  /** What needs somebody now, first of all. */
  needs: Need[];
  /** At the tables: live, or called. */
  running: Match[];
  /** To come, by their times. */
  planned: Match[];
  /** Without a time yet. */
  unplanned: Match[];
  /** How many are over. */
  over: number;
};

/** Whether both players of a match are known. */
export const isReady = ({ playerId1, playerId2 }: Match): boolean => playerId1 !== null && playerId2 !== null;

/** Whether a match can be called to a table: it has not begun, was not called, and its players are known. */
export const canBeCalled = (match: Match): boolean =>
  match.statusId === matchStatus.upcoming && match.calledAt === null && isReady(match);

/** Whether the time and table of a match can be changed. */
export const canBeMoved = ({ statusId, calledAt }: Match): boolean =>
  statusId === matchStatus.upcoming && calledAt === null;

/** Sorts the matches of a tournament by what has to be done about them at an instant, in milliseconds. */
export function orderOfPlay(rounds: readonly { Matches: readonly Match[] }[], now: number): OrderOfPlay {
  const matches = rounds.flatMap(({ Matches: own }) => own).filter(({ outcome }) => outcome !== 'bye');
  const open = matches.filter(({ statusId }) => statusId !== matchStatus.completed);
  const atTables = open.filter(
    ({ statusId, calledAt }) => statusId === matchStatus.live || calledAt !== null,
  );
  const busy = new Set(atTables.flatMap(({ playerId1, playerId2 }) => [playerId1, playerId2]));
  const whyOf = (match: Match): Need['why'] | null => {
    if (match.statusId === matchStatus.live) return null;
    if (match.calledAt !== null) return now - Date.parse(match.calledAt) >= calledLong ? 'calledLong' : null;
    const isDue = match.scheduleTime !== null && Date.parse(match.scheduleTime) <= now;
    const isFree = !busy.has(match.playerId1) && !busy.has(match.playerId2);
    return isDue && isFree && canBeCalled(match) ? 'due' : null;
  };
  const needs = byTime(open).flatMap((match): Need[] => {
    const why = whyOf(match);
    return why === null ? [] : [{ match, why }];
  });
  const needed = new Set(needs.map(({ match }) => match));
  const ahead = open.filter((match) => !atTables.includes(match) && !needed.has(match));
  return {
    needs,
    running: atTables.filter((match) => !needed.has(match)),
    planned: byTime(ahead.filter(({ scheduleTime }) => scheduleTime !== null)),
    unplanned: ahead.filter(({ scheduleTime }) => scheduleTime === null),
    over: matches.length - open.length,
  };
}

const byTime = (matches: readonly Match[]): Match[] =>
  matches.toSorted((a, b) => Date.parse(a.scheduleTime ?? '') - Date.parse(b.scheduleTime ?? '') || 0);
