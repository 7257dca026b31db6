import type { components } from '#contract/api.gen.ts';
import { statisticsWords as words } from '#domain/words/statistics.ts';
import { Card } from '#views/ui/card.tsx';
import * as css from './page.css.ts';

type Figures = components['schemas']['Statistics'];
type WonAndLost = Figures['matches'];

/** How much of what was decided was won, in whole percent; null where nothing was. */
export const shareOf = ({ won, lost }: WonAndLost): number | null =>
  won + lost === 0 ? null : Math.round((won / (won + lost)) * 100);

/** Matches and frames, each with how many of them were won. */
export const Figures = ({ figures }: { figures: Figures }) => (
  <section aria-labelledby="statistics-figures">
    <h2 className={css.title} id="statistics-figures">
      {words.figures}
    </h2>
    <div className={css.tiles}>
      <Tile label={words.matches} counted={figures.matches} />
      {figures.frames.played > 0 && <Tile label={words.frames} counted={figures.frames} />}
    </div>
  </section>
);

const Tile = ({ label, counted }: { label: string; counted: WonAndLost }) => {
  const share = shareOf(counted);
  return (
    <Card>
      <h3 className={css.tileLabel}>{label}</h3>
      <p className={css.number}>{counted.played}</p>
      <p className={css.detail}>
        {counted.won} {words.won}, {counted.lost} {words.lost}
        {share !== null && ` · ${words.shareOf(share)}`}
      </p>
    </Card>
  );
};
