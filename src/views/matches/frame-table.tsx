import { useSelector } from '@xstate/react';
import { clockTime } from '#domain/matches/days.ts';
import { countedWords, hasRunningScore } from '#domain/scoring/layout.ts';
import {
  type FrameRow,
  type MatchRow,
  nameOf,
  shortName,
  type Side,
  sideOf,
  sides,
} from '#domain/scoring/scoreboard.ts';
import { matchPagesWords } from '#domain/words/match-pages.ts';
import type { MatchCentreActor } from '#machines/matches/centre.ts';
import { selectClock } from '#machines/matches/selectors.ts';
import { Card } from '#views/ui/card.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './centre.css.ts';

const words = matchPagesWords.centre;

export type FrameTableProps = { actor: MatchCentreActor; match: MatchRow & { frames: readonly FrameRow[] } };

/** Every frame of a match with its points, its best breaks and when it ended. */
export const FrameTable = ({ actor, match }: FrameTableProps) => {
  const { zone } = useSelector(actor, selectClock);
  const counted = countedWords(match);
  const isOpen = sides.every((side) => sideOf(match, side).seat === 'open');
  return (
    <section>
      <SectionTitle>{counted.many}</SectionTitle>
      <Card padding="none">
        {match.frames.length === 0 ? (
          <p className={css.none}>{isOpen ? words.noPlayers : words.none(counted.one.toLowerCase())}</p>
        ) : (
          <table className={css.frames}>
            <VisuallyHidden as="caption">{counted.many}</VisuallyHidden>
            <thead>
              <tr>
                <th className={css.head} scope="col">
                  {counted.one}
                </th>
                {sides.map((side) => (
                  <th key={side} className={css.head} scope="col" title={nameOf(match, side)}>
                    {shortName(match, side)}
                  </th>
                ))}
                <th className={css.head} scope="col">
                  {words.endedAt}
                </th>
              </tr>
            </thead>
            <tbody>
              {match.frames.map((frame) => (
                <FrameLine key={frame.frameNumber} match={match} frame={frame} zone={zone} />
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </section>
  );
};

type FrameLineProps = { match: MatchRow; frame: FrameRow; zone: string };

const FrameLine = ({ match, frame, zone }: FrameLineProps) => {
  const isRunning = frame.endedAt === null;
  return (
    <tr data-state={isRunning ? 'now' : 'over'}>
      <th className={css.data} scope="row">
        {frame.frameNumber}
      </th>
      {sides.map((side) => (
        <FrameCell key={side} match={match} frame={frame} side={side} />
      ))}
      <td className={css.data}>{frame.endedAt === null ? words.running : timeOf(frame.endedAt, zone)}</td>
    </tr>
  );
};

const FrameCell = ({ match, frame, side }: { match: MatchRow; frame: FrameRow; side: Side }) => {
  const [points, visit] =
    side === 1 ? [frame.player1Points, frame.player1Break] : [frame.player2Points, frame.player2Break];
  const winner = side === 1 ? match.playerId1 : match.playerId2;
  const hasWon = frame.winner !== null && frame.winner === winner;
  const isRack = !hasRunningScore(match);
  return (
    <td className={css.data} data-result={hasWon ? 'won' : 'open'}>
      {isRack ? (hasWon ? words.won : '') : points}
      {!isRack && visit !== null && visit > 0 && <span className={css.visit}> ({visit})</span>}
    </td>
  );
};

function timeOf(instant: string, zone: string): string {
  const { time, half } = clockTime(instant, zone);
  return `${time} ${half}`;
}
