import { fromPromise } from 'xstate';

export type SharedLink = { readonly url: string; readonly title: string };

/** Whether the device has a way of its own to share a link. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && 'share' in navigator;
}

/** Opens the device's own sharing; whoever closes it without choosing has not failed. */
export const shareLink = fromPromise<'shared' | 'dismissed', SharedLink>(async ({ input }) => {
  try {
    await navigator.share({ url: input.url, title: input.title });
    return 'shared';
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return 'dismissed';
    throw cause;
  }
});

/** Puts a text on the clipboard, also where the page may not write to it directly. */
export const copyText = fromPromise<void, { text: string }>(async ({ input: { text } }) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copySelected(text)) throw new Error('The clipboard took nothing.');
  }
});

/** The old way, which works without a secure address. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
