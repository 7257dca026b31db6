import { focusPage, takeOverFocus } from './page-focus.ts';

const rows = 'tr, li, [role=row]';
const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/** A control of a row that has the focus, or had it last, and its place among those of the row. */
type Held = { control: HTMLElement; row: Element; place: number };

/** What took the place of controls that went with their row. */
const heirs = new WeakMap<Element, HTMLElement>();

/** What took the place of a control that has gone with its row; null where nothing did. */
export function heirOf(gone: Element | null): HTMLElement | null {
  let heir = gone === null ? undefined : heirs.get(gone);
  while (heir && !heir.isConnected) heir = heirs.get(heir);
  return heir ?? null;
}

/**
 * Keeps the focus in a list whose row goes, as after it was deleted: the row that takes its place has it, at the same
 * control, else the one before; `orElse` is called where there is none. Returns how to stop.
 */
function keepRowFocus(page: HTMLElement, orElse: () => void): () => void {
  let held: Held | null = null;
  const hold = ({ target }: FocusEvent): void => {
    const row = target instanceof HTMLElement ? target.closest(rows) : null;
    held =
      row && target instanceof HTMLElement
        ? { control: target, row, place: controlsOf(row).indexOf(target) }
        : null;
  };
  const release = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      // Whoever has pressed beside it has left it; what was removed has lost it.
      const isLeft =
        target instanceof Element && target.isConnected && document.activeElement === document.body;
      if (isLeft && held?.control === target) held = null;
    });
  const observer = new MutationObserver((records) => {
    if (held === null) return;
    const { control, row } = held;
    const gone = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(control)));
    if (!gone || document.contains(control)) return;
    const heir = [gone.nextSibling, gone.previousSibling].find(
      (node): node is Element => node instanceof Element && node.isConnected && node.matches(rows),
    );
    const next = heir && !row.isConnected ? controlAt(heir, held.place) : null;
    if (next) heirs.set(control, next);
    const isLost = document.activeElement === document.body || document.activeElement === null;
    held = null;
    if (!isLost) return;
    if (next) next.focus({ preventScroll: true });
    else orElse();
  });
  page.addEventListener('focusin', hold);
  page.addEventListener('focusout', release);
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', hold);
    page.removeEventListener('focusout', release);
  };
}

/** The ref of what holds pages with lists: it takes over the focus, and keeps it where a row goes. */
export const takeOverRowFocus = (page: HTMLElement | null): (() => void) => {
  const leave = takeOverFocus(page);
  const stop = page ? keepRowFocus(page, focusPage) : null;
  return () => {
    stop?.();
    leave();
  };
};

const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(controls)];

function controlAt(row: Element, place: number): HTMLElement | null {
  const all = controlsOf(row);
  return all[place] ?? all.at(-1) ?? null;
}
