/** Whether the device asks for as little movement as can be. */
export const prefersStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
