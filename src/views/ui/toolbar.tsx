import { Toolbar as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { BareIconButtonProps } from './bare-icon-button.tsx';
import { IconButton } from './icon-button.tsx';
import * as css from './toolbar.css.ts';

export type ToolbarProps = { label: string; children: ReactNode };

/** Tools of which one is reached by the tab key, and the others by the arrow keys. */
export const Toolbar = ({ label, children }: ToolbarProps) => (
  <Radix.Root className={css.toolbar} aria-label={label}>
    {children}
  </Radix.Root>
);

/** A tool; one that can be on says whether it is. */
export const ToolbarButton = ({ isOn, ...rest }: BareIconButtonProps & { isOn?: boolean }) => (
  <Radix.Button asChild>
    <IconButton size="small" aria-pressed={isOn} {...rest} />
  </Radix.Button>
);
