import { assign, type EventObject } from 'xstate';
import type { Booking, WantedTable } from '#api/booking.ts';
import { randomKey } from '#browser/random.ts';
import type { GameTypeId } from '#domain/games.ts';

/** What is chosen on the plan of a day: how long, at which game, when, which table, and whose booking goes there. */
export type Choice = {
  /** Half hours; the plan may allow fewer or ask for more. */
  slots: number;
  /** Whose tables are looked at; null for all. */
  gameType: GameTypeId | null;
  startsAt: string | null;
  tableId: number | null;
  /** The booking that is being moved; null for a new one. */
  moving: Booking | null;
};

export type ChoiceEvent =
  | { type: 'length.changed'; slots: number }
  | { type: 'game.changed'; gameType: GameTypeId | null }
  | { type: 'start.chosen'; startsAt: string }
  | { type: 'table.chosen'; startsAt: string; tableId: number }
  /** Another day is shown, or another time is looked for. */
  | { type: 'choice.cleared' }
  | { type: 'move'; booking: Booking }
  | { type: 'stay' };

/** Two hours, as most people play. */
export const noChoice: Choice = { slots: 4, gameType: null, startsAt: null, tableId: null, moving: null };

/** The half hours of a booking. */
const slotsOf = ({ startsAt, endsAt }: Booking): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 1_800_000);

type Chosen = Choice & { key: string };

/** Other choices are sent under another key. */
const changed = (choice: Partial<Choice>): Partial<Chosen> => ({ ...choice, key: randomKey() });

const set = <Context extends Chosen, Event extends EventObject, Params>(
  of: (params: Params) => Partial<Choice>,
) => assign<Context, Event, Params, Event, never>((_, params) => changed(of(params)) as Partial<Context>);

/** The actions by which a table is chosen; a machine adds what it does with it. */
export function choiceActions<Context extends Chosen, Event extends EventObject>() {
  return {
    setLength: set<Context, Event, { slots: number }>(({ slots }) => ({
      slots,
      tableId: null,
      startsAt: null,
    })),
    setGame: set<Context, Event, { gameType: GameTypeId | null }>(({ gameType }) => ({
      gameType,
      tableId: null,
      startsAt: null,
    })),
    setStart: set<Context, Event, { startsAt: string }>(({ startsAt }) => ({ startsAt, tableId: null })),
    setTable: set<Context, Event, { startsAt: string; tableId: number }>(({ startsAt, tableId }) => ({
      startsAt,
      tableId,
    })),
    clearChoice: set<Context, Event, undefined>(() => ({ startsAt: null, tableId: null })),
    beginMoving: set<Context, Event, { booking: Booking }>(({ booking }) => ({
      moving: booking,
      slots: slotsOf(booking),
      startsAt: null,
      tableId: null,
    })),
    endMoving: set<Context, Event, undefined>(() => ({ moving: null, startsAt: null, tableId: null })),
  };
}

/** What is asked of the server for a choice. */
export const wantedOf = ({ tableId, startsAt, slots }: Choice): WantedTable => ({
  tableId: tableId ?? 0,
  startsAt: startsAt ?? '',
  slots,
});
