import { countedWords } from '#domain/scoring/layout.ts';
import {
  type FrameRow,
  type MatchRow,
  nameOf,
  shortName,
  type Side,
  sides,
} from '#domain/scoring/scoreboard.ts';
import { type StripColumn, stripOf } from '#domain/scoring/frame-strip.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './frame-strip.css.ts';

export type FrameStripProps = { match: MatchRow; frames: readonly FrameRow[] };

/** The points of each frame, the winner's heavier, the running one marked. */
export const FrameStrip = ({ match, frames }: FrameStripProps) => {
  const columns = stripOf(match, frames);
  const counted = countedWords(match);
  return (
    <table className={css.strip}>
      <VisuallyHidden as="caption">{words.strip(counted.many)}</VisuallyHidden>
      <thead>
        <tr>
          <th className={`${css.head} ${css.corner}`} scope="col">
            <VisuallyHidden>{words.player}</VisuallyHidden>
          </th>
          {columns.map(({ number, state }) => (
            <th key={number} className={css.head} scope="col" data-state={state}>
              <VisuallyHidden>{counted.one} </VisuallyHidden>
              {number}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => (
          <tr key={side}>
            <th className={css.player} scope="row" title={nameOf(match, side)}>
              {shortName(match, side)}
            </th>
            {columns.map((column) => (
              <PointsCell key={column.number} column={column} side={side} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const PointsCell = ({ column: { points, winner, state }, side }: { column: StripColumn; side: Side }) => (
  <td className={css.points} data-result={winner === side ? 'won' : 'open'} data-state={state}>
    {points ? points[side - 1] : '–'}
  </td>
);
