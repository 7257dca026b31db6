import type { Membership } from '#domain/navigation/guard.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { HeldTooltip } from '#views/ui/tooltip.tsx';
import * as css from './club-names.css.ts';

export type ClubNamesProps = { clubs: readonly Membership[] };

/** The first club by name; hovering, focusing or tapping it lists them all. */
export const ClubNames = ({ clubs }: ClubNamesProps) => {
  const [first] = clubs;
  if (!first) return null;
  return (
    <span className={css.clubs}>
      <HeldTooltip label={navigationWords.header.clubs} content={<List clubs={clubs} />}>
        <button type="button" className={css.name}>
          {first.clubName}
        </button>
      </HeldTooltip>
    </span>
  );
};

const List = ({ clubs }: ClubNamesProps) => (
  <span className={css.list}>
    <span className={css.head}>{navigationWords.header.clubs}</span>
    {clubs.map(({ clubId, clubName }) => (
      <span className={css.club} key={clubId}>
        {clubName}
      </span>
    ))}
  </span>
);
