import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What a field takes of a typed or pasted text; where that is not all of it, `onRefuse` hears the whole. */
export type Taking = {
  take?: ((text: string) => string) | undefined;
  onRefuse?: ((text: string) => void) | undefined;
};

/**
 * Enters of a typed or pasted text only what a field takes, as an edit of the browser's own: a text that a script rewrites
 * once it stands in the field leaves the browser with steps to undo that fit no more.
 */
export function useTakenText(ref: RefObject<HTMLInputElement | null>, { take, onRefuse }: Taking): void {
  const enter = useEffectEvent((event: InputEvent) => {
    const field = ref.current;
    // What is composed or dropped cannot be stopped, or comes elsewhere than at the caret; the value of the field mends it.
    if (!field || !take || !event.cancelable || event.data === null || event.inputType === 'insertFromDrop')
      return;
    const { value, selectionStart, selectionEnd } = field;
    const typed = value.slice(0, selectionStart ?? 0) + event.data + value.slice(selectionEnd ?? 0);
    const taken = take(typed);
    if (taken === typed) return;
    event.preventDefault();
    if (taken !== value) replaceText(field, taken);
    onRefuse?.(typed);
  });
  useEffect(() => {
    const field = ref.current;
    const hear = (event: InputEvent) => enter(event);
    field?.addEventListener('beforeinput', hear);
    return () => field?.removeEventListener('beforeinput', hear);
  }, [ref]);
}

/** Makes a text of the one in a field by the one edit between them, which can be undone. */
function replaceText(field: HTMLInputElement, text: string): void {
  const { value } = field;
  const shorter = Math.min(value.length, text.length);
  let head = 0;
  while (head < shorter && value[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && value.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  field.setSelectionRange(head, value.length - tail);
  const between = text.slice(head, text.length - tail);
  // Nothing else makes an edit that the browser can undo.
  // oxlint-disable-next-line typescript/no-deprecated -- no other interface adds to what can be undone
  document.execCommand(between === '' ? 'delete' : 'insertText', false, between);
}
