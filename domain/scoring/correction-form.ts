import { isReason } from '#domain/reason.ts';
import { isPlayedInFrames } from '#domain/matches/length.ts';
import { correctionWords as words } from '#domain/words/corrections.ts';
import { problemWords } from '#domain/words/problems.ts';
import { correctedMatch, type Correction } from './correct.ts';
import type { ScoredMatch } from './entry.ts';
import { hasBreaks } from './rules.ts';

/** How a match may have ended, as a correction says it. */
export const correctionOutcomes = [
  'played',
  'walkover',
  'retired',
  'disqualified',
  'bothOut',
  'level',
] as const satisfies Correction['outcome'][];

/** A frame as the form has it. */
export type FrameForm = { points1: string; points2: string; break1: string; break2: string };

/** A result as it should have been, as it is typed. */
export type CorrectionForm = {
  outcome: Correction['outcome'];
  /** The side that won, where the frames do not say it. */
  winner: '1' | '2';
  frames: FrameForm[];
  reason: string;
};

export type CorrectionField = 'frames' | 'reason';
export type CorrectionFault = { field: CorrectionField; text: string };

export const blankFrame: FrameForm = { points1: '', points2: '', break1: '', break2: '' };

/** Whether a match ended in a way for which no frames are written down. */
export const isUnplayed = ({ outcome }: CorrectionForm): boolean =>
  outcome === 'walkover' || outcome === 'bothOut';

/** Whether somebody has to say who won: the frames of a match that was played to its end say it. */
export const needsWinner = ({ outcome }: CorrectionForm): boolean =>
  outcome === 'walkover' || outcome === 'retired' || outcome === 'disqualified';

/** The result of a match as it stands, to be typed over. */
export function correctionFormOf(match: ScoredMatch): CorrectionForm {
  const { outcome, winner, playerId2, frames } = match;
  return {
    outcome: correctionOutcomes.find((one) => one === outcome) ?? 'played',
    winner: winner !== null && winner === playerId2 ? '2' : '1',
    frames: frames.map((frame) => ({
      points1: String(frame.player1Points),
      points2: String(frame.player2Points),
      break1: frame.player1Break ? String(frame.player1Break) : '',
      break2: frame.player2Break ? String(frame.player2Break) : '',
    })),
    reason: '',
  };
}

const isPoints = (typed: string): boolean => /^\d{1,4}$/.test(typed);
const isBreak = (typed: string): boolean => typed === '' || isPoints(typed);

/** A form as the call takes it. */
export function correctionOf(form: CorrectionForm, match: ScoredMatch): Correction {
  const { outcome, winner } = form;
  const players = [match.playerId1, match.playerId2];
  const frames = isUnplayed(form) ? [] : form.frames.map((frame) => frameOf(frame, match.gameType));
  const said = players[winner === '1' ? 0 : 1] ?? null;
  const won = outcome === 'played' ? (players[aheadIn(match, frames)] ?? null) : said;
  const isWithout = outcome === 'level' || outcome === 'bothOut';
  const { innings: player1Innings } = match.player1;
  const { innings: player2Innings } = match.player2;
  return {
    outcome,
    winner: isWithout ? null : won,
    ...(frames.length > 0 && { frames }),
    ...(player1Innings !== null && { player1Innings }),
    ...(player2Innings !== null && { player2Innings }),
  };
}

type Frame = NonNullable<Correction['frames']>[number];

function frameOf({ points1, points2, break1, break2 }: FrameForm, gameType: string): Frame {
  return {
    player1Points: Number(points1),
    player2Points: Number(points2),
    ...(hasBreaks(gameType) && { player1Break: Number(break1), player2Break: Number(break2) }),
  };
}

function aheadIn(match: ScoredMatch, frames: readonly Frame[]): 0 | 1 {
  const won = frames.map(({ player1Points: one, player2Points: two }) => Math.sign(one - two));
  const racks = isPlayedInFrames(match) ? match.player1.headStart - match.player2.headStart : 0;
  return won.reduce((sum, each) => sum + each, racks) >= 0 ? 0 : 1;
}

/** The match with the result that is typed; null where no scorer could have written it. */
export function correctedBy(form: CorrectionForm, match: ScoredMatch, now: number): ScoredMatch | null {
  const areNumbers = form.frames.every(
    ({ points1, points2, break1, break2 }) =>
      isPoints(points1) && isPoints(points2) && isBreak(break1) && isBreak(break2),
  );
  if (!isUnplayed(form) && !areNumbers) return null;
  const after = correctedMatch(match, correctionOf(form, match), now);
  return 'fault' in after ? null : after;
}

/** The first thing that is wrong with a correction, in the order of its fields. */
export function correctionFault(
  form: CorrectionForm,
  match: ScoredMatch,
  now: number,
): CorrectionFault | null {
  if (correctedBy(form, match, now) === null) return { field: 'frames', text: problemWords.result_wrong };
  return isReason(form.reason) ? null : { field: 'reason', text: problemWords.reason_missing };
}

/** A result in one line. */
export function resultText(match: ScoredMatch): string {
  const { player1Frames, player2Frames, player1, player2, winner, outcome } = match;
  const figures = isPlayedInFrames(match)
    ? [player1Frames, player2Frames]
    : [player1.points ?? 0, player2.points ?? 0];
  const name = winner === match.playerId1 ? match.playerName1 : match.playerName2;
  const score = `${figures[0]}–${figures[1]}`;
  const how = correctionOutcomes.find((one) => one === outcome) ?? 'played';
  if (winner === null) return words.without(score, words.outcomes[how]);
  return words.won(name ?? '', score, words.outcomes[how]);
}
