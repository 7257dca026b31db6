import type { ReactNode } from 'react';
import * as css from './score.css.ts';

export type ScoreProps = {
  size?: keyof typeof css.size;
  standing?: keyof typeof css.standing;
  children: ReactNode;
};

/** Digits and codes in the scoreboard's face: scores, clock times, countries, licence numbers. */
export const Score = ({ size = 'sm', standing = 'even', children }: ScoreProps) => (
  <span className={`${css.score} ${css.size[size]} ${css.standing[standing]}`}>{children}</span>
);
