/** What the stage is asked to show. */
export type Order = { machine: string; path: string; step: number; theme: 'light' | 'dark' };

/** The address of a stage, below which the screens live while they are shown. */
export const stageBase = '/dev/machines/stage';

/** An order as the end of an address. */
export const orderHash = ({ machine, path, step, theme }: Order): string =>
  `#${[machine, path, String(step), theme].map((part) => encodeURIComponent(part)).join('/')}`;

/** The order at the end of an address, or null where it holds none. */
export function orderIn(hash: string): Order | null {
  const [machine = '', path = '', step = '', theme = ''] = hash
    .replace(/^#/, '')
    .split('/')
    .map(decodeURIComponent);
  if (machine === '' || path === '' || !/^\d+$/.test(step)) return null;
  return { machine, path, step: Number(step), theme: theme === 'dark' ? 'dark' : 'light' };
}
