import { isTimeZone } from '#domain/clubs/zone.ts';
import { problemWords } from '#domain/words/problems.ts';
import { Refusal } from './problem.ts';

/** Refuses a zone that nobody knows. */
export function requireTimeZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) {
    throw new Refusal('invalid_request', { fields: { timeZone: problemWords.time_zone_unknown } });
  }
}
