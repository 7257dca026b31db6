import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { termsMachine } from '#machines/terms/machine.ts';
import { shownTerms } from './shown.ts';
import { TermsPage } from '#views/terms/page.tsx';

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

function open(isPending: boolean) {
  const actor = createActor(termsMachine, { input: { isPending } }).start();
  stops.push(() => actor.stop());
  render(<TermsPage actor={actor} text={shownTerms()} />);
}

it('A-2.18 whoever has nothing to accept reads the terms, and is asked nothing', () => {
  open(false);
  expect(screen.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button')).toBeNull();
});

it('A-4.14 whoever has to accept reads the same, and can accept or decline', () => {
  open(true);
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Decline', 'Accept']);
});
