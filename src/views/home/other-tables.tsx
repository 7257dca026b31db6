import { homeWords as words } from '#domain/words/home.ts';
import type { MatchRow } from '#domain/scoring/scoreboard.ts';
import { Link } from '#views/ui/link.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { MatchCard } from '#views/matches/card.tsx';
import * as css from './home.css.ts';

export type OtherTablesProps = { matches: readonly MatchRow[]; total: number; lists: 'open' | 'closed' };

/** So many stand there at first. */
const shownCount = 6;

/** The live matches beside the one on the cloth; one that is chosen takes its place. */
export const OtherTables = ({ matches, total, lists }: OtherTablesProps) => {
  const shown = matches.slice(0, shownCount);
  const rest = matches.slice(shownCount);
  if (shown.length === 0) return null;
  return (
    <section className={css.section}>
      <SectionTitle action={lists === 'open' && <Link href="/match?status=7">{words.allLive(total)}</Link>}>
        {words.others}
      </SectionTitle>
      <Cards matches={shown} />
      {lists === 'closed' && rest.length > 0 && (
        <details className={css.more}>
          <summary className={css.moreTitle}>{words.moreLive(rest.length)}</summary>
          <Cards matches={rest} />
        </details>
      )}
    </section>
  );
};

const Cards = ({ matches }: { matches: readonly MatchRow[] }) => (
  <div className={css.cards}>
    {matches.map((match) => (
      <MatchCard key={match.matchId} match={match} href={`/home/${match.matchId}`} />
    ))}
  </div>
);
