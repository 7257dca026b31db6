import type { components } from '#contract/api.gen.ts';
import { headStartFault } from '#domain/ratings/head-start.ts';
import { keptLength, lengthFault } from '#domain/tournaments/length.ts';
import type { MatchLength } from './length.ts';

type Schemas = components['schemas'];

/** A match as it is arranged: what is told of it before it begins. */
export type Arranged = {
  clubId: number | null;
  matchName: string;
  gameType: Schemas['GameType'];
  length: Required<MatchLength>;
  players: readonly [number | null, number | null];
  starts: readonly [number, number];
  scheduleTime: number | null;
  plannedMinutes: number | null;
  tableId: number | null;
  refereeId: number | null;
  isRated: boolean;
};

/** A rule that an arrangement breaks, by its code, and the field that breaks it. */
export type ArrangementFault = { code: Schemas['ProblemCode']; field: string };

const at = (code: ArrangementFault['code'], field: string): ArrangementFault => ({ code, field });

/** What a call gives of a match; what it leaves out stays. */
type Given = Omit<Partial<Schemas['CreateMatchRequest']>, 'clubId'> & { clubId?: number | null };

/** A match as it is to be: what is given lies over what is kept. */
export function arrangedOf(given: Given, kept: Arranged | null): Arranged {
  const gameType = given.gameType ?? kept?.gameType ?? 'eightBall';
  const isLengthGiven = ['tournamentFrame', 'raceTo', 'targetPoints', 'timeLimit'].some(
    (field) => field in given,
  );
  const length =
    kept && !isLengthGiven && gameType === kept.gameType
      ? kept.length
      : keptLength(gameType, {
          frame: given.tournamentFrame ?? null,
          raceTo: given.raceTo ?? null,
          targetPoints: given.targetPoints ?? null,
          timeLimit: given.timeLimit ?? null,
        });
  const pick = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value);
  const time = given.scheduleTime;
  return {
    clubId: pick(given.clubId, kept?.clubId ?? null),
    matchName: (given.matchName ?? kept?.matchName ?? '').trim(),
    gameType,
    length,
    players: [
      pick(given.playerId1, kept?.players[0] ?? null),
      pick(given.playerId2, kept?.players[1] ?? null),
    ],
    starts: [pick(given.start1, kept?.starts[0] ?? 0), pick(given.start2, kept?.starts[1] ?? 0)],
    scheduleTime: time === undefined ? (kept?.scheduleTime ?? null) : time === null ? null : Date.parse(time),
    plannedMinutes: pick(given.plannedMinutes, kept?.plannedMinutes ?? null),
    tableId: pick(given.tableId, kept?.tableId ?? null),
    refereeId: pick(given.refereeId, kept?.refereeId ?? null),
    isRated: pick(given.isRated, kept?.isRated ?? true),
  };
}

/** What is wrong with a match whatever else there is. */
export function matchFault({
  gameType,
  length,
  players: [one, two],
  starts,
}: Arranged): ArrangementFault | null {
  const lengths = lengthFault(gameType, length);
  if (lengths) return at(lengths, 'tournamentFrame');
  if (one === null) return at('player_missing', 'playerId1');
  if (two === null) return at('player_missing', 'playerId2');
  if (one === two) return at('players_same', 'playerId2');
  const high = starts.findIndex((start) => headStartFault(gameType, length, start));
  return high < 0 ? null : at('head_start_high', `start${high + 1}`);
}

/** A new time has to be to come, and a table is kept for full half hours. */
export function timeFault(match: Arranged, kept: Arranged | null, now: number): ArrangementFault | null {
  const { scheduleTime, plannedMinutes } = match;
  if (scheduleTime !== null && scheduleTime !== kept?.scheduleTime && scheduleTime < now) {
    return at('schedule_past', 'scheduleTime');
  }
  if (plannedMinutes === null) return null;
  const isWhole = plannedMinutes % 30 === 0 && plannedMinutes >= 30;
  return isWhole ? null : at('slots_wrong', 'plannedMinutes');
}
