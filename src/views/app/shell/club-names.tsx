import { useId, useState } from 'react';
import type { Membership } from '#domain/navigation/guard.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import * as css from './club-names.css.ts';

export type ClubNamesProps = { clubs: readonly Membership[] };

/** The first club by name; hovering, focusing or tapping it lists them all. */
export const ClubNames = ({ clubs }: ClubNamesProps) => {
  const [list, setList] = useState<'shown' | 'hidden'>('hidden');
  const listId = useId();
  const [first] = clubs;
  if (!first) return null;
  const show = () => setList('shown');
  const hide = () => setList('hidden');
  return (
    <span className={css.clubs} onPointerEnter={show} onPointerLeave={hide}>
      <button
        type="button"
        className={css.name}
        aria-describedby={listId}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        {first.clubName}
      </button>
      <span className={css.list} id={listId} role="tooltip" hidden={list === 'hidden'}>
        <span className={css.head}>{navigationWords.header.clubs}</span>
        {clubs.map(({ clubId, clubName }) => (
          <span className={css.club} key={clubId}>
            {clubName}
          </span>
        ))}
      </span>
    </span>
  );
};
