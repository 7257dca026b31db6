import { useSelector } from '@xstate/react';
import type { Match } from '#machines/tournaments/plan-setup.ts';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { canBeCalled, canBeMoved } from '#domain/tournaments/order-of-play.ts';
import { planPageWords as words } from '#domain/words/plan-page.ts';
import { tableWords } from '#domain/words/tables.ts';
import { selectIsLocked } from '#machines/tournaments/plan-selectors.ts';
import type { PlanActor } from '#machines/tournaments/plan.ts';
import { useIsReadOnly } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { StatusChip } from '#views/ui/status-chip.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './plan.css.ts';

/** Both players of a match, an open seat among them. */
export const pairOf = ({ playerName1, playerName2 }: Match): string =>
  words.pair(playerName1 ?? words.open, playerName2 ?? words.open);

export type PlanRowsProps = {
  plan: PlanActor;
  matches: readonly Match[];
  /** What is said of a match before all else. */
  noteOf?: (match: Match) => string | undefined;
};

/** Matches one below the other, each with what can be done about it. */
export const PlanRows = ({ plan, matches, noteOf }: PlanRowsProps) => (
  <ul className={css.rows}>
    {matches.map((match) => (
      <li key={match.matchId} className={css.row}>
        <TwoLine main={pairOf(match)} detail={detailOf(match, noteOf?.(match))} />
        <MatchActs plan={plan} match={match} />
      </li>
    ))}
  </ul>
);

const detailOf = (match: Match, note: string | undefined): string => {
  const { matchName, scheduleTime, timeZone, table } = match;
  const time = fixtureTime(scheduleTime, timeZone)?.text ?? words.noTime;
  const place = table === null ? words.noTable : tableWords.named(table);
  return [note, matchName, time, place].filter(Boolean).join(' · ');
};

const MatchActs = ({ plan, match }: { plan: PlanActor; match: Match }) => {
  const isLocked = useSelector(plan, selectIsLocked);
  const mayAct = !useIsReadOnly();
  const players = pairOf(match);
  const isLive = match.statusId === matchStatus.live;
  const isCalled = match.calledAt !== null && !isLive;
  return (
    <div className={css.acts}>
      {isLive && <StatusChip status="syncing">{words.live}</StatusChip>}
      {isCalled && <StatusChip status="expiringSoon">{words.called}</StatusChip>}
      {mayAct && canBeCalled(match) && (
        <Button
          size="small"
          tone="secondary"
          disabled={isLocked}
          aria-label={words.callOf(players)}
          onClick={() => plan.send({ type: 'call', match })}
        >
          {words.call}
        </Button>
      )}
      {mayAct && canBeMoved(match) && (
        <Button
          size="small"
          tone="ghost"
          disabled={isLocked}
          aria-label={words.moveOf(players)}
          onClick={() => plan.send({ type: 'move', match })}
        >
          {words.move}
        </Button>
      )}
      {mayAct && isCalled && (
        <Button
          size="small"
          tone="ghost"
          disabled={isLocked}
          aria-label={words.uncallOf(players)}
          onClick={() => plan.send({ type: 'uncall', match })}
        >
          {words.uncall}
        </Button>
      )}
      {mayAct && (isLive || isCalled) && (
        <ButtonLink size="small" href={`/match/${match.matchId}`} aria-label={words.scoreOf(players)}>
          {words.score}
        </ButtonLink>
      )}
    </div>
  );
};
