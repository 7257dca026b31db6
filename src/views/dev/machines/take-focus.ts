/** Gives the focus to what has come in the place of the control that had it, which is gone with it. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
