/** A day as people read it; nothing where there is none. */
export const dayText = (instant: string | null): string =>
  instant === null ? '' : new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium' });
