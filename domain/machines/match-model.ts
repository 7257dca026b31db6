import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import { matchMachine, type MatchFacts } from './match.ts';

const all: MatchFacts = {
  isReady: true,
  hasTableFree: true,
  isNobodyBusy: true,
  isDecided: true,
  isLevelAllowed: true,
  isFree: true,
  isSameWinner: false,
};
const button = (name: string) => ({ role: 'button', name }) as const;
const moves = words.matchMoves;

export const matchModel = defineModel(matchMachine, {
  cases: {
    call: [all, { ...all, isReady: false }, { ...all, hasTableFree: false }],
    uncall: [all],
    start: [all, { ...all, isReady: false }, { ...all, isNobodyBusy: false }],
    end: [
      { ...all, as: 'played' },
      { ...all, as: 'played', isDecided: false },
      { ...all, as: 'walkover' },
      { ...all, as: 'walkover', isReady: false },
      { ...all, as: 'retired' },
      { ...all, as: 'disqualified' },
      { ...all, as: 'bothOut' },
      { ...all, as: 'level' },
      { ...all, as: 'level', isLevelAllowed: false },
    ],
    correct: [all, { ...all, isFree: false, isSameWinner: true }, { ...all, isFree: false }],
    void: [all, { ...all, isFree: false }],
    'seat.empty': [all],
  },
  controls: {
    call: button(moves.call),
    uncall: button(moves.uncall),
    start: button(moves.start),
    end: { kind: 'outside', from: 'the score pad' },
    correct: button(moves.correct),
    void: button(moves.void),
    'seat.empty': { kind: 'outside', from: 'the match before it' },
  },
  shows: {
    upcoming: { texts: [words.matchStates.upcoming] },
    called: { texts: [words.matchStates.called] },
    live: { texts: [words.matchStates.live] },
    over: { texts: [words.matchStates.over] },
  },
  invariants: {
    'nothing is live that was over': ({ value }, before) => before?.value !== 'over' || value !== 'live',
  },
});
