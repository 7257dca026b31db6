/** A match that waits for a time and a table, in the order in which matches are planned. */
export type Plannable = {
  id: number;
  /** Who is known to play. */
  players: readonly number[];
  /** The matches that bring its players, or whose end it waits for. */
  feeders: readonly number[];
};

/** From when until when something is taken, in milliseconds. */
export type Slot = { from: number; to: number };

/** A match with its time and table. */
export type Planned = Slot & { id: number; tableId: number };

export type PlanInput = {
  matches: readonly Plannable[];
  tables: readonly { id: number; taken: readonly Slot[] }[];
  /** What has a time already: matches of the same players, or that feed others. */
  standing: readonly (Slot & { id: number; players: readonly number[] })[];
  from: number;
  /** The window of each day, in minutes after midnight, and the last day. */
  dayFrom: number;
  dayTo: number;
  lastDay: Temporal.PlainDate;
  timeZone: string;
  /** What a match takes, and what a player rests after it, in minutes. */
  minutes: number;
  rest: number;
};

const halfHour = 30;
const minute = 60_000;

/**
 * Gives each match the earliest half hour at which its players have rested, the matches before it are over, and a
 * table is free, the first of the list first; what does not fit by the last day, or waits for a match that does not
 * fit, is left.
 */
export function planMatches(input: PlanInput): { planned: Planned[]; left: number[] } {
  const planned: Planned[] = [];
  const left: number[] = [];
  const known = [...input.standing];
  const tables = input.tables.map(({ id, taken }) => ({ id, taken: [...taken] }));
  for (const match of input.matches) {
    const place = findPlace(input, match, known, tables);
    if (!place) {
      left.push(match.id);
      continue;
    }
    planned.push({ id: match.id, ...place.slot, tableId: place.table.id });
    place.table.taken.push(place.slot);
    known.push({ id: match.id, players: match.players, ...place.slot });
  }
  return { planned, left };
}

type Table = { id: number; taken: Slot[] };

function findPlace(
  input: PlanInput,
  match: Plannable,
  known: PlanInput['standing'],
  tables: readonly Table[],
): { slot: Slot; table: Table } | null {
  const feeders = match.feeders.map((id) => known.find((other) => other.id === id));
  if (feeders.includes(undefined)) return null;
  const before = known.filter(
    (other) =>
      match.feeders.includes(other.id) || other.players.some((player) => match.players.includes(player)),
  );
  const ready = Math.max(input.from, ...before.map(({ to }) => to + input.rest * minute));
  for (const from of halfHours(ready, input)) {
    const slot = { from, to: from + input.minutes * minute };
    const table = tables.find(({ taken }) =>
      taken.every((other) => other.to <= from || slot.to <= other.from),
    );
    if (table) return { slot, table };
  }
  return null;
}

/** The half hours from a moment on at which a match fits into the window of its day. */
function* halfHours(
  from: number,
  { dayFrom, dayTo, lastDay, timeZone, minutes }: PlanInput,
): Generator<number> {
  let at = nextHalfHour(Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone));
  while (Temporal.PlainDate.compare(at.toPlainDate(), lastDay) <= 0) {
    const start = at.hour * 60 + at.minute;
    if (start < dayFrom) at = nextHalfHour(atMinute(at, dayFrom));
    else if (start + minutes > dayTo) at = nextHalfHour(atMinute(at.add({ days: 1 }), dayFrom));
    else {
      yield at.epochMilliseconds;
      at = nextHalfHour(at.add({ minutes: 1 }));
    }
  }
}

const atMinute = (at: Temporal.ZonedDateTime, minutes: number): Temporal.ZonedDateTime =>
  at.withPlainTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });

/** The clock may skip a half hour; the next one that there is is taken then. */
function nextHalfHour(at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const isExact = at.minute % halfHour === 0 && at.second === 0 && at.millisecond === 0;
  if (isExact) return at;
  return at
    .with({ second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
    .add({ minutes: halfHour - (at.minute % halfHour) });
}
