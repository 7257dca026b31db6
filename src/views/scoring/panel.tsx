import { useSelector } from '@xstate/react';
import { decidedFor } from '#domain/scoring/course.ts';
import { nameOf, sides } from '#domain/scoring/scoreboard.ts';
import { scoringWords as words } from '#domain/words/scoring.ts';
import type { ScoringActor } from '#machines/scoring/machine.ts';
import { selectCanUndo, selectFault, selectStage, selectStanding } from '#machines/scoring/selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Card } from '#views/ui/card.tsx';
import { Asking } from './asking.tsx';
import { Key } from './key.tsx';
import { Line } from './line.tsx';
import { Live } from './live.tsx';
import { Sides } from './sides.tsx';
import * as css from './panel.css.ts';

export { scoringMachine as machine } from '#machines/scoring/machine.ts';

type Props = { actor: ScoringActor };

/** What a scorer has at the table, made for a phone in one hand. */
export const ScoringPanel = ({ actor }: Props) => {
  const stage = useSelector(actor, selectStage);
  const fault = useSelector(actor, selectFault);
  return (
    <div className={css.place}>
      <Card as="section" labelledBy="scoring-title">
        <div className={css.panel}>
          <div className={css.line}>
            <h2 id="scoring-title">{words.title}</h2>
            {stage && <Line actor={actor} />}
          </div>
          {stage === null && <p role="status">{words.restoring}</p>}
          {stage === 'upcoming' && <Upcoming actor={actor} />}
          {stage === 'live' && <Live actor={actor} />}
          {stage === 'decided' && <Decided actor={actor} />}
          {stage === 'asking' && <Asking actor={actor} />}
          {stage === 'over' && <Over actor={actor} />}
          {fault !== null && (
            <Banner tone="error" announce="alert">
              {fault}
            </Banner>
          )}
          {stage !== null && stage !== 'asking' && stage !== 'over' && <Ways actor={actor} stage={stage} />}
        </div>
      </Card>
    </div>
  );
};

const Upcoming = ({ actor }: Props) => {
  const match = useSelector(actor, selectStanding);
  return (
    <div className={css.question}>
      <h3>{words.start}</h3>
      <p className={css.text}>{words.whoBreaks}</p>
      <div className={css.pair}>
        {sides.map((side) => (
          <Key key={side} weight="strong" onTap={() => actor.send({ type: 'start', atTable: side })}>
            {words.breaks(nameOf(match, side))}
          </Key>
        ))}
      </div>
    </div>
  );
};

const Decided = ({ actor }: Props) => {
  const match = useSelector(actor, selectStanding);
  return (
    <>
      <Sides match={match} onTurn={null} />
      <p className={css.text}>{words.decided(nameOf(match, decidedFor(match) ?? 1))}</p>
    </>
  );
};

const Over = ({ actor }: Props) => (
  <>
    <Sides match={useSelector(actor, selectStanding)} onTurn={null} />
    <p className={css.text}>{words.ended}</p>
  </>
);

const Ways = ({ actor, stage }: Props & { stage: 'upcoming' | 'live' | 'decided' }) => {
  const canUndo = useSelector(actor, selectCanUndo);
  return (
    <div className={css.pair}>
      {stage !== 'upcoming' && (
        <Key disabled={!canUndo} onTap={() => actor.send({ type: 'undo' })}>
          {words.undo}
        </Key>
      )}
      <Key weight={stage === 'decided' ? 'strong' : 'plain'} onTap={() => actor.send({ type: 'end.asked' })}>
        {words.end}
      </Key>
    </div>
  );
};
