import type { components } from '#contract/api.gen.ts';
import { instantOf } from '#domain/dates/entry.ts';
import { wallClock } from '#domain/dates/wall-clock.ts';
import { games, type GameTypeId } from '#domain/games.ts';
import type { TournamentEntry } from './fault.ts';
import { lengthField, type LengthField } from './length.ts';
import { lockGroups, type LockGroup } from './locks.ts';

type TournamentSettings = components['schemas']['TournamentSettings'];
type TournamentRequest = components['schemas']['TournamentRequest'];
type TieBreak = components['schemas']['TieBreak'];

/** The rounds that may have a length of their own, by how many matches they have; 1 is the final. */
export const ownRounds = [1, 2, 4, 8, 16, 32, 64, 128] as const;
export type OwnRound = `${(typeof ownRounds)[number]}`;

/** How long before the start players may have to check in, in minutes. */
export const checkInChoices = [0, 15, 30, 45, 60, 90, 120, 180, 240] as const;

export const tieBreakChoices = [
  'difference',
  'framesWon',
  'headToHead',
  'average',
  'bestAverage',
  'highestBreak',
] as const satisfies readonly TieBreak[];

export const entryModes = ['open', 'club', 'invited'] as const;

/** A tournament as its form has it; times are those of the clocks of its zone, no club is the association. */
export type TournamentForm = {
  name: string;
  description: string;
  clubId: string;
  gameType: string;
  format: string;
  length: string;
  roundLengths: Record<OwnRound, string>;
  startDate: string;
  endDate: string;
  startTime: string;
  timeZone: string;
  capacity: string;
  entryMode: string;
  entryOpensAt: string;
  entryClosesAt: string;
  needsApproval: boolean;
  checkInMinutes: string;
  groupCount: string;
  qualifierCount: string;
  hasThirdPlace: boolean;
  isLevelAllowed: boolean;
  tieBreaks: string[];
  isRated: boolean;
  isHandicapped: boolean;
  levelId: string;
  categoryId: string;
};

export type TournamentField = keyof TournamentForm;
type FieldOf<Value> = {
  [Field in TournamentField]: TournamentForm[Field] extends Value ? Field : never;
}[TournamentField];
export type TournamentTextField = FieldOf<string>;
export type TournamentFlag = FieldOf<boolean>;

const noRoundLengths = Object.fromEntries(ownRounds.map((round) => [round, ''])) as Record<OwnRound, string>;

/** The form of a new tournament of a club, or of the association where there is none. */
export const blankForm = (clubId: string, timeZone: string): TournamentForm => ({
  name: '',
  gameType: '',
  length: '',
  format: 'knockout',
  description: '',
  clubId,
  startDate: '',
  endDate: '',
  startTime: '',
  timeZone,
  capacity: '32',
  entryMode: 'open',
  entryOpensAt: '',
  entryClosesAt: '',
  checkInMinutes: '0',
  needsApproval: false,
  groupCount: '4',
  qualifierCount: '2',
  tieBreaks: [],
  isLevelAllowed: false,
  hasThirdPlace: false,
  roundLengths: noRoundLengths,
  isRated: true,
  isHandicapped: false,
  levelId: '',
  categoryId: '',
});

type Lengths = { tournamentFrame?: number | null; raceTo?: number | null } & {
  targetPoints?: number | null;
  timeLimit?: number | null;
};

/** The length that a game asks for, as its field has it. */
export function lengthText(gameType: GameTypeId, lengths: Lengths): string {
  const field = lengthField(gameType);
  const value = field === null ? null : lengths[requestNames[field]];
  return value == null ? '' : String(value);
}

/** What the contract calls each length. */
export const requestNames = {
  frame: 'tournamentFrame',
  raceTo: 'raceTo',
  targetPoints: 'targetPoints',
  timeLimit: 'timeLimit',
} as const satisfies Record<LengthField, keyof TournamentSettings>;

/** A tournament as its form has it. */
export function formOf(settings: TournamentSettings): TournamentForm {
  const { gameType, timeZone } = settings;
  const rounds = settings.roundLengths.map((round) => [String(round.matches), lengthText(gameType, round)]);
  return {
    name: settings.name,
    description: settings.description,
    clubId: settings.clubId === null ? '' : String(settings.clubId),
    gameType,
    format: settings.format,
    length: lengthText(gameType, settings),
    roundLengths: { ...noRoundLengths, ...Object.fromEntries(rounds) },
    startDate: settings.startDate ?? '',
    endDate: settings.endDate ?? '',
    startTime: settings.startTime ?? '',
    timeZone,
    capacity: String(settings.capacity),
    entryMode: settings.entryMode,
    entryOpensAt: clockText(settings.entryOpensAt, timeZone),
    entryClosesAt: clockText(settings.entryClosesAt, timeZone),
    needsApproval: settings.needsApproval,
    checkInMinutes: String(settings.checkInMinutes),
    groupCount: String(settings.groupCount ?? 4),
    qualifierCount: String(settings.format === 'knockout' ? 2 : settings.qualifierCount),
    hasThirdPlace: settings.hasThirdPlace,
    isLevelAllowed: settings.isLevelAllowed,
    tieBreaks: [...settings.tieBreaks],
    isRated: settings.isRated,
    isHandicapped: settings.isHandicapped,
    levelId: settings.levelId === null ? '' : String(settings.levelId),
    categoryId: settings.categoryId === null ? '' : String(settings.categoryId),
  };
}

/** An instant as a field of date and time has it, by the clocks of a zone. */
export const clockText = (instant: string | null, timeZone: string): string =>
  (instant && wallClock(instant, timeZone)?.at.toPlainDateTime().toString({ smallestUnit: 'minute' })) ?? '';

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null);
const orNull = (text: string): string | null => (text === '' ? null : text);

/** Whether a text names a game. */
export const isGame = (text: string): text is GameTypeId => games.some(({ id }) => id === text);
const isTieBreak = (text: string): text is TieBreak => tieBreakChoices.some((one) => one === text);

/** How many matches the first round of a knockout has at most. */
export const widestRound = (capacity: string): number => {
  const places = Math.min(256, Math.max(2, wholeNumber(capacity) ?? 2));
  return 2 ** (Math.ceil(Math.log2(places)) - 1);
};

/** What the server is told of a length that was typed for a game. */
export function lengthsOf(gameType: string, text: string): Required<Lengths> {
  const none = { tournamentFrame: null, raceTo: null, targetPoints: null, timeLimit: null };
  const field = isGame(gameType) ? lengthField(gameType) : null;
  return field === null ? none : { ...none, [requestNames[field]]: wholeNumber(text) };
}

/** The rounds that have a length of their own. */
export const ownLengths = ({ roundLengths }: TournamentForm): ReadonlySet<number> =>
  new Set(ownRounds.filter((round) => roundLengths[round] !== ''));

/** Whether a tournament of this form has a knockout. */
export const hasKnockout = ({ format, qualifierCount }: TournamentForm): boolean =>
  format === 'knockout' || (wholeNumber(qualifierCount) ?? 0) > 0;

/** Without a club there are no members of it. */
const modeOf = ({ entryMode, clubId }: TournamentForm): TournamentEntry['entryMode'] =>
  entryModes.find((mode) => mode === entryMode && (mode !== 'club' || clubId !== '')) ?? 'open';

/** A tournament as rules judge it and the server is told of it; a game has to be chosen before. */
export function entryOf(form: TournamentForm): TournamentEntry {
  const { gameType, timeZone } = form;
  const isInGroups = form.format === 'roundRobin';
  const widest = widestRound(form.capacity);
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    clubId: wholeNumber(form.clubId),
    gameType: isGame(gameType) ? gameType : 'eightBall',
    format: isInGroups ? 'roundRobin' : 'knockout',
    ...lengthsOf(gameType, form.length),
    roundLengths: ownRounds
      .filter((round) => hasKnockout(form) && round <= widest && form.roundLengths[`${round}`] !== '')
      .map((round) => ({ matches: round, ...lengthsOf(gameType, form.roundLengths[`${round}`]) })),
    startDate: orNull(form.startDate),
    endDate: orNull(form.endDate),
    startTime: orNull(form.startTime),
    timeZone,
    capacity: wholeNumber(form.capacity) ?? 0,
    entryMode: modeOf(form),
    needsApproval: form.needsApproval,
    entryOpensAt: instantOf(form.entryOpensAt, timeZone),
    entryClosesAt: instantOf(form.entryClosesAt, timeZone),
    checkInMinutes: checkInChoices.find((minutes) => String(minutes) === form.checkInMinutes) ?? 0,
    groupCount: isInGroups ? (wholeNumber(form.groupCount) ?? 0) : null,
    qualifierCount: isInGroups ? (wholeNumber(form.qualifierCount) ?? 999) : 0,
    hasThirdPlace: hasKnockout(form) && form.hasThirdPlace,
    isLevelAllowed: isInGroups && form.isLevelAllowed,
    tieBreaks: isInGroups ? form.tieBreaks.filter(isTieBreak) : [],
    isRated: form.isRated,
    isHandicapped: form.isHandicapped,
    // Both are a club's.
    levelId: form.clubId === '' ? null : wholeNumber(form.levelId),
    categoryId: form.clubId === '' ? null : wholeNumber(form.categoryId),
  };
}

/** What the server is told of a form; without a club it is the association's. */
export function requestOf(form: TournamentForm): TournamentRequest {
  const { clubId, ...entry } = entryOf(form);
  return { ...entry, ...(clubId != null && { clubId }) };
}

/** The field of the form that a field of the contract stands in. */
export function formField(name: string): TournamentField | null {
  if (Object.values(requestNames).some((one) => one === name)) return 'length';
  // Lengths of rounds are told by their places in the request.
  const [listed] = name.split('/');
  return fieldOrder.find((field) => field === listed) ?? null;
}

/** The fields in the order in which the form shows them. */
export const fieldOrder = Object.keys(blankForm('', '')) as readonly TournamentField[];

/** The fields in which two forms differ. */
export const differences = (one: TournamentForm, other: TournamentForm): TournamentField[] =>
  fieldOrder.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

const groups = Object.keys(lockGroups) as LockGroup[];

/** The group with which a field is locked; null where it never is. */
export function lockGroupOf(field: TournamentField): LockGroup | null {
  const names: readonly string[] = field === 'length' ? ['tournamentFrame'] : [field];
  return groups.find((group) => lockGroups[group].some((name) => names.includes(name))) ?? null;
}

/** Ready-made lengths of the last rounds. */
export const roundTemplates = ['same', 'final', 'semiFinals', 'quarterFinals'] as const;
export type RoundTemplate = (typeof roundTemplates)[number];

/** How many steps each round is longer than the rounds before. */
const templateSteps: Readonly<Record<RoundTemplate, Partial<Record<OwnRound, number>>>> = {
  same: {},
  final: { 1: 1 },
  semiFinals: { 2: 1, 1: 2 },
  quarterFinals: { 4: 1, 2: 2, 1: 3 },
};

/** By how much a length grows at least; best of stays odd. */
const stepOf = { frame: 2, raceTo: 1, targetPoints: 10, timeLimit: 10 } as const satisfies Record<
  LengthField,
  number
>;

/** The lengths of the rounds of a template; empty where the game has no length to choose. */
export function templateLengths(
  template: RoundTemplate,
  { gameType, length }: Pick<TournamentForm, 'gameType' | 'length'>,
): Record<OwnRound, string> {
  const field = isGame(gameType) ? lengthField(gameType) : null;
  const base = wholeNumber(length);
  if (field === null || base === null) return noRoundLengths;
  const longer = Object.entries(templateSteps[template]).map(([round, steps]) => [
    round,
    String(base + steps * stepOf[field]),
  ]);
  return { ...noRoundLengths, ...Object.fromEntries(longer) };
}
