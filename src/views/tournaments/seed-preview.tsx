import { decimalText } from '#domain/language/locale.ts';
import { useSelector } from '@xstate/react';
import { drawPageWords } from '#domain/words/draw-page.ts';
import { errorWords } from '#domain/words/errors.ts';
import {
  selectIsUnread,
  selectMayRetry,
  selectPreview,
  type Preview,
  type SeedPreviewActor,
} from '#machines/tournaments/seed-preview.ts';
import { Button } from '#views/ui/button.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './entering.css.ts';

export { seedPreviewMachine } from '#machines/tournaments/seed-preview.ts';

const words = drawPageWords.preview;
type Props = { actor: SeedPreviewActor };

/** In which order the players would be seeded, before they are. */
export const SeedPreview = ({ actor }: Props) => {
  const preview = useSelector(actor, selectPreview);
  const isUnread = useSelector(actor, selectIsUnread);
  const mayRetry = useSelector(actor, selectMayRetry);
  return (
    <section aria-labelledby="seed-preview">
      <SectionTitle id="seed-preview">{words.title}</SectionTitle>
      {isUnread && (
        <Stack>
          <p role="alert">{words.failed}</p>
          {mayRetry && <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
        </Stack>
      )}
      {!isUnread && preview === null && <SkeletonRows label={words.loading} count={4} />}
      {preview !== null && <Order rows={preview.rows} />}
    </section>
  );
};

const Order = ({ rows }: Pick<Preview, 'rows'>) => {
  const known = rows.filter(({ isKnown }) => isKnown);
  const others = rows.length - known.length;
  if (known.length === 0) return <p className={css.muted}>{words.nobody}</p>;
  return (
    <>
      <ol className={css.found}>
        {known.map((row, place) => (
          <li key={row.userId} className={css.foundRow}>
            <TwoLine main={`${place + 1}. ${row.name}`} detail={detailOf(row)} />
          </li>
        ))}
      </ol>
      {others > 0 && <p className={css.muted}>{words.others(others)}</p>}
    </>
  );
};

function detailOf({ rank, rating, isProvisional, isLevel }: Preview['rows'][number]): string {
  const text = rating === null ? undefined : decimalText(rating, 1);
  return [
    rank !== null && words.rank(rank),
    text !== undefined && (isProvisional ? words.provisional(text) : words.rating(text)),
    isLevel && words.level,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The rankings of the club by which players can be seeded. */
export const RankingChoice = ({
  actor,
  rankingId,
  onRanking,
}: Props & { rankingId: number | null; onRanking: (rankingId: number) => void }) => {
  const preview = useSelector(actor, selectPreview);
  if (preview === null) return null;
  if (preview.rankings.length === 0) return <p className={css.muted}>{words.noRanking}</p>;
  return (
    <SelectField
      label={words.ranking}
      value={rankingId ?? preview.rankingId ?? ''}
      onChange={(event) => onRanking(Number(event.currentTarget.value))}
    >
      {preview.rankings.map(({ rankingId: id, name, year }) => (
        <option key={id} value={id}>
          {words.rankingOf(name, year)}
        </option>
      ))}
    </SelectField>
  );
};
