/** A part of an integer amount, rounded half up; exact, since the product may pass what a number holds. */
export function shareOf(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/** The tax that an amount holds, or that is put on top of it; the rate in parts of a million. */
export function taxOf(amount: number, ratePpm: number, isWithin: boolean): number {
  return shareOf(amount, ratePpm, isWithin ? 1_000_000 + ratePpm : 1_000_000);
}

/** An amount in as equal integers as possible, the larger ones first. */
export function splitEvenly(amount: number, ways: number): readonly number[] {
  const floor = Math.floor(amount / ways);
  return Array.from({ length: ways }, (_, index) => floor + (index < amount - floor * ways ? 1 : 0));
}
