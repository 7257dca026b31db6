/** How often an attack is tried: a twentieth of its full size, unless `npm run attack` asks for all of it. */
export function sizeOf(full: number): number {
  return isFullAttack ? full : Math.ceil(full / 20);
}

/** Whether attacks run at full size. */
export const isFullAttack = process.env['ATTACK'] === 'full';

/**
 * From which everything random in an attack is drawn; printed, so that a run can be repeated. `npm test` always draws
 * the same, since what fails there is to be the change at hand; each `npm run attack` draws again.
 */
export const attackSeed = Number(
  process.env['ATTACK_SEED'] ?? (isFullAttack ? Math.floor(Math.random() * 2 ** 31) : 1_545_158_214),
);
process.stderr.write(`Attack seed ${attackSeed}: ATTACK_SEED=${attackSeed} repeats this run.\n`);

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomFrom(seed: number = attackSeed): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
