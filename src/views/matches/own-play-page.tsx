import { useSelector } from '@xstate/react';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { roundText } from '#domain/draws/round-text.ts';
import { fullGameLabel } from '#domain/games.ts';
import { checkInState, standingOf, timesOf, type Standing } from '#domain/matches/own-play.ts';
import { seatText } from '#domain/matches/seat.ts';
import { tableText } from '#domain/scoring/texts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { myPlayWords as words } from '#domain/words/my-play.ts';
import {
  ownTimeZone,
  selectIsPlayStale,
  selectMayRetry,
  selectOwnPlay,
  selectPlayReason,
  selectPlayState,
  selectReadAt,
  type OwnPlay,
  type OwnPlayActor,
} from '#machines/matches/own-play.ts';
import { Banner } from '#views/ui/banner.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Link } from '#views/ui/link.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import * as css from './own-play.css.ts';

export { ownPlayMachine as machine, selectOwnPlay } from '#machines/matches/own-play.ts';

type Row = OwnPlay['matches'][number];
type Match = Row['match'];

export type OwnPlayPageProps = {
  actor: OwnPlayActor;
  /** Who reads: of two players, the other one is the opponent. */
  userId: number;
  /** Whether who reads can enter tournaments. */
  mayEnter: boolean;
};

/** When and where a player is up, over all tournaments. */
export const OwnPlayPage = (props: OwnPlayPageProps) => {
  const isStale = useSelector(props.actor, selectIsPlayStale);
  return (
    <div className={css.page}>
      <PageTitle>{words.title}</PageTitle>
      <p className={css.stale} role="status">
        {isStale && words.stale}
      </p>
      <Body {...props} />
    </div>
  );
};

const Body = ({ actor, userId, mayEnter }: OwnPlayPageProps) => {
  const state = useSelector(actor, selectPlayState);
  const own = useSelector(actor, selectOwnPlay);
  const reason = useSelector(actor, selectPlayReason);
  const mayRetry = useSelector(actor, selectMayRetry);
  const readAt = useSelector(actor, selectReadAt);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={4} />;
  if (state === 'failed' || own === null) {
    return (
      <Card padding="none">
        <EmptyState
          level="h2"
          title={words.failed}
          text={reason}
          shot="missedPot"
          action={
            mayRetry && <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
          }
        />
      </Card>
    );
  }
  const played = own.matches.filter(({ part }) => part === 'player');
  const refereed = own.matches.filter(({ part }) => part === 'referee');
  return (
    <div className={css.sections}>
      {own.checkIns.length > 0 && <CheckIns checkIns={own.checkIns} now={Date.parse(readAt ?? '')} />}
      {own.matches.length === 0 && own.checkIns.length === 0 && (
        <Card padding="none">
          <EmptyState
            level="h2"
            title={words.empty}
            text={words.emptyText}
            action={
              <ButtonLink href={mayEnter ? '/add-player-tournament' : '/match'} tone="secondary">
                {mayEnter ? words.toTournaments : words.toMatches}
              </ButtonLink>
            }
          />
        </Card>
      )}
      <Matches title={words.matches} rows={played} userId={userId} />
      <Matches title={words.refereed} rows={refereed} userId={userId} />
    </div>
  );
};

const CheckIns = ({ checkIns, now }: { checkIns: OwnPlay['checkIns']; now: number }) => (
  <section>
    <SectionTitle>{words.checkIns}</SectionTitle>
    <ul className={css.list}>
      {checkIns.map((checkIn) => {
        const { tournamentId, tournament, timeZone, opensAt, closesAt } = checkIn;
        const state = checkInState(checkIn, now);
        const at = (instant: string): string => fixtureTime(instant, timeZone)?.text ?? instant;
        return (
          <li key={tournamentId}>
            <Card>
              <Stack gap={2} align="start">
                <Link href={`/tournamentInfo/${tournamentId}`}>{tournament}</Link>
                <span>
                  {state === 'done' && words.checkedIn}
                  {state === 'open' && words.checkInOpen(at(closesAt))}
                  {state === 'later' && words.checkInFrom(at(opensAt))}
                </span>
                {state === 'open' && (
                  <ButtonLink
                    href={`/tournamentInfo/${tournamentId}`}
                    size="small"
                    aria-label={words.toCheckIn(tournament)}
                  >
                    {words.checkIn}
                  </ButtonLink>
                )}
              </Stack>
            </Card>
          </li>
        );
      })}
    </ul>
  </section>
);

type MatchesProps = { title: string; rows: readonly Row[]; userId: number };

const Matches = ({ title, rows, userId }: MatchesProps) =>
  rows.length === 0 ? null : (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row.match.matchId}>
            <OneMatch row={row} userId={userId} />
          </li>
        ))}
      </ul>
    </section>
  );

const looks = {
  called: 'expiringSoon',
  live: 'active',
  planned: 'notStarted',
  unplanned: 'inactive',
  waiting: 'inactive',
} as const satisfies Record<Standing, Status>;

const standingText = (standing: Standing, part: Row['part']): string => {
  if (standing === 'called') return part === 'player' ? words.called : words.calledReferee;
  return words[standing];
};

/** Who meets whom, before somebody who plays or referees. */
function pairText({ match, part }: Row, userId: number): string {
  const one = seatText(match.player1, match.playerName1);
  const two = seatText(match.player2, match.playerName2);
  if (part === 'referee') return words.between(one, two);
  return words.against(match.playerId1 === userId ? two : one);
}

const nameOf = ({ tournament, matchName }: Match): string =>
  tournament ? `${tournament.name}, ${roundText(matchName)}` : roundText(matchName);

const OneMatch = ({ row, userId }: { row: Row; userId: number }) => {
  const { match, part } = row;
  const standing = standingOf(match);
  const times = timesOf(match.scheduleTime, match.timeZone, ownTimeZone());
  return (
    <Card>
      <div className={css.match} data-standing={standing}>
        {standing === 'called' ? (
          <Banner tone="warning">{standingText(standing, part)}</Banner>
        ) : (
          <StatusChip status={looks[standing]}>{standingText(standing, part)}</StatusChip>
        )}
        <h3 className={css.pair}>{pairText(row, userId)}</h3>
        <p className={css.where}>{tableText(match) ?? words.noTable}</p>
        {times.map((time) => (
          <p key={time} className={css.time}>
            {time}
          </p>
        ))}
        <p className={css.muted}>
          {[fullGameLabel(match.gameType), match.club?.name].filter(Boolean).join(' · ')}
        </p>
        <p>
          <Link href={`/match/${match.matchId}`}>{words.look(nameOf(match))}</Link>
        </p>
      </div>
    </Card>
  );
};
