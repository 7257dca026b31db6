import { defineModel } from '#model-testing/model.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { afterEntry } from '#domain/scoring/apply.ts';
import type { Entry, ScoredMatch } from '#domain/scoring/entry.ts';
import { framesToWin } from '#domain/scoring/layout.ts';
import { problemWords } from '#domain/words/problems.ts';
import { scoringWords as words } from '#domain/words/scoring.ts';
import { scoringMachine } from './machine.ts';
import { sampleMatch } from './sample-match.ts';
import { stageOf, standing, undoEntry } from './standing.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const after = (match: ScoredMatch, entryOf: (match: ScoredMatch) => Entry): ScoredMatch =>
  afterEntry(match, entryOf(match), noon);

/** A race to two, which the second rack decides, so that few steps lead through all of it. */
const upcoming: ScoredMatch = { ...sampleMatch, raceTo: 2 };
const begun = after(upcoming, ({ version }) => ({ kind: 'start', body: { version, atTable: 1 } }));
const rack = ({ version, currentFrame }: ScoredMatch): Entry => ({
  kind: 'frame',
  body: { version, frameNumber: currentFrame ?? 1, player1Points: 1, player2Points: 0, isOver: true },
});
const live = after(begun, rack);
const decided = after(live, rack);
const over = after(decided, ({ version }) => ({
  kind: 'end',
  body: { version, reason: 'played', winner: 101 },
}));
/** What another scorer has made of it, far ahead of this device. */
const theirs = (match: ScoredMatch): ScoredMatch => ({ ...match, version: 50 });

const refused = (status: number, code: 'changed_meanwhile' | 'internal'): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

const names = { 1: sampleMatch.playerName1 ?? '', 2: sampleMatch.playerName2 ?? '' } as const;
const nameOf = (id: number) => names[id === sampleMatch.playerId1 ? 1 : 2];
const otherName = (id: number) => names[id === sampleMatch.playerId1 ? 2 : 1];

export const scoringModel = defineModel(scoringMachine, {
  endsEarly: true,
  starts: [
    { name: 'a match to come', input: { match: upcoming, userId: 1 } },
    { name: 'a live match', input: { match: live, userId: 1 } },
    { name: 'a decided match', input: { match: decided, userId: 1 } },
    { name: 'a match that is over', input: { match: over, userId: 1 } },
  ],
  cases: {
    start: [{ atTable: 1 }],
    tapped: [{ tap: { kind: 'won', side: 1 } }],
    ended: (context) => {
      const match = standing(context);
      if (stageOf(context) === 'decided') return [{ winner: 101, reason: 'played' }];
      return [{ winner: 102, reason: match.statusId === 1 ? 'walkover' : 'retired' }];
    },
    'match.read': [{ match: theirs(upcoming) }, { match: theirs(live) }, { match: theirs(decided) }],
  },
  outcomes: {
    recallScores: [
      { name: 'nothing waits', ok: true, output: { waiting: [], steps: [] } },
      { name: 'storage is broken', ok: false, error: refused(500, 'internal') },
    ],
    writeEntry: [
      { name: 'to come', ok: true, output: upcoming },
      { name: 'live', ok: true, output: live },
      { name: 'decided', ok: true, output: decided },
      { name: 'over', ok: true, output: over },
      { name: 'offline', ok: false, error: silentProblem('offline') },
      { name: 'someone else was faster', ok: false, error: refused(409, 'changed_meanwhile') },
    ],
    connection: [{ name: 'the network comes', sends: { type: 'went.online' } }],
  },
  volatile: ['waiting', 'steps', 'match'],
  identity: (context) => [
    stageOf(context),
    context.match.statusId,
    context.match.version > 40,
    Math.min(context.waiting.length, 2),
    undoEntry(context) !== null,
  ],
  controls: {
    start: { role: 'button', name: words.breaks(names[1]) },
    tapped: { role: 'button', name: words.won('Rack', names[1]) },
    undo: { role: 'button', name: words.undo },
    'end.asked': { role: 'button', name: words.end },
    cancel: { role: 'button', name: words.goOn },
    ended: {
      role: 'button',
      name: ({ event }) => {
        if (event.reason === 'played') return words.wins(nameOf(event.winner), '2–0');
        return event.reason === 'walkover'
          ? words.absent(otherName(event.winner))
          : words.gaveUp(otherName(event.winner));
      },
    },
    retry: { role: 'button', name: words.sendNow },
    accept: { role: 'button', name: words.accept },
    'match.read': { kind: 'outside', from: 'the page of the match, which reads it again' },
  },
  tags: { busy: { texts: [words.restoring] } },
  shows: {
    restoring: { tags: ['busy'] },
    'scoring.desk.upcoming': { texts: [words.whoBreaks] },
    'scoring.desk.decided': { texts: [words.decided(names[1])] },
    'scoring.desk.asking': { texts: [words.endQuestion] },
    'scoring.desk.over': { texts: [words.ended] },
    'scoring.line.idle': { absent: [words.lost] },
    'scoring.line.lost': { texts: [words.lost] },
    'scoring.line.refused': { texts: [words.refusedTitle] },
  },
  requirements: { scoring: ['A-1.33', 'A-1.35'] },
  invariants: {
    'nothing that waits is lost but by a refusal that is told': ({ context }, before) =>
      before === undefined ||
      context.waiting.length >= before.context.waiting.length - 1 ||
      context.refusal !== null,
    'nobody is said to win more than it takes': ({ context }) =>
      standing(context).player1Frames <= framesToWin(context.match),
  },
});
