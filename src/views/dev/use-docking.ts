import { useEffect, useRef, type RefObject } from 'react';
import { keepUsable } from './above-popups.ts';

/** The key that opens and folds the bar from anywhere. */
export const barKey = 'F9';

/** Docks the bar at the foot of the window: the page makes room, popups let it be, and a key leads to it and back. */
export function useDocking(
  state: 'folded' | 'unfolded',
  onToggle: () => void,
): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);

  useEffect(() => (bar.current ? keepUsable(bar.current) : undefined), []);

  useEffect(() => {
    document.documentElement.dataset['switchBar'] = state;
    return () => {
      delete document.documentElement.dataset['switchBar'];
    };
  }, [state]);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== barKey || event.repeat) return;
      event.preventDefault();
      if (state === 'folded') {
        cameFrom.current = document.activeElement;
        bar.current?.querySelector('button')?.focus();
      } else if (cameFrom.current instanceof HTMLElement) {
        cameFrom.current.focus();
      }
      onToggle();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onToggle, state]);

  return bar;
}
