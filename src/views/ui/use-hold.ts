import { useRef, type FocusEvent } from 'react';

export type HoldProps = { onHold?: (() => void) | undefined; onRelease?: (() => void) | undefined };

/** Holds while the pointer or the focus is inside, and lets go when both have left. */
export const useHold = ({ onHold, onRelease }: HoldProps) => {
  const held = useRef({ pointer: false, focus: false });
  const hold = (by: 'pointer' | 'focus') => {
    const wasHeld = held.current.pointer || held.current.focus;
    held.current[by] = true;
    if (!wasHeld) onHold?.();
  };
  const release = (by: 'pointer' | 'focus') => {
    const wasHeld = held.current.pointer || held.current.focus;
    held.current[by] = false;
    if (wasHeld && !held.current.pointer && !held.current.focus) onRelease?.();
  };
  return {
    onPointerEnter: () => hold('pointer'),
    onPointerLeave: () => release('pointer'),
    onFocus: () => hold('focus'),
    onBlur: (event: FocusEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) release('focus');
    },
  };
};
