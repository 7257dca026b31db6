import { useSelector } from '@xstate/react';
import { countedWords } from '#domain/scoring/layout.ts';
import { nameOf, sides, type Side } from '#domain/scoring/scoreboard.ts';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import { padOf, type Tap } from '#domain/scoring/pad.ts';
import { scoringWords as words } from '#domain/words/scoring.ts';
import type { ScoringActor } from '#machines/scoring/machine.ts';
import { selectStanding } from '#machines/scoring/selectors.ts';
import { Key } from './key.tsx';
import { Sides } from './sides.tsx';
import * as css from './panel.css.ts';

/** What is tapped while the match is played. */
export const Live = ({ actor }: { actor: ScoringActor }) => {
  const match = useSelector(actor, selectStanding);
  const tap = (tapped: Tap) => actor.send({ type: 'tapped', tap: tapped });
  return (
    <>
      <Sides match={match} onTurn={(side) => tap({ kind: 'turn', side })} />
      {padOf(match).hasVisits ? <Points match={match} tap={tap} /> : <Racks match={match} tap={tap} />}
    </>
  );
};

type PadProps = { match: ScoredMatch; tap: (tap: Tap) => void };

const Racks = ({ match, tap }: PadProps) => (
  <div className={css.pair}>
    {sides.map((side) => (
      <Key key={side} weight="strong" isOnce onTap={() => tap({ kind: 'won', side })}>
        {words.won(countedWords(match).one, nameOf(match, side))}
      </Key>
    ))}
  </div>
);

const Points = ({ match, tap }: PadProps) => {
  const pad = padOf(match);
  return (
    <div className={css.wide}>
      <div className={css.keys}>
        {pad.points.map((points) => (
          <Key key={points} label={words.points(points)} onTap={() => tap({ kind: 'points', points })}>
            {`+${points}`}
          </Key>
        ))}
        <Key label={words.minus} onTap={() => tap({ kind: 'points', points: -1 })}>
          {'−1'}
        </Key>
        {pad.fouls.map((points) => (
          <Key key={`foul ${points}`} weight="foul" onTap={() => tap({ kind: 'foul', points })}>
            {words.foul(points)}
          </Key>
        ))}
      </div>
      <div className={css.pair}>
        <Key weight="strong" onTap={() => tap({ kind: 'miss' })}>
          {words.miss}
        </Key>
        <Key isOnce onTap={() => tap({ kind: 'won', side: leader(match) })}>
          {words.isOver(countedWords(match).one)}
        </Key>
      </div>
    </div>
  );
};

const leader = ({ player1, player2 }: ScoredMatch): Side =>
  (player1.points ?? 0) >= (player2.points ?? 0) ? 1 : 2;
