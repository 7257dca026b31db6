import { useSelector } from '@xstate/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { errorWords } from '#domain/words/errors.ts';
import { liveWords } from '#domain/words/live.ts';
import {
  findClubs,
  selectChoice,
  selectChoiceReason,
  selectChoiceState,
  type ClubChoiceActor,
} from '#machines/live/club-choice.ts';
import { Button } from '#views/ui/button.tsx';
import { Content } from '#views/ui/content.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import * as css from './club-choice.css.ts';
import * as page from './scoring.css.ts';

export { clubChoiceMachine } from '#machines/live/club-choice.ts';

const words = liveWords.choice;

/** Where the address names no club whose tables are meant: the clubs to choose from. */
export const ClubChoicePage = ({ actor }: { actor: ClubChoiceActor }) => {
  const state = useSelector(actor, selectChoiceState);
  const reason = useSelector(actor, selectChoiceReason);
  if (state === 'failed') {
    return (
      <PageMessage title={words.failed} text={reason} announce="alert" actions={<Retry actor={actor} />} />
    );
  }
  return (
    <Content>
      <div className={page.page}>
        <PageTitle size="public" detail={words.text}>
          {words.title}
        </PageTitle>
        {state === 'reading' && <SkeletonRows label={words.loading} count={6} />}
        {state === 'empty' && <EmptyState level="h2" title={words.empty} action={<Retry actor={actor} />} />}
        {state === 'shown' && <Clubs actor={actor} />}
      </div>
    </Content>
  );
};

const Retry = ({ actor }: { actor: ClubChoiceActor }) => (
  <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
);

const Clubs = ({ actor }: { actor: ClubChoiceActor }) => {
  const choice = useSelector(actor, selectChoice);
  const { found, more } = findClubs(choice);
  return (
    <>
      <div className={css.search}>
        <SearchField
          label={words.search}
          value={choice.text}
          onChange={({ currentTarget }) => actor.send({ type: 'text.changed', text: currentTarget.value })}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState level="h2" title={words.none} />
      ) : (
        <ul className={css.clubs}>
          {found.map(({ clubId, name }) => (
            <li key={clubId}>
              <a className={css.club} href={`/clubtable?club=${clubId}`}>
                {name}
                <span className={css.leads}>
                  <Icon glyph={ChevronRight} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={css.more}>{words.more(more)}</p>}
    </>
  );
};
