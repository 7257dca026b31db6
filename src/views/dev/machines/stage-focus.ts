/**
 * A screen beside a chart takes the focus from nobody who has not gone there, and F6 leads out of it, also where a popup
 * of the screen keeps the focus to itself.
 */
export function tameFocus(): void {
  // A screen in a window of its own has nobody beside it.
  if (window.frameElement === null) return;
  const { focus } = HTMLElement.prototype;
  let isEntered = false;
  const enter = (): void => {
    isEntered = true;
  };
  HTMLElement.prototype.focus = function (options) {
    if (isEntered) focus.call(this, options);
  };
  window.addEventListener('pointerdown', enter, { capture: true });
  window.addEventListener('focusin', enter, { capture: true });
  window.addEventListener('blur', () => {
    isEntered = false;
  });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      window.frameElement?.parentElement?.focus();
    },
    { capture: true },
  );
}
