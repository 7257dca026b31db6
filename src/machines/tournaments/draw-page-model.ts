import { defineModel } from '#model-testing/model.ts';
import { toast } from '#machines/patterns/telling.ts';
import { drawPageMachine } from './draw-page.ts';
import { enteredTournament } from './sample-entries.ts';

const { tournamentId } = enteredTournament;

export const drawPageModel = defineModel(drawPageMachine, {
  id: 'draw-page',
  input: { tournamentId },
  cases: {
    'tournament.read': [],
    'seeds.saved': [],
    'seeds.changed': [],
    'draw.changed': [],
    'ties.changed': [],
    notice: [],
  },
  outcomes: {
    reports: [
      { name: 'the tournament is read', sends: { type: 'tournament.read', tournament: enteredTournament } },
      { name: 'seeds are saved', sends: { type: 'seeds.saved', version: '5' } },
      { name: 'seeds may be others', sends: { type: 'seeds.changed' } },
      { name: 'the draw may be another', sends: { type: 'draw.changed' } },
      { name: 'a tie may be settled', sends: { type: 'ties.changed' } },
      { name: 'somebody is to be told', sends: toast('success', 'Saved.') },
    ],
    own: [],
    draw: [],
    seeds: [],
    ties: [],
    changes: [],
  },
  identity: () => [],
  controls: {
    'tournament.read': { kind: 'outside', from: 'the tournament' },
    'seeds.saved': { kind: 'outside', from: 'the seeds' },
    'seeds.changed': { kind: 'outside', from: 'the seeds' },
    'draw.changed': { kind: 'outside', from: 'the draw and changes by hand' },
    'ties.changed': { kind: 'outside', from: 'the ties' },
    notice: { kind: 'outside', from: 'any of them' },
  },
  requirements: {},
});
