import type { components } from '#contract/api.gen.ts';
import { instantOf } from '#domain/dates/entry.ts';
import { clockText, isGame, lengthsOf, lengthText, requestNames } from '#domain/tournaments/form.ts';
import { arrangedOf, matchFault, timeFault } from './arrangement.ts';

type Schemas = components['schemas'];

/** Somebody who is chosen; the number is 0 where nobody is. */
export type Chosen = { userId: number; name: string };

/** Who is chosen for a match. */
export const matchSeats = ['player1', 'player2', 'referee'] as const;
export type MatchSeat = (typeof matchSeats)[number];

/** A match as its form has it: what is typed as text, times on the clocks of its zone; no club is the association. */
export type MatchForm = {
  matchName: string;
  clubId: string;
  gameType: string;
  length: string;
  player1: Chosen;
  player2: Chosen;
  start1: string;
  start2: string;
  scheduleTime: string;
  plannedMinutes: string;
  tableId: string;
  referee: Chosen;
  isRated: boolean;
};

export type MatchField = keyof MatchForm;
export type MatchTextField = {
  [Field in MatchField]: MatchForm[Field] extends string ? Field : never;
}[MatchField];

export const nobody: Chosen = { userId: 0, name: '' };

/** How long a table can be kept for a match, in minutes. */
export const keptMinutes = [30, 60, 90, 120, 150, 180, 240, 300, 360, 480, 600] as const;

/** The form of a new match of a club, or of the association where there is none. */
export const blankMatch = (clubId: string): MatchForm => ({
  matchName: '',
  clubId,
  gameType: '',
  length: '',
  player1: nobody,
  player2: nobody,
  start1: '',
  start2: '',
  scheduleTime: '',
  plannedMinutes: '',
  tableId: '',
  referee: nobody,
  isRated: true,
});

/** What of a match of a tournament stays as the draw has it. */
export const drawnFields: ReadonlySet<MatchField> = new Set([
  'matchName',
  'clubId',
  'gameType',
  'length',
  'player1',
  'player2',
  'start1',
  'start2',
  'isRated',
]);

const chosen = (userId: number | null, name: string | null): Chosen =>
  userId === null ? nobody : { userId, name: name ?? '' };
const startText = (start: number): string => (start === 0 ? '' : String(start));

/** A match that is arranged, as its form. */
export function matchFormOf(match: Schemas['MatchDetail']): MatchForm {
  const { gameType } = match;
  return {
    matchName: match.matchName,
    clubId: match.club === null ? '' : String(match.club.clubId),
    gameType,
    length: lengthText(gameType, { ...match, tournamentFrame: match.frame }),
    player1: chosen(match.playerId1, match.playerName1),
    player2: chosen(match.playerId2, match.playerName2),
    start1: startText(match.player1.headStart),
    start2: startText(match.player2.headStart),
    scheduleTime: clockText(match.scheduleTime, match.timeZone),
    plannedMinutes: match.plannedMinutes === null ? '' : String(match.plannedMinutes),
    tableId: match.table === null ? '' : String(match.table.tableId),
    referee: chosen(match.refereeId ?? null, match.referee),
    isRated: match.isRated ?? true,
  };
}

/** The fields in which two forms differ. */
export const matchDifferences = (one: MatchForm, other: MatchForm): MatchField[] =>
  (Object.keys(one) as MatchField[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );

const numberOrNull = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null);

type Appointment = Pick<
  Schemas['CreateMatchRequest'],
  'plannedMinutes' | 'refereeId' | 'scheduleTime' | 'tableId'
>;

/** When and where a match is played, and before whom. */
export function appointmentOf(form: MatchForm, timeZone: string): Appointment {
  return {
    scheduleTime: form.scheduleTime === '' ? null : instantOf(form.scheduleTime, timeZone),
    plannedMinutes: numberOrNull(form.plannedMinutes),
    tableId: numberOrNull(form.tableId),
    refereeId: form.referee.userId || null,
  };
}

/** What the server is told of a form without a fault; the club of a match stays. */
export function arrangementOf(
  form: MatchForm,
  timeZone: string,
): Omit<Schemas['CreateMatchRequest'], 'clubId'> {
  return {
    matchName: form.matchName.trim(),
    gameType: isGame(form.gameType) ? form.gameType : 'eightBall',
    ...lengthsOf(form.gameType, form.length),
    playerId1: form.player1.userId || null,
    playerId2: form.player2.userId || null,
    start1: numberOrNull(form.start1) ?? 0,
    start2: numberOrNull(form.start2) ?? 0,
    ...appointmentOf(form, timeZone),
    isRated: form.isRated,
  };
}

/** The field of the form that a field of the contract stands in. */
export function matchField(name: string): MatchField | null {
  if (Object.values(requestNames).some((one) => one === name)) return 'length';
  const named: Readonly<Record<string, MatchField>> = {
    playerId1: 'player1',
    playerId2: 'player2',
    refereeId: 'referee',
  };
  const own = named[name] ?? name;
  return own in blankMatch('') ? (own as MatchField) : null;
}

/** What a form may say beyond what the server refuses. */
export type MatchFaultCode =
  | Schemas['ProblemCode']
  | 'clocks_unknown'
  | 'game_missing'
  | 'match_name_missing'
  | 'start_malformed'
  | 'time_malformed';
export type MatchFormFault = { field: MatchField; code: MatchFaultCode };

/** What a form is judged by beside itself: what was saved, the clocks (null while they are not known), the moment. */
export type MatchSurroundings = {
  saved: MatchForm;
  timeZone: string | null;
  isDrawn: boolean;
  now: number;
};

/** The first rule that a form breaks, from the top; null where it can be sent. */
export function findMatchFault(form: MatchForm, around: MatchSurroundings): MatchFormFault | null {
  return (around.isDrawn ? null : kindFault(form)) ?? clockFault(form, around);
}

function kindFault(form: MatchForm): MatchFormFault | null {
  if (form.matchName.trim() === '') return { field: 'matchName', code: 'match_name_missing' };
  if (!isGame(form.gameType)) return { field: 'gameType', code: 'game_missing' };
  for (const field of ['start1', 'start2'] as const) {
    if (form[field].trim() !== '' && numberOrNull(form[field]) === null)
      return { field, code: 'start_malformed' };
  }
  const fault = matchFault(arrangedOf({ ...arrangementOf(form, 'UTC') }, null));
  return fault && { field: matchField(fault.field) ?? 'matchName', code: fault.code };
}

function clockFault(form: MatchForm, { saved, timeZone, now }: MatchSurroundings): MatchFormFault | null {
  if (form.scheduleTime === '') return null;
  const zone = timeZone ?? 'UTC';
  if (instantOf(form.scheduleTime, zone) === null) return { field: 'scheduleTime', code: 'time_malformed' };
  if (timeZone === null) return { field: 'scheduleTime', code: 'clocks_unknown' };
  const judged = (each: MatchForm) => arrangedOf({ ...arrangementOf(each, zone) }, null);
  const fault = timeFault(judged(form), judged(saved), now);
  return fault && { field: matchField(fault.field) ?? 'scheduleTime', code: fault.code };
}
