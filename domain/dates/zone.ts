import { wallClock } from './wall-clock.ts';

/** The zone if there is one of this name, else null. */
export function knownZone(zone: string): string | null {
  return wallClock('1970-01-01T00:00:00Z', zone)?.isZoneUnknown === false ? zone : null;
}

/** The place that an IANA zone is named after: Buenos Aires for America/Argentina/Buenos_Aires. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
