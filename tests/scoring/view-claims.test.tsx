import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ScoresKey } from '#browser/kept-scores.ts';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import type { KeptScores } from '#domain/scoring/waiting.ts';
import { scoringWords as words } from '#domain/words/scoring.ts';
import { scoringMachine } from '#machines/scoring/machine.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { ScoringPanel } from '#views/scoring/panel.tsx';
import { games } from './matches.ts';

const never = fromPromise(() => new Promise<never>(() => {})) as never;
const machine = scoringMachine.provide({
  actors: {
    recallScores: fromPromise<KeptScores, ScoresKey>(async () => ({ waiting: [], steps: [] })),
    writeEntry: never,
    connection: never,
  },
});

/** The panel of a match that has begun, on a device whose entries are still under way. */
async function open(match: ScoredMatch) {
  const actor = createActor(machine, { input: { match, userId: 1 } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('scoring'));
  const { container } = render(<ScoringPanel actor={actor} />);
  act(() => actor.send({ type: 'start', atTable: 1 }));
  return { actor, container };
}
const key = (name: string) => screen.getByRole('button', { name });

describe('the panel at the table', () => {
  it('takes the two taps of a double tap for one rack', async () => {
    const { container } = await open(games.nineBall);
    fireEvent.click(key(words.won('Rack', 'Ada')), { detail: 1 });
    fireEvent.click(key(words.won('Rack', 'Ada')), { detail: 2 });
    expect(container.textContent).toMatch(/Ada1.*Bea0/);
    fireEvent.click(key(words.won('Rack', 'Ada')), { detail: 1 });
    expect(container.textContent).toMatch(/Ada2.*Bea0/);
  });

  it('A-1.35 counts points and the break of who is at the table, and takes them back', async () => {
    const { container } = await open(games.snooker);
    fireEvent.click(key(words.points(1)));
    fireEvent.click(key(words.points(7)));
    expect(key(words.atTable('Ada')).textContent).toContain('Break 8');
    expect(container.textContent).toContain('Ada 0, Bea 0, best of 3; frame 1, 8 to 0.');
    fireEvent.click(key(words.undo));
    expect(key(words.atTable('Ada')).textContent).toContain('Break 1');
    fireEvent.click(key(words.miss));
    fireEvent.click(key(words.foul(4)));
    expect(container.textContent).toMatch(/Ada5.*Bea0/);
    expect(key(words.atTable('Ada'))).toBeDefined();
  });

  it('says why a frame cannot be, and goes on', async () => {
    await open(games.snooker);
    fireEvent.click(key(words.isOver('Frame')));
    expect(screen.getByRole('alert').textContent).toBe(
      'The points are level, so nobody has won this frame yet.',
    );
    fireEvent.click(key(words.points(2)));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be read and used by everybody, whatever is played', async () => {
    for (const match of [games.snooker, games.nineBall, games.carom, games.hundredUp, games.pyramid]) {
      const { container } = await open(match);
      expect(await faultsIn(container)).toEqual([]);
      container.remove();
    }
  });
});
