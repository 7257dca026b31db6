import { roundText } from '#domain/draws/round-text.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { cityOf } from '#domain/dates/zone.ts';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { fullGameLabel } from '#domain/games.ts';
import { endingText } from '#domain/matches/ending.ts';
import { matchLengthText } from '#domain/matches/length.ts';
import type { MatchRow } from '#domain/scoring/scoreboard.ts';
import { tableText } from '#domain/scoring/texts.ts';
import { matchPagesWords } from '#domain/words/match-pages.ts';
import { matchWords } from '#domain/words/matches.ts';
import type { MatchCentreActor } from '#machines/matches/centre.ts';
import { selectClock } from '#machines/matches/selectors.ts';
import { Card } from '#views/ui/card.tsx';
import { Link } from '#views/ui/link.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Switch } from '#views/ui/switch.tsx';
import * as css from './centre.css.ts';

const words = matchPagesWords.centre;

export type FactsProps = { actor: MatchCentreActor; match: MatchRow & { referee: string | null } };

/** What is known of a match beyond its score; times by the clock that the visitor wants. */
export const Facts = ({ actor, match }: FactsProps) => {
  const { zone } = useSelector(actor, selectClock);
  const { tournament, scheduleTime, startedAt, endedAt } = match;
  return (
    <section>
      <SectionTitle>{words.facts}</SectionTitle>
      <Card>
        <dl className={css.facts}>
          <Fact term={words.tournament}>
            {tournament && <Link href={`/tournamentInfo/${tournament.tournamentId}`}>{tournament.name}</Link>}
          </Fact>
          <Fact term={words.round}>{roundText(match.matchName)}</Fact>
          <Fact term={words.game}>{fullGameLabel(match.gameType)}</Fact>
          <Fact term={words.format}>{matchLengthText(match)}</Fact>
          <Fact term={words.club}>{match.club?.name}</Fact>
          <Fact term={words.table}>{tableText(match)}</Fact>
          <Fact term={words.referee}>{match.referee}</Fact>
          <Fact term={words.scheduled}>{timeText(scheduleTime, zone) ?? matchWords.unscheduled}</Fact>
          <Fact term={words.started}>{timeText(startedAt, zone)}</Fact>
          <Fact term={words.ended}>{timeText(endedAt, zone)}</Fact>
          <Fact term={words.ending}>{endingText(match)}</Fact>
        </dl>
        <ClockNote actor={actor} />
      </Card>
    </section>
  );
};

/** An hour that the clocks show twice says which of the two is meant. */
function timeText(instant: string | null, zone: string): string | null {
  const time = fixtureTime(instant, zone);
  return time && (time.isRepeated ? `${time.text} (UTC${time.offset})` : time.text);
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) =>
  children ? (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  ) : null;

/** Whose time is shown, and the way to the visitor's own. */
const ClockNote = ({ actor }: { actor: MatchCentreActor }) => {
  const { kind, zone, ownZone, isUnknown } = useSelector(actor, selectClock);
  const label = words.showOwn(cityOf(ownZone));
  return (
    <div className={css.clock}>
      <span>{isUnknown ? words.unknownZone : words.timesOf(cityOf(zone))}</span>
      <span className={css.choice}>
        <Switch
          label={label}
          state={kind === 'own' ? 'on' : 'off'}
          onSwitch={(state) => actor.send({ type: 'clock.changed', clock: state === 'on' ? 'own' : 'hall' })}
        />
        <span aria-hidden>{label}</span>
      </span>
    </div>
  );
};
