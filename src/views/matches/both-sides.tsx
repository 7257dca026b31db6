import type { ReactNode } from 'react';
import { type MatchRow, type Side, sides } from '#domain/scoring/scoreboard.ts';
import type { LabelledNumber } from '#domain/scoring/texts.ts';
import * as css from './board.css.ts';
import { SideLabels, SideRow } from './side-row.tsx';

export type NumberOf = (side: Side) => LabelledNumber | null;

export type BothSidesProps = {
  match: MatchRow;
  /** The number of the running frame, or the average. */
  minor?: NumberOf;
  /** The number that decides. */
  main?: NumberOf;
  /** At the foot of the cloth. */
  children: ReactNode;
};

const nothing: NumberOf = () => null;

/** The two sides under the words for their numbers, and what stands at the foot. */
export const BothSides = ({ match, minor = nothing, main = nothing, children }: BothSidesProps) => (
  <div className={css.board}>
    <SideLabels minor={minor(1)?.label ?? null} main={main(1)?.label ?? null} />
    {sides.map((side) => (
      <SideRow key={side} match={match} side={side} minor={minor(side)} main={main(side)} />
    ))}
    <div className={css.foot}>{children}</div>
  </div>
);
