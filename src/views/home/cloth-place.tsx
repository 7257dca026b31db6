import { homeWords as words } from '#domain/words/home.ts';
import type { Cloth } from '#machines/home/selectors.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { ClothPanel } from '#views/ui/cloth-panel.tsx';
import { MatchCloth } from '#views/matches/cloth.tsx';
import { ClothSkeleton } from '#views/matches/cloth-skeleton.tsx';
import * as css from './home.css.ts';

/** What the cloth says where no match stands on it. */
const messages = {
  missing: {
    get title() {
      return words.noMatch;
    },
    get text() {
      return words.noMatchText;
    },
    way: 'live',
  },
  unread: {
    get title() {
      return words.unread;
    },
    get text() {
      return words.unreadText;
    },
    way: 'live',
  },
  nothing: {
    get title() {
      return words.empty;
    },
    get text() {
      return words.emptyText;
    },
    way: 'none',
  },
} as const;

/** The one cloth of the page: a match, or why there is none. */
export const ClothPlace = ({ cloth, now }: { cloth: Cloth; now: string }) => {
  if (cloth.kind === 'match') return <MatchCloth match={cloth.match} frames={cloth.frames} now={now} />;
  if (cloth.kind === 'waiting') return <ClothSkeleton label={words.loading} />;
  return <ClothMessage {...messages[cloth.kind]} />;
};

const ClothMessage = ({ title, text, way }: { title: string; text: string; way: 'live' | 'none' }) => (
  <ClothPanel
    label={words.featured}
    baulk={
      <h1 className={css.messageTitle} tabIndex={-1}>
        {title}
      </h1>
    }
  >
    <div className={css.message}>
      <p>{text}</p>
      {way === 'live' && (
        <div className={css.messageAction}>
          <ButtonLink tone="outlineOnCloth" href="/">
            {words.toLive}
          </ButtonLink>
        </div>
      )}
    </div>
  </ClothPanel>
);
