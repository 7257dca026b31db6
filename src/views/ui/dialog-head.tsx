import type { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './dialog.css.ts';

export type DialogHeadProps = {
  /** Of Radix's dialog or of its alert dialog, each of which names itself by its own. */
  parts: Pick<typeof Radix, 'Title' | 'Description'>;
  title: string;
  purpose?: ReactNode;
  cross?: ReactNode;
};

export const DialogHead = ({ parts: { Title, Description }, title, purpose, cross }: DialogHeadProps) => (
  <header className={css.head}>
    <div className={css.words}>
      <Title className={css.title}>{title}</Title>
      {purpose && <Description className={css.purpose}>{purpose}</Description>}
    </div>
    {cross && <span className={css.close}>{cross}</span>}
  </header>
);
