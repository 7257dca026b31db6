import type { ReactNode } from 'react';
import * as css from './two-line.css.ts';

export type TwoLineProps = {
  main: ReactNode;
  detail?: ReactNode;
  lead?: ReactNode;
  /** In a line of its own it takes the room that there is. */
  width?: keyof typeof css.text;
};

/** What it is over what helps to tell it from others, as in a table's first cell. */
export const TwoLine = ({ main, detail, lead, width = 'cell' }: TwoLineProps) => (
  <div className={css.row} data-lead={lead ? 'picture' : 'none'}>
    {lead}
    <div className={css.text[width]}>
      <div className={css.main}>{main}</div>
      {detail && <div className={css.detail}>{detail}</div>}
    </div>
  </div>
);
