import type { Insertable } from 'kysely';
import { dayAt, renewedTerm, yearFrom } from '#domain/licences/term.ts';
import type { Database } from '#server/database/db.gen.ts';
import { clubLines } from './club-list.ts';
import type { DemoParts } from './demo.ts';

type LicenceRow = Insertable<Database['licences']> & { id: number };
type Kept = { count: number; start: string; end: string };

/** The licences of a club by the days that are left of them, from 29 to 1 and further to what ended long ago. */
const endings: readonly { place: number; count: number; daysLeft: number }[] = [
  { place: 1, count: 24, daysLeft: 210 },
  { place: 2, count: 18, daysLeft: 29 },
  { place: 3, count: 6, daysLeft: 1 },
  { place: 4, count: 4, daysLeft: -64 },
  { place: 6, count: 9, daysLeft: -1 },
  { place: 8, count: 32, daysLeft: 0 },
  { place: 10, count: 50, daysLeft: 300 },
  { place: 12, count: 12, daysLeft: -18 },
];

/** The clubs that never had a licence. */
const without = new Set([22, 23, 25, 27]);

/** The licences of the demo: in every status, renewed, several of one club, and one that ends on 28 February. */
export function demoLicences(parts: DemoParts): LicenceRow[] {
  const rows: LicenceRow[] = [];
  const add = (place: number, { count, start, end }: Kept, renewsId: number | null = null): number => {
    const at = new Date(Math.min(parts.now, Date.parse(`${start}T12:00:00Z`)));
    const dates = { starts_on: start, ends_on: end, created_at: at, updated_at: at };
    rows.push({ id: rows.length + 1, club_id: place + 1, count, renews_id: renewsId, version: 1, ...dates });
    return rows.length;
  };
  clubLines.forEach(({ timeZone, tables }, place) => {
    if (without.has(place)) return;
    const today = dayAt(parts.now, timeZone);
    const ending = endings.find((one) => one.place === place);
    if (place === 0) return addBrooklyn(today, (kept, renewsId) => add(place, kept, renewsId));
    if (place === 5) return void add(place, { count: 16, ...leapTerm(today) });
    if (place === 7) return void add(place, { count: 7, ...yearFrom(shift(today, 11)) });
    const count = ending?.count ?? tables;
    return void add(place, { count, ...termEnding(today, ending?.daysLeft ?? 45 + place * 9) });
  });
  return rows;
}

/** The first club shows everything at once: active, renewed with its next term, expired and still to begin. */
function addBrooklyn(today: string, add: (kept: Kept, renewsId?: number) => number): void {
  add({ count: 20, ...termEnding(today, -250) });
  const renewed = termEnding(today, 19);
  const id = add({ count: 4, ...renewed });
  add({ count: 4, ...renewedTerm(renewed, today) }, id);
  add({ count: 12, ...termEnding(today, 115) });
  add({ count: 30, ...yearFrom(shift(today, 116)) });
}

function termEnding(today: string, daysLeft: number): { start: string; end: string } {
  const end = shift(today, daysLeft);
  return { start: Temporal.PlainDate.from(end).subtract({ years: 1 }).toString(), end };
}

/** The term of one year that ends on the 28 February to come. */
function leapTerm(today: string): { start: string; end: string } {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '02-28' ? 1 : 0);
  return { start: `${year - 1}-02-28`, end: `${year}-02-28` };
}

function shift(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}
