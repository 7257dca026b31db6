import { Fragment } from 'react';
import * as css from './email-text.css.ts';

/** An e-mail address: one that is too long for its line breaks after the @ or before a dot, and only then elsewhere. */
export const EmailText = ({ children }: { children: string }) => (
  <span className={css.email}>
    {children.split(/(?<=@)|(?=\.)/).map((part, place) => (
      // The parts have no other name than their place, and none moves.
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
