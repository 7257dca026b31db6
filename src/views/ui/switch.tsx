import type { ComponentPropsWithRef } from 'react';
import * as css from './switch.css.ts';

export type SwitchProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'role' | 'aria-label' | 'onChange' | 'checked'
> & {
  /** Names what is switched, such as "Club Billares Obelisco active". */
  label: string;
  state: 'on' | 'off';
  onSwitch?: (state: 'on' | 'off') => void;
};

/** For what takes effect at once. */
export const Switch = ({ label, state, onSwitch, ...rest }: SwitchProps) => (
  <input
    {...rest}
    type="checkbox"
    role="switch"
    className={css.track}
    aria-label={label}
    checked={state === 'on'}
    onChange={(event) => onSwitch?.(event.currentTarget.checked ? 'on' : 'off')}
  />
);
