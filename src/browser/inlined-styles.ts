/**
 * Adds a disabled link for each style sheet that the page carries inline. Vite's loader looks for a link before it fetches the
 * sheet of a lazy part, and would fetch these again.
 */
export function linkInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-files]')) {
    for (const href of dataset['files']?.split(' ') ?? []) {
      const link = { rel: 'stylesheet', disabled: true, href };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  }
}
