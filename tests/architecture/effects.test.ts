import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('src/views/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/views/dev/'));

const having = (pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).toSorted();

it('no view subscribes to an actor, save the one place where pages tell the app and the address bar', () => {
  expect(having(/\.(?:subscribe|on)\(/)).toEqual(['src/views/app/use-actor-events.ts']);
});

it('no page says whom of the app it concerns what its actor comes to: the root does', () => {
  const told = having(/\bactors\.(?:app|session|notices|config|language)\.send\b/);
  expect(told.filter((file) => file.startsWith('src/views/app/routes/'))).toEqual([]);
});

/** Where a view has an effect, by what for; what one machine comes to and another does belongs into a parent machine. */
const allowed: Record<string, readonly string[]> = {
  'an address that changes while the page stays is told to the page': [
    'src/views/app/routes/faq.tsx',
    'src/views/app/routes/home.tsx',
    'src/views/app/routes/statistics.tsx',
    'src/views/app/routes/tournament-info.tsx',
    'src/views/app/routes/use-days.ts',
    'src/views/app/use-navigation.ts',
  ],
  'actors are listened to before they start': ['src/views/app/use-actor-events.ts'],
  'what an address has said once is taken off it': [
    'src/views/app/routes/cards.tsx',
    'src/views/app/routes/onboard.tsx',
  ],
  'a part is fetched before it is asked for': ['src/views/app/comes-along.ts', 'src/views/app/popups.tsx'],
  'initial data are used up once the screen stands': ['src/views/app/initial-data.ts'],
  'the title of the document is no part of what React renders': [
    'src/views/app/screen.tsx',
    'src/views/news/reader-page.tsx',
  ],
  'the focus goes where the work goes on': [
    'src/views/app/shell/user-menu.tsx',
    'src/views/fixtures/use-arrows.ts',
    'src/views/password/forgot.tsx',
    'src/views/players/own-clubs.tsx',
    'src/views/products/rule-card.tsx',
    'src/views/tables/handle.tsx',
    'src/views/tournaments/seeds-section.tsx',
    'src/views/ui/use-fault-focus.ts',
    'src/views/verification/block.tsx',
  ],
  'the browser tells of it by events, observers or a clock alone': [
    'src/views/ui/accordion.tsx',
    'src/views/ui/notice-room.ts',
    'src/views/ui/password-field.tsx',
    'src/views/ui/use-early-text.ts',
    'src/views/ui/use-press.ts',
    'src/views/ui/use-seconds.ts',
    'src/views/ui/use-taken-text.ts',
  ],
  'an editor that is not made of React is kept in step': ['src/views/rich-text/editor.tsx'],
};

it('views have effects only where the list says what for', () => {
  expect(having(/\buse(?:Layout|Insertion)?Effect\(/)).toEqual(Object.values(allowed).flat().toSorted());
});
