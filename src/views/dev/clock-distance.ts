export type ClockUnit = 'minute' | 'hour' | 'day';

const minute = 60_000;
const milliseconds: Record<ClockUnit, number> = { minute, hour: 60 * minute, day: 24 * 60 * minute };
const largest = 10_000;

/** Whether what was typed is a whole number in bounds. */
export function isAmount(text: string): boolean {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= largest;
}

/** A distance in milliseconds. */
export function distance({ amount, unit }: { amount: string; unit: ClockUnit }): number {
  return Number(amount) * milliseconds[unit];
}

/** A distance in words, to the minute, or to the second where it is less; empty where there is none. */
export function distanceText(offset: number): string {
  const ms = Math.abs(offset);
  const parts = [
    [Math.floor(ms / milliseconds.day), 'day'],
    [Math.floor(ms / milliseconds.hour) % 24, 'hour'],
    [Math.floor(ms / minute) % 60, 'minute'],
    [ms < minute ? Math.round(ms / 1000) : 0, 'second'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => count.toLocaleString('en', { style: 'unit', unit, unitDisplay: 'long' }))
    .join(' ');
}
