import { useCallback, useEffect, useRef } from 'react';

export type PressHandlers = { onBegin: () => void; onEnd: () => void };

const begins = ['pointerdown', 'mousedown'] as const;
/** After a tap the pointer has ended before the mouse that browsers make of it begins. */
const ends = ['pointerup', 'pointercancel', 'mouseup'] as const;

/** Tells of presses anywhere on the page: what goes while one is under way would move what is pressed. */
export function usePress(tell: PressHandlers): void {
  const latest = useRef(tell);
  // Who listens does so once; what is told of a press is the latest.
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    for (const type of begins) addEventListener(type, () => latest.current.onBegin(), options);
    for (const type of ends) addEventListener(type, () => latest.current.onEnd(), options);
    return () => stop.abort();
  }, []);
}

/** Does at once what moves the page, or after the press that is under way: nothing moves between press and release. */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  usePress({
    onBegin: () => {
      isPressed.current = true;
    },
    onEnd: () => {
      isPressed.current = false;
      for (const run of waiting.current.splice(0)) run();
    },
  });
  return useCallback((run: () => void) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  }, []);
}
