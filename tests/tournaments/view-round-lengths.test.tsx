import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';
import { knockout } from '#machines/fixtures/model-draws.ts';
import { associationHost } from '#machines/tournaments/form-hosts.ts';
import { tournamentFormMachine } from '#machines/tournaments/form.ts';
import { draftTournament } from '#machines/tournaments/sample-tournaments.ts';
import { TournamentFormPage } from '#views/tournaments/form-page.tsx';

const idle = fromPromise(() => new Promise<never>(() => {}));

it('A-1.16 the form of a tournament in play greys the rounds that have begun, each with its reason', async () => {
  const { Rounds } = knockout({ players: 8, roundsOver: 1 });
  const running = {
    ...draftTournament,
    stage: 'running' as const,
    Rounds,
    settings: { ...draftTournament.settings, format: 'knockout' as const, capacity: 16 },
  };
  const actor = createActor(
    tournamentFormMachine.provide({
      actors: {
        getTournament: fromPromise(async () => running) as never,
        listActiveClubs: idle as never,
        readClubOffers: idle as never,
      },
    }),
    {
      input: {
        userId: 3,
        tournamentId: 5,
        reach: 'ownClubs',
        hosts: [associationHost()],
        timeZone: 'America/Bogota',
      },
    },
  ).start();
  await act(async () => {
    render(<TournamentFormPage actor={actor} />);
  });
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const stateOf = (name: string) => [
    field(name).readOnly,
    field(name).getAttribute('aria-describedby') !== null,
  ];
  expect(stateOf(words.rounds[8])).toEqual([true, true]);
  expect(stateOf(words.rounds[4])).toEqual([true, true]);
  expect(stateOf(words.rounds[2])).toEqual([false, false]);
  expect(stateOf(words.rounds[1])).toEqual([false, false]);
  expect(screen.getAllByText(words.lockedRound.absent)).toHaveLength(1);
  expect(screen.getAllByText(words.lockedRound.begun)).toHaveLength(1);
  // What is filled in leaves the lengths alone that matches were played to.
  act(() => {
    actor.send({ type: 'round.changed', round: '4', value: '5' });
    actor.send({ type: 'template.chosen', template: 'quarterFinals' });
  });
  const { roundLengths, length } = actor.getSnapshot().context.form;
  expect([roundLengths[4], Number(roundLengths[2])]).toEqual(['5', Number(length) + 4]);
});
