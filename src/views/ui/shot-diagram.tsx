import type { ReactNode } from 'react';
import * as css from './shot-diagram.css.ts';
import { breakOff, missedPot, rack, threeCushion } from './shots.tsx';

export type Shot = 'threeCushion' | 'breakOff' | 'missedPot' | 'rack';

const shots: Record<Shot, { pockets: 'six' | 'none'; balls: ReactNode }> = {
  threeCushion: { pockets: 'none', balls: threeCushion },
  breakOff: { pockets: 'six', balls: breakOff },
  missedPot: { pockets: 'six', balls: missedPot },
  rack: { pockets: 'six', balls: rack },
};

const sights = [80, 140, 260, 320];
const pocketsAt = [12, 200, 388].flatMap((x) => [
  [x, x === 200 ? 7 : 12],
  [x, x === 200 ? 213 : 208],
]);

export type ShotDiagramProps = { shot: Shot };

/** A shot drawn from above, where a page has nothing else to show. */
export const ShotDiagram = ({ shot }: ShotDiagramProps) => (
  <svg className={css.drawing} viewBox="0 0 400 220" data-shot={shot} aria-hidden>
    <rect className={css.rail} width="400" height="220" rx="10" />
    <rect className={css.cloth} x="10" y="10" width="380" height="200" rx="4" />
    {sights.map((x) => (
      <g key={x} className={css.sight}>
        <circle cx={x} cy="5" r="1.8" />
        <circle cx={x} cy="215" r="1.8" />
      </g>
    ))}
    {shots[shot].pockets === 'six' &&
      pocketsAt.map(([x, y]) => <circle key={`${x} ${y}`} className={css.pocket} cx={x} cy={y} r="9.5" />)}
    {shots[shot].balls}
  </svg>
);
