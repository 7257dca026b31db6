import { defineModel } from '#model-testing/model.ts';
import { toast } from '#machines/patterns/telling.ts';
import { drawPageMachine } from './draw-page.ts';
import { enteredTournament } from './sample-entries.ts';
import { drawActionsModel } from './draw-actions-model.ts';
import { drawChangesModel } from './draw-changes-model.ts';
import { ownTournamentModel } from './own-tournament-model.ts';
import { seedsModel } from './seeds-model.ts';
import { sampleTie, tiesModel } from './ties-model.ts';

const { tournamentId } = enteredTournament;

const closed = { ...enteredTournament, stage: 'closed', version: '4' } as const;
const [one, other] = sampleTie.players.map(({ userId, name }) => ({ playerId: userId, playerName: name }));
/** Drawn, with a tie that only people can settle. */
const drawn = {
  ...closed,
  stage: 'drawn',
  version: '5',
  draws: [
    {
      part: 'knockout',
      number: 1,
      kind: 'drawn',
      madeAt: '2026-11-10T10:00:00.000Z',
      seedSource: 'none',
      reason: null,
    },
  ],
  groups: [
    {
      groupNumber: sampleTie.groupNumber,
      groupName: sampleTie.groupName,
      standings: [one, other].map((line) => ({ ...line, rank: sampleTie.rank, isLevel: true })),
    },
  ],
} as const;

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
  system: {
    children: {
      own: ownTournamentModel(enteredTournament, closed, drawn),
      draw: drawActionsModel,
      seeds: seedsModel,
      ties: tiesModel,
      changes: drawChangesModel,
    },
    joins: ['reports'],
  },
  requirements: {},
});
