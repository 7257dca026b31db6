import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { scrim } from './dialog.css.ts';
import { useDialogFocus } from './dialog-focus.ts';
import * as css from './drawer.css.ts';
import { BareIconButton } from './bare-icon-button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type DrawerProps = {
  state: 'open' | 'closed';
  /** What it holds, for screen readers. */
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Stands where the page's mark stood. */
  brand?: ReactNode;
  children: ReactNode;
};

/** Comes in from the left with what a narrow window has no room for. */
export const Drawer = ({ state, title, closeLabel, onClose, brand, children }: DrawerProps) => {
  const focus = useDialogFocus();
  return (
    <Radix.Root open={state === 'open'} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content className={css.drawer} aria-modal aria-describedby={undefined} {...focus}>
          <VisuallyHidden>
            <Radix.Title>{title}</Radix.Title>
          </VisuallyHidden>
          <div className={css.head}>
            <div className={css.brand}>{brand}</div>
            <Radix.Close asChild>
              <BareIconButton label={closeLabel} icon={X} tone="ghostOnShell" />
            </Radix.Close>
          </div>
          <div className={css.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
