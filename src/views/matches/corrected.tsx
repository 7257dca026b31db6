import { fixtureTime } from '#domain/dates/fixture-time.ts';
import type { MatchRow } from '#domain/scoring/scoreboard.ts';
import { matchPagesWords } from '#domain/words/match-pages.ts';
import type { MatchDetail } from '#machines/matches/corrections.ts';
import { Banner } from '#views/ui/banner.tsx';
import * as css from './centre.css.ts';

const words = matchPagesWords.centre;

type Correction = NonNullable<MatchDetail['correction']>;

/** The public mark of a corrected result: what it was and what it became. */
export const Corrected = ({ match, correction }: { match: MatchRow; correction: Correction }) => {
  const { at, before, after, reason } = correction;
  return (
    <div className={css.corrected}>
      <Banner tone="info" title={words.corrected(fixtureTime(at, match.timeZone)?.text ?? at)}>
        {words.became(resultText(match, before), resultText(match, after))}
        {reason !== null && ` ${words.because(reason)}`}
      </Banner>
    </div>
  );
};

/** A result in a few words: who won, and by how much. */
function resultText(match: MatchRow, { score, winner }: Correction['before']): string {
  const figures = score.join('–');
  if (winner === null) return figures;
  const name = winner === match.playerId1 ? match.playerName1 : match.playerName2;
  // Nobody has played in a walkover.
  if (score.every((figure) => figure === 0)) return words.wonAlone(name ?? '');
  return words.wonWith(name ?? '', winner === match.playerId1 ? figures : score.toReversed().join('–'));
}
