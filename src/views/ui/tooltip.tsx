import { Popover, Slot, Tooltip as Radix } from 'radix-ui';
import {
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import * as css from './tooltip.css.ts';

export type TooltipProps = {
  content: ReactNode;
  side?: 'top' | 'bottom' | 'right';
  /** `name` where the control has the same words as its name already, which must not be read twice. */
  says?: 'more' | 'name';
  /** Whether there is anything to say now, asked each time that it would open. */
  isNeeded?: () => boolean;
  /** One element that can take the focus, such as a button or a link. */
  children: ReactElement;
};

const place = { className: css.tooltip, sideOffset: 4, collisionPadding: 8 };

/** A pointer that pressed, or a dialog that gave the focus back, asks for no explanation. */
const onlyByKeys = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

/** Takes off the description that only repeats a name. */
const Undescribed = ({ 'aria-describedby': _repeated, ...rest }: ComponentPropsWithRef<typeof Slot.Root>) => (
  <Slot.Root {...rest} />
);

/** A few words about a control, on hover and on focus by keyboard. */
export const Tooltip = ({ content, side = 'bottom', says = 'more', isNeeded, children }: TooltipProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Radix.Provider delayDuration={200} skipDelayDuration={100}>
      <Radix.Root open={isOpen} onOpenChange={(open) => setOpen(open && (isNeeded?.() ?? true))}>
        <Radix.Trigger asChild onFocus={onlyByKeys}>
          {says === 'name' ? <Undescribed>{children}</Undescribed> : children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content {...place} side={side}>
            {content}
            <Radix.Arrow className={css.arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
};

export type HeldTooltipProps = Pick<TooltipProps, 'content' | 'children'> & {
  /** Names what the press opens. */
  label: string;
};

/** A tooltip whose control has no other work: a press, by touch too, keeps it until the next one. */
export const HeldTooltip = ({ content, label, children }: HeldTooltipProps) => {
  const [isHeld, setHeld] = useState(false);
  return (
    <Popover.Root open={isHeld} onOpenChange={setHeld}>
      <Tooltip content={content} isNeeded={() => !isHeld}>
        <Popover.Trigger asChild>{children}</Popover.Trigger>
      </Tooltip>
      <Popover.Portal>
        <Popover.Content {...place} side="bottom" aria-label={label}>
          {content}
          <Popover.Arrow className={css.arrow} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
