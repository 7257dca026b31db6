import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { DrawFacts } from '#domain/tournaments/draw-steps.ts';
import { drawPageWords as words } from '#domain/words/draw-page.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { drawActionsMachine } from './draw-actions.ts';

const dialog = { role: 'dialog' } as const;
const closed: DrawFacts = {
  stage: 'closed',
  version: '4',
  format: 'knockout',
  qualifierCount: 0,
  players: 8,
  draws: [],
};
const drawn: DrawFacts = {
  ...closed,
  stage: 'drawn',
  version: '5',
  draws: [{ part: 'knockout', kind: 'drawn' }],
};
const finished: DrawFacts = { ...drawn, stage: 'finished' };

const refused: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'draw_begun',
  message: problemWords.draw_begun,
  fields: {},
  retryAfterSeconds: null,
};
const begun = { name: 'begun', ok: false, error: refused } as const;

export const drawActionsModel = defineModel(drawActionsMachine, {
  id: 'draw-actions',
  endsEarly: true,
  starts: [
    { name: 'entries are closed', input: { tournamentId: 6, facts: closed } },
    { name: 'it is drawn', input: { tournamentId: 6, facts: drawn } },
    { name: 'it is over', input: { tournamentId: 6, facts: finished } },
  ],
  cases: {
    'option.changed': ({ options }) => [
      { options: { separation: options.separation === 'none' ? 'club' : 'none' } },
      { options: { seedSource: options.seedSource === 'none' ? 'rating' : 'none' } },
    ],
    'reason.changed': ({ reason }) => [{ reason: reason === '' ? 'A player was missing.' : '' }],
    'tournament.read': ({ facts }) => [{ facts }],
    'seeds.saved': ({ facts }) => [{ version: facts.version }],
  },
  outcomes: {
    drawTournament: [
      {
        name: 'drawn',
        ok: true,
        output: { number: 1, clashes: [[31, 32]], version: '5', message: words.draw },
      },
      begun,
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    deleteDraw: [{ name: 'undone', ok: true, output: { message: words.undo } }, begun],
  },
  volatile: ['key'],
  identity: ({ facts, options, reason, fault, refusal, clashes }) => [
    facts,
    options,
    reason,
    fault?.field,
    refusal,
    clashes,
  ],
  controls: {
    'option.changed': { kind: 'outside', from: 'the choices of the form' },
    draw: {
      role: 'button',
      name: ({ context }) => (context.facts.draws.length > 0 ? words.redraw : words.draw),
    },
    undo: { role: 'button', name: words.undo },
    'reason.changed': { role: 'textbox', name: words.reason, value: 'reason' },
    confirm: { kind: 'outside', from: 'the button that confirms what is asked' },
    dismiss: { role: 'button', name: words.cancel, within: dialog },
    'tournament.read': { kind: 'outside', from: 'the page, which reads the tournament' },
    'seeds.saved': { kind: 'outside', from: 'the seeds beside it' },
  },
  shows: {
    choosing: ({ refusal, clashes }) => ({
      texts: [...(refusal === null ? [] : [refusal]), ...(clashes > 0 ? [words.clashes(clashes)] : [])],
      absent: [dialog],
    }),
    drawing: { tags: ['busy'] },
    confirmingRedraw: ({ reason }) => ({
      roles: [
        { role: 'dialog', name: words.redrawTitle },
        { role: 'textbox', name: words.reason, value: reason },
      ],
    }),
    'confirmingRedraw.faulty': { texts: [problemWords.reason_missing] },
    'confirmingRedraw.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    redrawing: { tags: ['busy'] },
    confirmingUndo: { roles: [{ role: 'dialog', name: words.undoTitle }] },
    'confirmingUndo.faulty': { texts: [problemWords.reason_missing] },
    'confirmingUndo.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    undoing: { tags: ['busy'] },
  },
  requirements: { choosing: ['A-1.16', 'A-1.34'] },
  invariants: {
    'no draw is replaced or undone unasked': ({ value }, before) => {
      if (value === 'redrawing')
        return before?.value === 'redrawing' || before?.matches('confirmingRedraw') === true;
      return value !== 'undoing' || before?.value === 'undoing' || before?.matches('confirmingUndo') === true;
    },
  },
});
