import * as css from './shot-diagram.css.ts';

const r = 8;

/** Carom: cue ball, two cushions and a third before the second ball. */
export const threeCushion = (
  <>
    <path className={css.path} d="M110 150 296 22 382 81 214 202 122 92" />
    <circle className={css.ball.yellow} cx="116" cy="86" r={r} />
    <circle className={css.ball.red} cx="300" cy="19" r={r} />
    <circle className={css.ball.white} cx="110" cy="150" r={r} />
    <circle className={css.aim} cx="110" cy="150" r="13" />
  </>
);

const reds = Array.from({ length: 5 }, (_, column) =>
  Array.from({ length: column + 1 }, (__, row) => ({
    x: 282 + column * 11.4,
    y: 110 + (row - column / 2) * 13,
  })),
).flat();

/** Snooker: the break-off, three cushions and back to baulk. */
export const breakOff = (
  <>
    <path className={css.line} d="M94 10v200M94 82a28 28 0 0 0 0 56" />
    <path className={css.path} d="M90 122 336 78 388 66 256 12 40 150" />
    {reds.map(({ x, y }) => (
      <circle key={`${x} ${y}`} className={css.ball.red} cx={x} cy={y} r="6.4" />
    ))}
    <circle className={css.ball.green} cx="94" cy="82" r="6.4" />
    <circle className={css.ball.brown} cx="94" cy="110" r="6.4" />
    <circle className={css.ball.yellow} cx="94" cy="138" r="6.4" />
    <circle className={css.ball.blue} cx="200" cy="110" r="6.4" />
    <circle className={css.ball.pink} cx="269" cy="110" r="6.4" />
    <circle className={css.ball.black} cx="356" cy="110" r="6.4" />
    <circle className={css.ball.white} cx="90" cy="122" r="6.4" />
  </>
);

/** A pot that rattles in the jaws and stays out. */
export const missedPot = (
  <>
    <path className={css.path} d="M96 168 243 96" />
    <path className={css.path} d="M258 88 379 25 346 102" />
    <circle className={css.ghost} cx="258" cy="88" r={r} />
    <circle className={css.ball.red} cx="345" cy="104" r={r} />
    <circle className={css.ball.black} cx="352" cy="176" r={r} />
    <circle className={css.ball.white} cx="96" cy="168" r={r} />
    <circle className={css.aim} cx="96" cy="168" r="13" />
  </>
);

const diamond = [
  ['yellow', 276, 110],
  ['blue', 288, 103],
  ['red', 288, 117],
  ['pink', 300, 96],
  ['black', 300, 110],
  ['green', 300, 124],
  ['brown', 312, 103],
  ['blue', 312, 117],
  ['red', 324, 110],
] as const;

/** Nine ball: racked, and the break about to be played. */
export const rack = (
  <>
    <path className={css.path} d="M104 110H262" />
    {diamond.map(([colour, x, y]) => (
      <circle key={`${x} ${y}`} className={css.ball[colour]} cx={x} cy={y} r="6.6" />
    ))}
    <circle className={css.ball.white} cx="96" cy="110" r={r} />
  </>
);
