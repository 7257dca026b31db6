import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './dialog.css.ts';
import { BareIconButton } from './bare-icon-button.tsx';

export type DialogHeadProps = {
  title: string;
  purpose?: ReactNode;
  /** The name of the cross; without it there is none. */
  closeLabel?: string | undefined;
};

export const DialogHead = ({ title, purpose, closeLabel }: DialogHeadProps) => (
  <header className={css.head}>
    <div className={css.words}>
      <Radix.Title className={css.title}>{title}</Radix.Title>
      {purpose && <Radix.Description className={css.purpose}>{purpose}</Radix.Description>}
    </div>
    {closeLabel && (
      <span className={css.close}>
        <Radix.Close asChild>
          <BareIconButton label={closeLabel} icon={X} />
        </Radix.Close>
      </span>
    )}
  </header>
);
