import type { ComponentPropsWithRef } from 'react';
import { button } from './button.css.ts';
import type { Glyph } from './glyph.ts';
import { HintBubble } from './hint-bubble.tsx';
import { Icon } from './icon.tsx';
import { useHint } from './use-hint.ts';

export type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  /** The name for screen readers, and for the eye in a bubble on hover and focus. */
  label: string;
  icon: Glyph;
  tone?: 'ghost' | 'secondary' | 'ghostOnShell' | 'outlineOnCloth';
  size?: 'regular' | 'small';
};

/** The bubble is our own, because Radix's tooltip would weigh more than the header that needs it. */
export const IconButton = ({ label, icon, tone = 'ghost', size = 'regular', ...rest }: IconButtonProps) => {
  const { place, handlers } = useHint(rest);
  return (
    <>
      <button
        type="button"
        {...rest}
        {...handlers}
        className={button({ tone, size, shape: size === 'small' ? 'squareSmall' : 'square' })}
        aria-label={label}
      >
        <Icon glyph={icon} />
      </button>
      {place && <HintBubble place={place} text={label} />}
    </>
  );
};
