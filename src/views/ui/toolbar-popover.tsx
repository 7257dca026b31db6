import { Popover } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import type { Glyph } from './glyph.ts';
import * as css from './toolbar.css.ts';
import { ToolbarButton } from './toolbar.tsx';

export type ToolbarPopoverProps = {
  label: string;
  icon: Glyph;
  isOn: boolean;
  disabled: boolean;
  /** Takes the focus, which would go back to the tool otherwise. */
  onClosed: () => void;
  children: (close: () => void) => ReactNode;
};

/** A tool that asks for something before it does its work. */
export const ToolbarPopover = ({ label, icon, isOn, disabled, onClosed, children }: ToolbarPopoverProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <ToolbarButton label={label} icon={icon} isOn={isOn} disabled={disabled} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={css.popover}
          aria-label={label}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          {children(() => setIsOpen(false))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
