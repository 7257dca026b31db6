import { defineModel } from '#model-testing/model.ts';
import { toast } from '#machines/patterns/telling.ts';
import { ownEntryPageMachine } from './own-entry-page.ts';
import { enteredRow } from './sample-tournaments.ts';
import { enteringModel } from './entering-model.ts';
import { ownTournamentModel } from './own-tournament-model.ts';

export const ownEntryPageModel = defineModel(ownEntryPageMachine, {
  id: 'own-entry-page',
  input: { tournamentId: enteredRow.tournamentId, userId: 5 },
  cases: { 'tournament.read': [], 'entries.changed': [], notice: [] },
  outcomes: {
    reports: [
      { name: 'the tournament is read', sends: { type: 'tournament.read', tournament: enteredRow } },
      { name: 'the entry is changed', sends: { type: 'entries.changed' } },
      { name: 'somebody is to be told', sends: toast('success', 'Saved.') },
    ],
    own: [],
    entering: [],
  },
  identity: () => [],
  controls: {
    'tournament.read': { kind: 'outside', from: 'the tournament' },
    'entries.changed': { kind: 'outside', from: 'the steps of the player' },
    notice: { kind: 'outside', from: 'the tournament and the steps of the player' },
  },
  system: { children: { own: ownTournamentModel(enteredRow), entering: enteringModel }, joins: ['reports'] },
  requirements: {},
});
