import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { machineWords } from '#domain/words/dev-machines.ts';
import { PathsPanel } from '#views/dev/machines/paths-panel.tsx';
import { playerMachine } from '#views/dev/machines/player-machine.ts';
import { lampEntry } from './lamp.ts';

const words = machineWords.player;

it('who opens a path by keyboard can play it at once, and stands at it again when going back', () => {
  const actor = createActor(playerMachine).start();
  render(<PathsPanel entry={lampEntry} chosen={null} actor={actor} />);
  const [item] = screen.getAllByRole('button', { name: /ends in/ });
  if (item === undefined) throw new Error('The lamp has a path.');
  item.focus();
  fireEvent.click(item);
  const play = screen.getByRole('button', { name: words.play });
  expect(document.activeElement).toBe(play);
  fireEvent.click(play);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.pause }));
  const close = screen.getByRole('button', { name: words.close });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /ends in/ }));
});
