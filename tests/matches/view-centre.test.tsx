import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { MatchDetail } from '#api/matches.ts';
import { matchCentreMachine } from '#machines/matches/centre.ts';
import { caromMatch, nineBallMatch, snookerDetail, upcomingMatch } from '#machines/matches/sample-matches.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { MatchCentrePage } from '#views/matches/centre.tsx';

async function open(match: Partial<MatchDetail> = {}) {
  const detail: MatchDetail = { ...snookerDetail, ...match };
  const idle = fromPromise(() => new Promise<never>(() => {}));
  const machine = matchCentreMachine.provide({
    actors: { getMatch: fromPromise(async () => detail), polling: idle as never },
  });
  const actor = createActor(machine, { input: { matchId: detail.matchId } }).start();
  const { container } = render(<MatchCentrePage actor={actor} />);
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
  return { actor, container };
}

/** What stands beside a term. */
const fact = (term: string): string | null | undefined =>
  screen.getByText(term).nextElementSibling?.textContent;

it('A-1.35 shows every frame with points, breaks and its winner', async () => {
  await open();
  const table = screen.getByRole('table', { name: 'Frames' });
  const lines = within(table).getAllByRole('row').slice(1);
  expect(lines).toHaveLength(7);
  expect(lines[0]?.textContent).toContain('72 (43)');
  expect(within(lines[0] as HTMLElement).getAllByRole('cell')[0]?.dataset['result']).toBe('won');
  expect(within(lines[1] as HTMLElement).getAllByRole('cell')[1]?.dataset['result']).toBe('won');
});

it('says how a match ended that was not played to its end', async () => {
  const { playerId1, playerName2 } = snookerDetail;
  await open({ statusId: 6, outcome: 'retired', winner: playerId1, player1Frames: 1, player2Frames: 1 });
  expect(fact('How it ended')).toBe(`1–1 ret. (${playerName2} gave up)`);
});

it('marks the frame that is being played', async () => {
  const [first] = snookerDetail.frames;
  await open({ frames: [{ ...(first as MatchDetail['frames'][number]), winner: null, endedAt: null }] });
  expect(screen.getByText('being played')).toBeDefined();
});

it('says who won each rack, which has no points', async () => {
  const [first] = snookerDetail.frames;
  await open({
    ...nineBallMatch,
    frames: [
      { ...(first as MatchDetail['frames'][number]), player1Points: 1, winner: nineBallMatch.playerId1 },
    ],
  });
  const table = screen.getByRole('table', { name: 'Racks' });
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toContain('won');
});

it('A-2.141, A-2.142 tells its times in the zone of the tournament, and in the own one on demand', async () => {
  const { container } = await open();
  expect(fact('Scheduled')).toBe('20-Nov-2026 10:00 AM');
  expect(container.textContent).toContain('Bogotá time');
  await userEvent.click(screen.getByRole('switch'));
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(container.textContent).toContain(`${own.split('/').at(-1)?.replaceAll('_', ' ')} time`);
  await userEvent.click(screen.getByRole('switch'));
  expect(fact('Scheduled')).toBe('20-Nov-2026 10:00 AM');
});

it('says which of two equal hours is meant when the clocks go back', async () => {
  await open({ scheduleTime: '2026-11-01T06:30:00Z', timeZone: 'America/New_York' });
  expect(fact('Scheduled')).toBe('01-Nov-2026 01:30 AM (UTC-05:00)');
});

it('takes UTC where nobody knows the zone, and says so', async () => {
  const { container } = await open({ timeZone: 'Mars/Olympus' });
  expect(fact('Scheduled')).toBe('20-Nov-2026 03:00 PM');
  expect(container.textContent).toContain('its times are those of UTC');
});

it('says what is not known: a time, an opponent, players at all', async () => {
  const open1 = { ...upcomingMatch.player2, feederMatchName: null };
  const nobody = { ...upcomingMatch, scheduleTime: null, playerId1: null, playerName1: null, player1: open1 };
  const { container } = await open({ ...nobody, frames: [], club: null, table: null, tournament: null });
  expect(fact('Scheduled')).toBe('Not scheduled');
  expect(container.textContent).toContain('To be decided');
  expect(container.textContent).toContain('Winner of Semi-final 1');
  expect(container.textContent).toContain('Nobody has been drawn for this match yet.');
  expect(screen.queryByText('Club')).toBeNull();
});

it('shows a match of one game without frames', async () => {
  const { container } = await open({ ...caromMatch, frames: [] });
  expect(container.textContent).toContain('No set has been played yet.');
  expect(fact('Format')).toBe('To 40 points');
});

it('leads to its tournament', async () => {
  await open();
  const links = screen.getAllByRole('link', { name: 'Copa Panamericana 2026' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tournamentInfo/1', '/tournamentInfo/1']);
});

it('has no fault that axe can see', async () => {
  const { container } = await open();
  expect(await faultsIn(container)).toEqual([]);
});

it('A-1.35 marks a corrected result with what it was and what it became', async () => {
  const { container } = await open({
    ...nineBallMatch,
    correction: {
      at: '2026-11-20T16:02:00.000Z',
      before: { score: [5, 2], winner: nineBallMatch.playerId1 },
      after: { score: [4, 5], winner: nineBallMatch.playerId2 },
      reason: 'The sheet says so.',
    },
  });
  const { playerName1, playerName2 } = nineBallMatch;
  expect(
    screen.getByText(`${playerName1} won 5–2 became ${playerName2} won 5–4. Reason: The sheet says so.`),
  ).toBeDefined();
  expect(await faultsIn(container)).toEqual([]);
});
