import type { Match } from '#api/matches.ts';
import type { OrderRead } from '#api/tournaments.ts';
import { wallClock } from '#domain/dates/wall-clock.ts';

/** When and where one match is to be played, and what is done about it. */
export type Appointment = {
  act: 'call' | 'move' | 'uncall';
  match: Match;
  /** Empty for none. */
  tableId: string;
  /** On the clocks of the match, as a field has it. */
  time: string;
};

/** What the dialog of a match begins with: its own table; for a call the first free one where that is in play. */
export function appointmentOf(
  act: Appointment['act'],
  match: Match,
  tables: OrderRead['tables'],
): Appointment {
  const own = tables.find(({ tableId }) => tableId === match.table?.tableId);
  const isOpen = act !== 'call' || own?.state === 'free';
  const free = isOpen ? own : (tables.find(({ state }) => state === 'free') ?? own);
  const clock = match.scheduleTime === null ? null : wallClock(match.scheduleTime, match.timeZone);
  return {
    act,
    match,
    tableId: free ? String(free.tableId) : '',
    time: clock?.at.toPlainDateTime().toString({ smallestUnit: 'minute' }) ?? '',
  };
}
