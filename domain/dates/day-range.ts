/** Nothing that is kept happened before, or happens after: years of other lengths are no dates to every database. */
const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(9999, 11, 31);

/** The instants between which some days of a zone lie, in milliseconds; an end that is open is undefined. */
export function daysAsInstants(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { since: number | undefined; until: number | undefined } {
  const startOf = (day: Temporal.PlainDate): number =>
    Math.min(Math.max(day.toZonedDateTime(timeZone).epochMilliseconds, earliest), latest);
  return {
    since: from === undefined ? undefined : startOf(Temporal.PlainDate.from(from)),
    until: to === undefined ? undefined : startOf(Temporal.PlainDate.from(to).add({ days: 1 })),
  };
}
