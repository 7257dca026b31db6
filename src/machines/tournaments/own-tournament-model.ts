import type { Tournament } from '#api/fixtures.ts';
import { silentProblem } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { defineModel, type Model } from '#model-testing/model.ts';
import { ownTournamentMachine } from './enterable-list.ts';

/** The reading of a tournament beside a page, as it takes part in the system of the page; it may be another each time. */
export const ownTournamentModel = (
  ...tournaments: readonly Pick<Tournament, 'tournamentId'>[]
): Model<typeof ownTournamentMachine> =>
  defineModel(ownTournamentMachine, {
    id: 'own-tournament',
    input: { question: { tournamentId: tournaments[0]?.tournamentId ?? 0 } },
    cases: { 'question.changed': [] },
    outcomes: {
      read: [
        ...tournaments.map((tournament, index) => ({
          name: index === 0 ? 'the tournament' : `the tournament, changed ${index}`,
          ok: true as const,
          output: tournament as Tournament,
        })),
        { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
      ],
      polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
    },
    volatile: ['readAt'],
    controls: {
      'question.changed': { kind: 'outside', from: 'the page' },
      retry: { role: 'button', name: errorWords.retry },
    },
    requirements: {},
  });
