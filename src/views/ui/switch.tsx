import { Switch as Radix } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import * as css from './switch.css.ts';

export type SwitchProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'type' | 'role' | 'aria-label' | 'children' | 'value'
> & {
  /** Names what is switched, such as "Club Billares Obelisco active". */
  label: string;
  state: 'on' | 'off';
  onSwitch?: (state: 'on' | 'off') => void;
};

/** For what takes effect at once. */
export const Switch = ({ label, state, onSwitch, ...rest }: SwitchProps) => (
  <Radix.Root
    {...rest}
    className={css.track}
    aria-label={label}
    checked={state === 'on'}
    onCheckedChange={(isOn) => onSwitch?.(isOn ? 'on' : 'off')}
  >
    <Radix.Thumb className={css.thumb} />
  </Radix.Root>
);
