/** How many missed bookings a club takes within how many days; a limit of 0 takes any number. */
export type NoShowLimit = { readonly noShowLimit: number; readonly noShowDays: number };

const dayMilliseconds = 86_400_000;

/** Until when a member cannot book for having missed too many bookings, by when those began; null where they can. */
export function blockedUntil(
  missed: readonly Temporal.Instant[],
  now: Temporal.Instant,
  { noShowLimit, noShowDays }: NoShowLimit,
): Temporal.Instant | null {
  if (noShowLimit === 0) return null;
  const countedFor = noShowDays * dayMilliseconds;
  const counted = missed
    .map(({ epochMilliseconds }) => epochMilliseconds)
    .filter((start) => start + countedFor > now.epochMilliseconds)
    .toSorted((one, other) => one - other);
  // The block ends when so few count that one more would still be taken.
  const ending = counted.at(-noShowLimit);
  return ending === undefined ? null : Temporal.Instant.fromEpochMilliseconds(ending + countedFor);
}
