import { useSelector } from '@xstate/react';
import { sessionListWords as words } from '#domain/words/session-list.ts';
import type { SessionListActor } from '#machines/session/list.ts';
import {
  selectFailure,
  selectIsAsking,
  selectIsLocked,
  selectLines,
  type SessionLine,
} from '#machines/session/list-selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { StatusChip } from '#views/ui/status-chip.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { Everywhere } from './everywhere.tsx';
import * as css from './list.css.ts';

export { sessionListMachine as machine } from '#machines/session/list.ts';

const title = 'session-list-title';

/** Where one is signed in: a section of the own profile. */
export const SessionList = ({ actor }: { actor: SessionListActor }) => {
  const lines = useSelector(actor, selectLines);
  const failure = useSelector(actor, selectFailure);
  const isAsking = useSelector(actor, selectIsAsking);
  return (
    <div className={css.section}>
      <Card as="section" padding="form" labelledBy={title}>
        <CardHead id={title}>{words.title}</CardHead>
        {failure === null && lines === null && <SkeletonRows label={words.loading} count={2} />}
        {failure !== null && (
          <EmptyState
            title={words.failed}
            text={failure}
            shot="missedPot"
            action={<Button onClick={() => actor.send({ type: 'retry' })}>{words.retry}</Button>}
          />
        )}
        {lines && <Lines actor={actor} lines={lines} />}
      </Card>
      {isAsking && <Everywhere actor={actor} />}
    </div>
  );
};

const Lines = ({ actor, lines }: { actor: SessionListActor; lines: readonly SessionLine[] }) => {
  const isLocked = useSelector(actor, selectIsLocked);
  return (
    <>
      <p className={css.detail}>{words.detail}</p>
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line.sessionId} className={css.line}>
            <TwoLine main={<Device line={line} />} detail={line.detail} width="fill" />
            {!line.isHere && (
              <Button
                tone="secondary"
                size="small"
                aria-label={line.endName}
                disabled={isLocked && !line.isEnding}
                state={line.isEnding ? 'busy' : 'idle'}
                onClick={() => actor.send({ type: 'end', sessionId: line.sessionId })}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <Button tone="danger" disabled={isLocked} onClick={() => actor.send({ type: 'end.everywhere' })}>
          {words.everywhere}
        </Button>
      </div>
    </>
  );
};

const Device = ({ line }: { line: SessionLine }) => (
  <span className={css.name}>
    {line.device}
    {line.isHere && <StatusChip status="active">{words.here}</StatusChip>}
  </span>
);
