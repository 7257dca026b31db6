/** Events by which a popup notices that someone turns to what lies outside it. */
const outward = ['pointerdown', 'focusin', 'focusout', 'wheel', 'touchstart', 'touchmove'] as const;

/**
 * Keeps an open popup from taking the focus back from a part of the page, and from locking it: the popup listens at
 * the document, so these events end one step before it. Returns what undoes it.
 */
export function keepUsable(part: HTMLElement): () => void {
  const root = document.documentElement;
  const isOurs = (target: EventTarget | null): boolean => target instanceof Node && part.contains(target);
  const stop = (event: Event): void => {
    const isLeaving = event instanceof FocusEvent && event.type === 'focusout';
    if (isOurs(isLeaving ? event.relatedTarget : event.target)) event.stopPropagation();
  };
  for (const type of outward) root.addEventListener(type, stop);
  return () => {
    for (const type of outward) root.removeEventListener(type, stop);
  };
}
