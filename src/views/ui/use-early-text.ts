import { useEffect, useRef, type RefObject } from 'react';

/**
 * Repeats what was typed into a field before hydration as an input event: React keeps such a text in the DOM, but calls no
 * handler for it.
 */
export function useEarlyText(): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = ref.current;
    if (!field || field.value === field.defaultValue) return;
    const { value } = field;
    // React compares with the value that was assigned last, unless it is assigned past React's own setter.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return ref;
}
