import type { ScreenName } from '#domain/navigation/routes.ts';
import { translated } from '#domain/language/translated.ts';

/** What search engines and previews say about the public pages. */
export const sharingWords = translated('sharing', {
  home: 'Follow the live matches, tournaments and clubs of your cue-sports association.',
  pages: {
    'tournament-details': 'Tournaments in billiards, snooker, pool and carom: draws, groups and results.',
    'all-news': 'News of the association and of its clubs.',
    faq: 'Short answers about membership, clubs, matches and your account.',
    download: 'The scoring apps of the association, for Android and iOS.',
    'terms-conditions': 'The terms of this platform in the version that is in force.',
    'eula-terms-conditions': 'The licence agreement of the apps in the version that is in force.',
    'privacy-policy': 'What this platform keeps about you, who sees it, and your rights.',
    'app-privacy-policy': 'What the apps read, keep and send.',
  } satisfies Partial<Record<ScreenName, string>>,
  format: (format: 'knockout' | 'roundRobin', game: string): string =>
    `${game}, ${format === 'knockout' ? 'knockout' : 'round robin'}`,
  tournament: (format: string): string => `${format}. Draw, schedule and results.`,
  days: (first: string, last: string): string => `${first} to ${last}`,
  versus: (one: string, other: string): string => `${one} – ${other}`,
  undecided: 'To be decided',
  state: { 1: 'Upcoming', 6: 'Result', 7: 'Live now' },
  score: (one: number, other: number): string => `${one} : ${other}`,
  picture: 'A snooker table with the balls on their spots and the baulk line.',
  missing: 'There is nothing at this address, or not any more.',
});
