import { useEffect, useRef, type RefObject } from 'react';

/** What hands and wheels do to a drawing. */
export type Gestures = {
  onPan: (dx: number, dy: number) => void;
  onZoom: (factor: number, x: number, y: number) => void;
  onSize: (width: number, height: number) => void;
};

type Spot = { x: number; y: number };

const apart = ([a, b]: readonly Spot[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middle = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

/** A press that moves less is a click. */
const slack = 4;

function listenToPointers(element: Element, gestures: () => Gestures): () => void {
  const down = new Map<number, Spot>();
  let travelled = 0;
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (down.size === 0) travelled = 0;
    down.set(event.pointerId, spotOf(event));
  };
  const move = (event: PointerEvent): void => {
    if (!down.has(event.pointerId)) return;
    const before = [...down.values()];
    down.set(event.pointerId, spotOf(event));
    const after = [...down.values()];
    const from = middle(before);
    const to = middle(after);
    travelled += Math.hypot(to.x - from.x, to.y - from.y);
    if (travelled < slack && after.length === 1) return;
    gestures().onPan(to.x - from.x, to.y - from.y);
    if (apart(before) > 0) gestures().onZoom(apart(after) / apart(before), to.x, to.y);
  };
  const release = (event: PointerEvent): void => void down.delete(event.pointerId);
  // The click that ends a drag is no choice of the state under it.
  const click = (event: Event): void => {
    if (travelled >= slack) event.stopPropagation();
  };
  element.addEventListener('pointerdown', press as EventListener);
  element.addEventListener('click', click, { capture: true });
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
  return () => {
    element.removeEventListener('pointerdown', press as EventListener);
    element.removeEventListener('click', click, { capture: true });
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', release);
  };
}

function listenToWheel(element: Element, gestures: () => Gestures): () => void {
  const turn = (event: Event): void => {
    if (!(event instanceof WheelEvent)) return;
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    // A pinch on a touch pad comes as a wheel with Control, in small steps.
    if (event.ctrlKey || event.metaKey) gestures().onZoom(Math.exp(-event.deltaY / 100), at.x, at.y);
    else if (event.shiftKey) gestures().onPan(-event.deltaY - event.deltaX, 0);
    else if (event.deltaMode === 0 && Math.abs(event.deltaY) < 50)
      gestures().onPan(-event.deltaX, -event.deltaY);
    else gestures().onZoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, at.x, at.y);
  };
  element.addEventListener('wheel', turn, { passive: false });
  return () => element.removeEventListener('wheel', turn);
}

function watchSize(element: Element, gestures: () => Gestures): () => void {
  const tell = (): void => {
    const { width, height } = element.getBoundingClientRect();
    // What is not shown has no size, and nothing can be fitted into it.
    if (width > 0) gestures().onSize(width, height);
  };
  tell();
  if (!('ResizeObserver' in globalThis)) return () => {};
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Hears pointers, pinches, the wheel and the size of what it is given to. */
export function useGestures<E extends Element>(gestures: Gestures): RefObject<E | null> {
  const element = useRef<E>(null);
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const read = () => latest.current;
    const ends = [listenToPointers(current, read), listenToWheel(current, read), watchSize(current, read)];
    return () => ends.forEach((end) => end());
  }, []);
  return element;
}
