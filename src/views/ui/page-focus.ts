/** Whether the focus belongs to a page that is not there yet. */
let isOwed = false;

/** Gives the focus to the page, or to the next one that comes where there is none at this moment. */
export function focusPage(): void {
  const page = document.querySelector<HTMLElement>('main');
  // Behind a dialog nothing can be used: it keeps the focus that it has taken.
  if (page?.closest('[aria-hidden=true]')) return;
  isOwed = page === null;
  page?.focus({ preventScroll: true });
}

/** The ref of what holds the page: one that comes in the place of another takes over the focus that went with it. */
export const takeOverFocus = (page: HTMLElement | null): (() => void) => {
  if (isOwed && document.activeElement === document.body) page?.focus({ preventScroll: true });
  isOwed = false;
  return () => {
    isOwed = page?.contains(document.activeElement) === true;
  };
};
