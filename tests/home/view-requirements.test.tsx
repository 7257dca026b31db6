import { act, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  caromMatch,
  completedMatch,
  nineBallMatch,
  pyramidMatch,
  snookerMatch,
  upcomingMatch,
} from '#machines/matches/sample-matches.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { HomePage } from '#views/home/page.tsx';
import { playHome, type Season } from './played.ts';

const story = {
  newsId: 1,
  title: 'A century in the deciding session',
  summary: 'It was played from behind the green.',
  kind: 'cloud',
  club: null,
  image: null,
  imageAlt: null,
  status: 'published',
  publishedAt: '2026-11-19T20:00:00Z',
} as const;
const season: Partial<Season> = {
  live: [snookerMatch, nineBallMatch, caromMatch, pyramidMatch],
  upcoming: [upcomingMatch],
  results: [completedMatch],
  news: [story, { ...story, newsId: 2 }, { ...story, newsId: 3, image: '/uploads/a.jpg' }],
};

async function open(
  given: Partial<Season> = season,
  { matchId = null, lists = 'closed' }: { matchId?: number | null; lists?: 'open' | 'closed' } = {},
) {
  const home = playHome(given, matchId);
  const { container } = render(<HomePage actor={home.actor} lists={lists} />);
  await act(home.settle);
  const cloth = screen.getAllByRole('region')[0] as HTMLElement;
  return { home, container, cloth };
}

it('A-2.06, A-2.07 shows the live match, the other tables, what comes, results and news', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Copa Panamericana 2026');
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toEqual(['On the other tables', 'Upcoming', 'Results', 'News']);
});

it('shows a snooker match with frames, points, break and the strip of its frames', async () => {
  const { cloth } = await open();
  for (const text of [
    'Frames 4',
    'Frames 3',
    'Frame 8 62',
    'Frame 8 14',
    'At the table · break 48',
    '48 ahead',
  ]) {
    expect(cloth.textContent).toContain(text);
  }
  expect(within(cloth).getByRole('img').getAttribute('aria-label')).toMatch(
    /^Balls of this break: red, black, red/,
  );
  expect(within(cloth).getAllByRole('columnheader')).toHaveLength(10);
});

it.each([
  ['pool as a race', nineBallMatch, ['Racks 8', 'Racks 4', 'Race to 9', '1 to go', '5 to go']],
  ['carom by innings and average', caromMatch, ['Points 27', 'Average 1.227', 'Inning 22', 'Highest run 7']],
  ['the Russian pyramid with the balls of the frame', pyramidMatch, ['Frames 4', 'Frame 8 5', 'Race to 6']],
])('shows %s', async (_name, match, texts) => {
  const { cloth } = await open(season, { matchId: match.matchId });
  for (const text of texts) expect(cloth.textContent).toContain(text);
});

it('shows the winner of a match that is over, and when one begins that is to come', async () => {
  const over = await open(season, { matchId: completedMatch.matchId });
  expect(over.cloth.textContent).toContain('Final score · Table 1');
  expect(over.cloth.textContent).toContain('Winner');
  const next = await open(season, { matchId: upcomingMatch.matchId });
  const cloth = screen.getAllByRole('region').at(-1) as HTMLElement;
  expect(cloth.textContent).toContain('10:00 AM');
  expect(next.container.textContent).toContain('Winner of Semi-final 1');
});

it('leads from the other tables to the cloth, from rows to the match, from stories to the news', async () => {
  await open();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const href of [
    '/home/12',
    '/home/13',
    '/home/14',
    '/match/11',
    '/match/15',
    '/match/16',
    '/view-news/1',
  ]) {
    expect(hrefs).toContain(href);
  }
  expect(hrefs).toContain('/tournamentInfo/1');
});

it('offers the lists of all matches to those who may open them, and to nobody else', async () => {
  await open();
  const lists = (): (string | null)[] =>
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/match?'));
  expect(lists()).toEqual([]);
  await open(season, { lists: 'open' });
  expect(lists()).toEqual(['/match?status=7', '/match?status=1', '/match?status=6']);
});

it('rolls a changed score once, and none when another match is chosen', async () => {
  const { home, cloth } = await open();
  const changed = (): (string | null)[] =>
    [...cloth.querySelectorAll('[data-turn=changed]')].map(({ textContent }) => textContent);
  expect(changed()).toEqual([]);
  home.season.live = [{ ...snookerMatch, player1: { ...snookerMatch.player1, points: 69, break: 55 } }];
  await act(() => home.pass(10_000));
  expect(changed()).toEqual(['69', '55']);
  await act(async () => home.actor.send({ type: 'match.chosen', matchId: completedMatch.matchId }));
  await act(home.settle);
  expect(changed()).toEqual([]);
});

it('says how the match stands in one polite sentence, which changes with it', async () => {
  const { home, cloth } = await open();
  const spoken = (): string | null => within(cloth).getByRole('status').textContent;
  expect(spoken()).toBe('Andrés Peñaranda 4, Marcus Whitfield 3, best of 9; frame 8, 62 to 14.');
  expect(cloth.querySelectorAll('[aria-live]')).toHaveLength(0);
  home.season.live = [{ ...snookerMatch, player1Frames: 5, winner: 101, statusId: 6 }];
  await act(() => home.pass(10_000));
  expect(spoken()).toBe('');
});

it('keeps the place: rows stay the same elements through a refresh', async () => {
  const { home } = await open();
  const before = screen.getAllByRole('link');
  await act(() => home.pass(10_000));
  expect(screen.getAllByRole('link')).toEqual(before);
});

it('is a good page in an empty season', async () => {
  const { container } = await open({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The tables are free');
  for (const text of ['No match is scheduled yet.', 'No match has been played yet.', 'No news yet.']) {
    expect(container.textContent).toContain(text);
  }
});

it('says where the address names no match, and keeps all else', async () => {
  await open(season, { matchId: 999 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no such match');
  expect(screen.getByRole('link', { name: 'Back to the live matches' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('heading', { name: 'Results' })).toBeDefined();
});

it('has no fault that axe can see, in any of its states', async () => {
  const { container } = await open();
  expect(await faultsIn(container)).toEqual([]);
  const empty = await open({});
  expect(await faultsIn(empty.container)).toEqual([]);
  const loading = playHome(season);
  expect(await faultsIn(render(<HomePage actor={loading.actor} lists="open" />).container)).toEqual([]);
});
