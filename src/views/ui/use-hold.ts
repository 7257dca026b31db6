import { useEffect, useRef, type FocusEvent } from 'react';

type Holder = 'pointer' | 'focus' | 'press';

/** Tells of presses anywhere on the page: what goes while one is under way would move what is pressed. */
function usePress(tell: { onBegin: () => void; onEnd: () => void }): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const end = () => latest.current.onEnd();
    addEventListener('pointerdown', () => latest.current.onBegin(), options);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, options);
    return () => stop.abort();
  }, []);
}

export type HoldProps = { onHold?: (() => void) | undefined; onRelease?: (() => void) | undefined };

/**
 * Holds while the pointer or the focus is inside, and lets go when both have left. A pointer holds once it moves: one
 * that lay there before has asked for nothing.
 */
export const useHold = ({ onHold, onRelease }: HoldProps) => {
  const held = useRef(new Set<Holder>());
  const hold = (by: Holder) => {
    const wasHeld = held.current.size > 0;
    held.current.add(by);
    if (!wasHeld) onHold?.();
  };
  const release = (by: Holder) => {
    const wasHeld = held.current.delete(by);
    if (wasHeld && held.current.size === 0) onRelease?.();
  };
  usePress({ onBegin: () => hold('press'), onEnd: () => release('press') });
  return {
    onPointerMove: () => hold('pointer'),
    onPointerLeave: () => release('pointer'),
    onFocus: () => hold('focus'),
    onBlur: (event: FocusEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) release('focus');
    },
  };
};
