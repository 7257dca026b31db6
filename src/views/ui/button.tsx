import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { button } from './button.css.ts';
import type { Glyph } from './glyph.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonTone =
  | 'primary'
  | 'secondary'
  | 'ghost'
  | 'danger'
  | 'dangerSolid'
  | 'brass'
  | 'outlineOnCloth'
  | 'ghostOnShell';

export type ButtonLook = {
  tone?: ButtonTone;
  size?: 'regular' | 'small';
  width?: 'content' | 'fill';
  icon?: Glyph | undefined;
  iconEnd?: Glyph | undefined;
  children: ReactNode;
};

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> &
  ButtonLook & {
    /** A busy button keeps its place, its width and the focus, and answers no second press. */
    state?: 'idle' | 'busy';
  };

const refuse = (event: MouseEvent) => event.preventDefault();

export const Button = (props: ButtonProps) => {
  const { tone, size, width, icon, iconEnd, state = 'idle', children, onClick, ...rest } = props;
  const isBusy = state === 'busy';
  return (
    <button
      type="button"
      {...rest}
      className={button({ tone, size, width })}
      data-state={state}
      data-room={icon || iconEnd ? 'icon' : 'bare'}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? refuse : onClick}
    >
      {isBusy && (icon || !iconEnd) ? (
        <Spinner size={icon ? 'regular' : 'small'} />
      ) : (
        icon && <Icon glyph={icon} />
      )}
      {children}
      {iconEnd && (isBusy && !icon ? <Spinner /> : <Icon glyph={iconEnd} />)}
    </button>
  );
};
