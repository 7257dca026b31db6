import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';

/** How long before the start players check in. */
export function checkInText(minutes: number): string {
  if (minutes === 0) return words.noCheckIn;
  return minutes < 60 || minutes % 60 !== 0
    ? words.checkInMinutes(minutes)
    : words.checkInHours(minutes / 60);
}
