import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import * as css from './tooltip.css.ts';

export type TooltipProps = {
  content: ReactNode;
  side?: 'top' | 'bottom';
  /** One element that can take the focus, such as a button or a link. */
  children: ReactElement;
};

/** More words about what has a name already, on hover and on focus; for an icon's name use `IconButton`. */
export const Tooltip = ({ content, side = 'bottom', children }: TooltipProps) => (
  <Radix.Provider delayDuration={200} skipDelayDuration={100}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={css.tooltip} side={side} sideOffset={4} collisionPadding={8}>
          {content}
          <Radix.Arrow className={css.arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
