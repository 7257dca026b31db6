import { byDay } from '#domain/matches/days.ts';
import type { MatchRow } from '#domain/scoring/scoreboard.ts';
import { homeWords as words } from '#domain/words/home.ts';
import { Card } from '#views/ui/card.tsx';
import { Link } from '#views/ui/link.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { useReaderZone } from '#views/ui/use-reader-zone.ts';
import { ScheduleDays } from '#views/matches/schedule-days.tsx';
import * as css from './home.css.ts';

export type UpcomingSectionProps = {
  /** Null where they could not be read. */
  matches: readonly MatchRow[] | null;
  now: string;
  lists: 'open' | 'closed';
};

/** What comes next, by day. */
export const UpcomingSection = ({ matches, now, lists }: UpcomingSectionProps) => {
  const zone = useReaderZone();
  return (
    <section>
      <SectionTitle action={lists === 'open' && <Link href="/match?status=1">{words.schedule}</Link>}>
        {words.upcoming}
      </SectionTitle>
      <Card padding="none">
        {matches && matches.length > 0 ? (
          <ScheduleDays days={byDay(matches, now, zone)} zone={zone} />
        ) : (
          <p className={css.none}>{matches ? words.noUpcoming : words.unreadPart}</p>
        )}
      </Card>
    </section>
  );
};
