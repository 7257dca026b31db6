import type { MatchRow } from '#domain/scoring/scoreboard.ts';
import { homeWords as words } from '#domain/words/home.ts';
import { Card } from '#views/ui/card.tsx';
import { Link } from '#views/ui/link.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { ResultList } from '#views/matches/result-list.tsx';
import * as css from './home.css.ts';

export type ResultsSectionProps = {
  /** Null where they could not be read. */
  matches: readonly MatchRow[] | null;
  lists: 'open' | 'closed';
};

/** What was played last. */
export const ResultsSection = ({ matches, lists }: ResultsSectionProps) => (
  <section>
    <SectionTitle action={lists === 'open' && <Link href="/match?status=6">{words.allResults}</Link>}>
      {words.results}
    </SectionTitle>
    <Card padding="none">
      {matches && matches.length > 0 ? (
        <ResultList matches={matches} />
      ) : (
        <p className={css.none}>{matches ? words.noResults : words.unreadPart}</p>
      )}
    </Card>
  </section>
);
