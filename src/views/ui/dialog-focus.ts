import { useRef } from 'react';
import { focusPage } from './page-focus.ts';
import { heirOf } from './row-focus.ts';

const fields = ':is(input, select, textarea):not(:disabled, [readonly], [type=hidden])';

/**
 * Where a dialog's focus begins: the field that says so, else its first one, else its first action, else the dialog
 * itself.
 */
const firstOf = (panel: HTMLElement): HTMLElement =>
  panel.querySelector<HTMLElement>('[data-focus=first]') ??
  panel.querySelector<HTMLElement>(`[data-part=body] ${fields}`) ??
  panel.querySelector<HTMLElement>('[data-part=footer] :is(button, a[href])') ??
  panel;

/** Where a dialog gave the focus back to that has gone since the last one came. */
let givenBack: Element | null = null;

const canTake = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.isConnected;

/** The button of the menu whose item has the focus, since the item goes with its menu; else what has the focus. */
const placeOf = (focused: Element | null): Element | null => {
  const opener = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (opener ? document.getElementById(opener) : null) ?? focused;
};

type Begin = (panel: HTMLElement, event: Event) => void;

const beginAtFirst: Begin = (panel, event) => {
  event.preventDefault();
  firstOf(panel).focus({ preventScroll: true });
};

/** For an alert, whose safe answer Radix focuses next; one without an answer keeps the focus itself. */
export const beginAtAnswer: Begin = (panel) => panel.focus({ preventScroll: true });

/**
 * Takes the focus into a dialog and back to where it was: Radix gives it back to its own trigger alone, and
 * here an address or a state opens the dialog, not a trigger. One that follows on another gives it back where that did.
 */
export const useDialogFocus = (begin = beginAtFirst) => {
  const returnTo = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      returnTo.current = placeOf(document.activeElement);
      givenBack = null;
      if (event.currentTarget instanceof HTMLElement) begin(event.currentTarget, event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const to = canTake(returnTo.current) ? returnTo.current : (heirOf(returnTo.current) ?? givenBack);
      givenBack = to;
      if (to instanceof HTMLElement && canTake(to)) to.focus({ preventScroll: true });
      // What opened it has gone with the page, as after a sign-in; what has taken the focus meanwhile keeps it.
      else if (document.activeElement === null || document.activeElement === document.body) focusPage();
    },
  };
};

/** A message that floats above a dialog is no place outside it. */
export const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-part=toasts], [data-part=banners]') !== null;
