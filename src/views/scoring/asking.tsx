import { useSelector } from '@xstate/react';
import { decidedFor } from '#domain/scoring/course.ts';
import { nameOf, sides, tallyOf, type Side } from '#domain/scoring/scoreboard.ts';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import { scoringWords as words } from '#domain/words/scoring.ts';
import type { ScoringActor } from '#machines/scoring/machine.ts';
import { selectStanding } from '#machines/scoring/selectors.ts';
import { Key } from './key.tsx';
import * as css from './panel.css.ts';

/** Asks before a match is ended, and who has won one that was not played out. */
export const Asking = ({ actor }: { actor: ScoringActor }) => {
  const match = useSelector(actor, selectStanding);
  return (
    <div className={css.question} role="group" aria-label={words.endQuestion}>
      <h3>{words.endQuestion}</h3>
      <p className={css.text}>{words.endText}</p>
      <div className={css.pair}>
        <Ends actor={actor} match={match} />
        <Key onTap={() => actor.send({ type: 'cancel' })}>{words.goOn}</Key>
      </div>
    </div>
  );
};

const Ends = ({ actor, match }: { actor: ScoringActor; match: ScoredMatch }) => {
  const decided = decidedFor(match);
  const idOf = (side: Side) => (side === 1 ? match.playerId1 : match.playerId2) ?? 0;
  if (decided !== null) {
    const score = [tallyOf(match, decided), tallyOf(match, decided === 1 ? 2 : 1)].join('–');
    return (
      <Key
        weight="strong"
        onTap={() => actor.send({ type: 'ended', winner: idOf(decided), reason: 'played' })}
      >
        {words.wins(nameOf(match, decided), score)}
      </Key>
    );
  }
  const isUpcoming = match.statusId === 1;
  return sides.map((loser) => (
    <Key
      key={loser}
      onTap={() =>
        actor.send({
          type: 'ended',
          winner: idOf(loser === 1 ? 2 : 1),
          reason: isUpcoming ? 'walkover' : 'retired',
        })
      }
    >
      {(isUpcoming ? words.absent : words.gaveUp)(nameOf(match, loser))}
    </Key>
  ));
};
