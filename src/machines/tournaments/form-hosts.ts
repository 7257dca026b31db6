import type { Tournament } from '#api/fixtures.ts';
import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';
import type { Host } from './form-context.ts';

/** The zone of the device, from which a new tournament begins. */
export { ownTimeZone } from '#browser/time-zone.ts';

/** The association as who runs a tournament. */
export const associationHost = (): Host => ({ value: '', label: words.association });

/** A club as who runs a tournament. */
export const hostOf = ({ clubId, name }: { clubId: number; name: string }): Host => ({
  value: String(clubId),
  label: name,
});

/** A club that was switched off since is still the one that the tournament is of. */
export function withHost(hosts: readonly Host[], { settings, club }: Tournament): Host[] {
  const own = club === null ? associationHost() : hostOf(club);
  // Who runs it can be another club, not the association any more.
  const offered = settings.clubId === null ? hosts : hosts.filter(({ value }) => value !== '');
  return offered.some(({ value }) => value === own.value) ? [...offered] : [...offered, own];
}
