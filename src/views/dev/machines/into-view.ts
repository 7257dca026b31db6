/** Keeps what is current in sight where a list is longer than its window. */
export function intoView(element: HTMLElement | null): void {
  // Where nothing is laid out, nothing can be out of sight.
  element?.scrollIntoView?.({ block: 'nearest' });
}
