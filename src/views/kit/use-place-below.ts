import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

const gap = 4;
const margin = 8;
const tallest = 296;

/** Where a panel as wide as its control fits: below it, or above it where there is more room. */
const placeOf = (control: DOMRect, height: number): CSSProperties => {
  const below = height - control.bottom - gap - margin;
  const above = control.top - gap - margin;
  const side =
    below >= tallest || below >= above
      ? { top: control.bottom + gap, maxHeight: Math.min(tallest, below) }
      : { bottom: height - control.top + gap, maxHeight: Math.min(tallest, above) };
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
      if (control) setStyle(placeOf(control, innerHeight));
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [isOpen]);
  return { anchor, style };
};
