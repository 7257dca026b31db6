import { vi } from 'vitest';

/** Pictures come at once, or not at all: a page without a network loads none. */
export function loadPictures(outcome: 'loaded' | 'broken'): void {
  class Picture extends Image {
    override readonly complete = true;
    override readonly naturalWidth = outcome === 'loaded' ? 64 : 0;
  }
  vi.stubGlobal('Image', Picture);
}
