import MenuGlyph from 'lucide-react/icons/menu';
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { BareIconButton } from '#views/ui/bare-icon-button.tsx';

/** What a drawer is told by the button that opens it. */
export type DrawerControl = { state: 'open' | 'closed'; onClose: () => void };

export type DrawerButtonProps = {
  label: string;
  /** The drawer, which may still be loading. */
  children: (control: DrawerControl) => ReactNode;
};

/** Opens a drawer that comes behind the page. */
export const DrawerButton = ({ label, children }: DrawerButtonProps) => {
  const [state, setState] = useState<'unasked' | DrawerControl['state']>('unasked');
  // Safari gives a pressed button no focus, and the drawer hands it back to whoever had it.
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.focus();
    setState('open');
  };
  return (
    <>
      <BareIconButton
        label={label}
        icon={MenuGlyph}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={open}
      />
      {state !== 'unasked' && (
        <Suspense fallback={null}>{children({ state, onClose: () => setState('closed') })}</Suspense>
      )}
    </>
  );
};
