import { useRef, type FocusEvent } from 'react';
import { usePress } from './use-press.ts';

type Holder = 'pointer' | 'focus' | 'press';

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
