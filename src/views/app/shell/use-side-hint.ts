import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { HintPlace } from '#views/ui/hint-bubble.tsx';

const gap = 8;
const rise = 4;

/** Beside an icon of the narrow sidebar, level with it. */
const placeBeside = ({ right, top }: DOMRect): HintPlace => ({
  x: right + gap,
  y: top + rise,
  align: 'start',
  side: 'bottom',
});

/** Shows the name of an icon beside it, on hover and keyboard focus, until Escape or a press. */
export const useSideHint = (isNarrow: () => boolean) => {
  const [place, setPlace] = useState<HintPlace>();
  const hide = () => setPlace(undefined);
  const show = (element: HTMLElement) => {
    if (isNarrow()) setPlace(placeBeside(element.getBoundingClientRect()));
  };
  const handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') show(event.currentTarget);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget);
    },
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    },
  };
  return { place, handlers };
};
