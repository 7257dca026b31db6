import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

const gap = 4;
const margin = 8;
const tallest = 296;

/** What a keyboard on the screen has left of the window. */
const seen = (): { top: number; bottom: number } => {
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  return { top: offsetTop, bottom: offsetTop + height };
};

/** Where a panel as wide as its control fits: below it, or above it where there is more room. */
const placeOf = (control: DOMRect): CSSProperties => {
  const { top, bottom } = seen();
  const below = bottom - control.bottom - gap - margin;
  const above = control.top - top - gap - margin;
  const side =
    below >= tallest || below >= above
      ? { top: control.bottom + gap, maxHeight: Math.min(tallest, below) }
      : { bottom: innerHeight - control.top + gap, maxHeight: Math.min(tallest, above) };
  return { ...side, left: control.left, minWidth: control.width };
};

/** Keeps an open panel at the control that it belongs to, whatever scrolls. */
export const usePlaceBelow = (isOpen: boolean) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const place = (): void => {
      const control = anchor.current?.closest('[data-part=choice]')?.getBoundingClientRect();
      if (control) setStyle(placeOf(control));
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    window.visualViewport?.addEventListener('scroll', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('scroll', place);
    };
  }, [isOpen]);
  return { anchor, style };
};
