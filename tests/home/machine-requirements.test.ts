import { expect, it } from 'vitest';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { selectCloth, selectOthers, selectReason } from '#machines/home/selectors.ts';
import {
  caromMatch,
  completedMatch,
  nineBallMatch,
  snookerMatch,
  upcomingMatch,
} from '#machines/matches/sample-matches.ts';
import { playHome } from './played.ts';

const refused: ProblemData = { ...silentProblem('unanswered'), kind: 'refused', status: 500, message: '' };
const noLinks = { facebook: null, instagram: null, youtube: null };
const season = { live: [nineBallMatch, snookerMatch], upcoming: [upcomingMatch], results: [completedMatch] };

/** The match on the cloth, or what stands there instead. */
const onCloth = ({ actor }: ReturnType<typeof playHome>): number | string => {
  const cloth = selectCloth(actor.getSnapshot());
  return cloth.kind === 'match' ? cloth.match.matchId : cloth.kind;
};

it('C-1.11 reads everything again every 10 seconds, and nothing twice at a time', async () => {
  const home = playHome(season);
  await home.settle();
  const once = ['live', 'upcoming', 'results', 'news', `match ${snookerMatch.matchId}`];
  expect(home.calls).toEqual(once);
  await home.pass(9_999);
  expect(home.calls).toEqual(once);
  await home.pass(1);
  expect(home.calls).toEqual([...once, ...once]);
});

it('C-1.11 asks for nothing in a hidden tab, and catches up at the first look', async () => {
  const home = playHome(season);
  await home.settle();
  const asked = home.calls.length;
  home.tell['visibility']?.({ type: 'page.hidden' });
  await home.pass(600_000);
  expect(home.calls).toHaveLength(asked);
  home.season.live = [{ ...snookerMatch, player1Frames: 5 }];
  home.tell['visibility']?.({ type: 'page.shown' });
  await home.settle();
  const cloth = selectCloth(home.actor.getSnapshot());
  expect(cloth.kind === 'match' && cloth.match.player1Frames).toBe(5);
});

it('asks for nothing without a network, and at once when it is back', async () => {
  const home = playHome(season);
  await home.settle();
  const asked = home.calls.length;
  home.tell['connection']?.({ type: 'went.offline' });
  await home.pass(60_000);
  expect(home.calls).toHaveLength(asked);
  home.tell['connection']?.({ type: 'went.online' });
  await home.settle();
  expect(home.calls.length).toBeGreaterThan(asked);
});

it('keeps what it shows when a refresh fails, and tells people once', async () => {
  const home = playHome(season);
  await home.settle();
  home.season.broken = ['live', 'upcoming', 'results', 'news', 'match'];
  await home.pass(10_000);
  await home.pass(10_000);
  expect(onCloth(home)).toBe(snookerMatch.matchId);
  expect(home.actor.getSnapshot().context.results).toHaveLength(1);
  expect(home.notices).toEqual(['Please check your internet connectivity']);
  home.season.broken = [];
  await home.pass(10_000);
  expect(home.actor.getSnapshot().matches({ sections: { shown: 'fresh' } })).toBe(true);
});

it('shows the other parts when one cannot be read', async () => {
  const home = playHome({ ...season, broken: ['news'] });
  await home.settle();
  expect(onCloth(home)).toBe(snookerMatch.matchId);
  expect(home.actor.getSnapshot().context.news).toBeNull();
});

it('says so when nothing can be read, and mends by itself', async () => {
  const home = playHome({ ...season, broken: ['live', 'upcoming', 'results', 'news'] });
  await home.settle();
  expect(home.actor.getSnapshot().matches({ sections: 'failed' })).toBe(true);
  home.season.broken = [];
  await home.pass(10_000);
  expect(onCloth(home)).toBe(snookerMatch.matchId);
});

it('leaves the cloth to its match while it is live, whatever begins beside it', async () => {
  const home = playHome({ ...season, live: [nineBallMatch] });
  await home.settle();
  expect(onCloth(home)).toBe(nineBallMatch.matchId);
  home.season.live = [snookerMatch, nineBallMatch];
  await home.pass(10_000);
  expect(onCloth(home)).toBe(nineBallMatch.matchId);
  home.season.live = [snookerMatch];
  await home.pass(10_000);
  expect(onCloth(home)).toBe(snookerMatch.matchId);
});

it('shows the next match where none is live, and an empty table where none is to come', async () => {
  const next = playHome({ upcoming: [{ ...upcomingMatch, matchId: 1, scheduleTime: null }, upcomingMatch] });
  await next.settle();
  expect(onCloth(next)).toBe(upcomingMatch.matchId);
  const nothing = playHome();
  await nothing.settle();
  expect(onCloth(nothing)).toBe('nothing');
});

it('A-2.08 puts the match of the address on the cloth, at once and with its frames', async () => {
  const home = playHome({ ...season, live: [snookerMatch, caromMatch] }, caromMatch.matchId);
  expect(home.calls).toContain(`match ${caromMatch.matchId}`);
  await home.settle();
  expect(onCloth(home)).toBe(caromMatch.matchId);
  const others = selectOthers(home.actor.getSnapshot()).map(({ matchId }) => matchId);
  expect(others).toEqual([snookerMatch.matchId]);
});

it('A-2.08 follows the address from match to match and back', async () => {
  const home = playHome(season);
  await home.settle();
  home.actor.send({ type: 'match.chosen', matchId: completedMatch.matchId });
  expect(onCloth(home)).toBe(completedMatch.matchId);
  await home.settle();
  home.actor.send({ type: 'match.chosen', matchId: null });
  expect(onCloth(home)).toBe(snookerMatch.matchId);
});

it('says so where the address names a match that is not there, and shows all else', async () => {
  const home = playHome(season, 999);
  await home.settle();
  expect(onCloth(home)).toBe('missing');
  expect(selectOthers(home.actor.getSnapshot())).toHaveLength(2);
  await home.pass(20_000);
  expect(home.calls.filter((call) => call === 'match 999')).toHaveLength(1);
});

it('tries again for a match that could not be read', async () => {
  const home = playHome({ ...season, broken: ['match'] }, 999);
  await home.settle();
  expect(onCloth(home)).toBe('unread');
  home.season.broken = [];
  await home.pass(10_000);
  expect(onCloth(home)).toBe('missing');
});

it.each([
  ['offline', silentProblem('offline'), 'Please check your internet connectivity'],
  ['not answered', silentProblem('unanswered'), 'We’re unable to connect to our services.'],
  ['refused with words', { ...refused, message: 'The service is busy.' }, 'The service is busy.'],
  ['refused without words', refused, 'Something went wrong'],
])('says why nothing can be read: %s', async (_kind, problem, text) => {
  const home = playHome({ ...season, broken: ['live', 'upcoming', 'results', 'news'], problem });
  await home.settle();
  expect(selectReason(home.actor.getSnapshot())).toBe(text);
});

it('reads by itself once a lost network is back', async () => {
  const broken = ['live', 'upcoming', 'results', 'news'] as const;
  const home = playHome({ ...season, broken: [...broken], problem: silentProblem('offline') });
  home.tell['connection']?.({ type: 'went.offline' });
  await home.settle();
  expect(home.actor.getSnapshot().matches({ sections: 'failed' })).toBe(true);
  home.season.broken = [];
  home.tell['connection']?.({ type: 'went.online' });
  await home.settle();
  expect(onCloth(home)).toBe(snookerMatch.matchId);
});

it('asks for nothing at first where the page has brought a reading along, and after ten seconds as ever', async () => {
  const { readAt, ...rest } = { readAt: '2026-11-20T20:00:00Z', operator: '', links: noLinks };
  const detail = { ...snookerMatch, referee: null, mayScore: false, isLevelAllowed: false, frames: [] };
  const live = { rows: [nineBallMatch, snookerMatch], total: 2 };
  const first = {
    ...rest,
    readAt,
    live,
    upcoming: [upcomingMatch],
    results: [completedMatch],
    news: [],
    detail,
  };
  const home = playHome(season, null, first);
  await home.settle();
  expect(home.calls).toEqual([]);
  expect(onCloth(home)).toBe(snookerMatch.matchId);
  await home.pass(10_000);
  expect(home.calls).toHaveLength(5);
});
