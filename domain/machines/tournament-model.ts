import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import { tournamentMachine, type TournamentFacts } from './tournament.ts';

const all: TournamentFacts = {
  isWhole: true,
  isClosingAhead: true,
  hasPlayers: true,
  hasNoneBegun: true,
  hasNoneLive: true,
  isGroupsDecided: true,
  isKnockoutDue: true,
};
const others = (...names: string[]) => names.map((name) => ({ role: 'button', name }) as const);
const moves = words.moves;

export const tournamentModel = defineModel(tournamentMachine, {
  cases: {
    publish: [all, { ...all, isWhole: false }, { ...all, isClosingAhead: false }],
    close: [all],
    reopen: [all, { ...all, isClosingAhead: false }],
    draw: [
      all,
      { ...all, hasPlayers: false },
      { ...all, hasNoneBegun: false },
      { ...all, isGroupsDecided: false },
    ],
    undraw: [all, { ...all, hasNoneBegun: false }],
    cancel: [all, { ...all, hasNoneLive: false }],
    delete: [all],
    'match.begun': [all],
    'all.over': [all, { ...all, isKnockoutDue: false }],
    'result.reset': [all],
  },
  controls: {
    publish: { role: 'button', name: moves.publish },
    close: { role: 'button', name: moves.close },
    reopen: { role: 'button', name: moves.reopen },
    delete: { role: 'button', name: moves.delete },
    cancel: { role: 'button', name: moves.cancel },
    draw: { kind: 'outside', from: 'the page of the draw' },
    undraw: { kind: 'outside', from: 'the page of the draw' },
    'match.begun': { kind: 'outside', from: 'the score pad' },
    'all.over': { kind: 'outside', from: 'the score pad' },
    'result.reset': { kind: 'outside', from: 'the page of a match' },
  },
  shows: {
    draft: { texts: [words.stages.draft], absent: others(moves.close, moves.reopen, moves.cancel) },
    open: { texts: [words.stages.open], absent: others(moves.publish, moves.reopen, moves.delete) },
    closed: { texts: [words.stages.closed], absent: others(moves.publish, moves.close, moves.delete) },
    drawn: { texts: [words.stages.drawn], absent: others(moves.close, moves.reopen, moves.delete) },
    running: { texts: [words.stages.running], absent: others(moves.close, moves.reopen, moves.delete) },
    finished: { texts: [words.stages.finished], absent: others(moves.cancel, moves.reopen, moves.delete) },
    cancelled: { texts: [words.stages.cancelled], absent: others(moves.cancel, moves.reopen, moves.delete) },
    deleted: { texts: [words.deleted], absent: others(moves.publish, moves.delete) },
  },
  requirements: { draft: ['A-6.11'] },
  invariants: {
    'only a draft is deleted': ({ value }, before) => value !== 'deleted' || before?.value === 'draft',
    'nothing comes back from where it was cancelled': ({ value }, before) =>
      before?.value !== 'cancelled' || value === 'cancelled',
  },
});
