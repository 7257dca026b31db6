import MenuGlyph from 'lucide-react/icons/menu';
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { BareIconButton } from '#views/ui/bare-icon-button.tsx';
import { useHydrated } from '#views/ui/use-hydrated.ts';

/** What a drawer is told by its owner. */
export type DrawerControl = { state: 'open' | 'closed'; onClose: () => void };

/** The menu of a phone, as the header is told of it. */
export type MenuControl = DrawerControl & { onOpen: () => void };

export type DrawerButtonProps = {
  label: string;
  menu: MenuControl;
  /** The drawer, which may still be loading. */
  children: (control: DrawerControl) => ReactNode;
};

/** Opens a drawer that comes behind the page. */
export const DrawerButton = ({ label, menu, children }: DrawerButtonProps) => {
  const isOpen = useHydrated() && menu.state === 'open';
  // One that was open stays, so that it can go as it came.
  const [isAsked, setAsked] = useState(false);
  if (isOpen && !isAsked) setAsked(true);
  // Safari gives a pressed button no focus, and the drawer hands it back to whoever had it.
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.focus();
    menu.onOpen();
  };
  return (
    <>
      <BareIconButton
        label={label}
        icon={MenuGlyph}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      {isAsked && (
        <Suspense fallback={null}>
          {children({ state: isOpen ? 'open' : 'closed', onClose: menu.onClose })}
        </Suspense>
      )}
    </>
  );
};
