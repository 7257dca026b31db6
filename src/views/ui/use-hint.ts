import { useState, type ComponentPropsWithRef } from 'react';
import { placeHint, type HintPlace } from './hint-bubble.tsx';

type Handlers = Pick<
  ComponentPropsWithRef<'button'>,
  'onKeyDown' | 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
>;

const placeOf = (control: HTMLElement) =>
  placeHint(control.getBoundingClientRect(), { width: innerWidth, height: innerHeight });

/** Shows a control's name while it is hovered or focused by keyboard, until Escape or a press. */
export const useHint = (own: Handlers): { place: HintPlace | undefined; handlers: Handlers } => {
  const [place, setPlace] = useState<HintPlace>();
  const hide = () => setPlace(undefined);
  const handlers: Handlers = {
    onKeyDown: (event) => {
      if (event.key === 'Escape') hide();
      own.onKeyDown?.(event);
    },
    onPointerEnter: (event) => {
      if (event.pointerType !== 'touch') setPlace(placeOf(event.currentTarget));
      own.onPointerEnter?.(event);
    },
    onPointerLeave: (event) => {
      hide();
      own.onPointerLeave?.(event);
    },
    onPointerDown: (event) => {
      hide();
      own.onPointerDown?.(event);
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) setPlace(placeOf(event.currentTarget));
      own.onFocus?.(event);
    },
    onBlur: (event) => {
      hide();
      own.onBlur?.(event);
    },
  };
  return { place, handlers };
};
