import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { matchStatus } from '#domain/matches/status.ts';
import { errorWords } from '#domain/words/errors.ts';
import { matchPagesWords } from '#domain/words/match-pages.ts';
import { selectReason } from '#machines/patterns/list-selectors.ts';
import type { MatchCentreActor } from '#machines/matches/centre.ts';
import {
  selectCentreState,
  selectIsMatchStale,
  selectMatch,
  selectReadAt,
} from '#machines/matches/selectors.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import * as css from './centre.css.ts';
import { ClothSkeleton } from './cloth-skeleton.tsx';
import { MatchCloth } from './cloth.tsx';
import { Corrected } from './corrected.tsx';
import { Facts } from './facts.tsx';
import { FrameTable } from './frame-table.tsx';

export { matchCentreMachine as machine } from '#machines/matches/centre.ts';
export { selectMatch } from '#machines/matches/selectors.ts';

const words = matchPagesWords.centre;

export type CentreProps = {
  actor: MatchCentreActor;
  /** What stands first for those who may write the score. */
  scorer?: ReactNode;
  /** What those who run the match can do about its result. */
  corrections?: ReactNode;
  /** What stands last for those who may stream it. */
  streaming?: ReactNode;
};

/** The page of one match: how it stands, what is known of it, and its frames. */
export const MatchCentrePage = ({ actor, scorer, corrections, streaming }: CentreProps) => {
  const state = useSelector(actor, selectCentreState);
  const reason = useSelector(actor, selectReason);
  if (state === 'shown') return <Shown {...{ actor, scorer, corrections, streaming }} />;
  if (state === 'loading') {
    return (
      <div className={css.page}>
        <div className={css.cloth}>
          <ClothSkeleton label={words.loading} />
        </div>
      </div>
    );
  }
  return state === 'missing' ? (
    <PageMessage
      title={words.missing}
      text={words.missingText}
      actions={<ButtonLink href="/">{words.toLive}</ButtonLink>}
    />
  ) : (
    <PageMessage
      title={words.failed}
      text={reason}
      announce="alert"
      actions={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
    />
  );
};

const Shown = ({ actor, scorer, corrections, streaming }: CentreProps) => {
  const match = useSelector(actor, selectMatch);
  const isStale = useSelector(actor, selectIsMatchStale);
  const now = useSelector(actor, selectReadAt);
  if (!match) return null;
  return (
    <div className={css.page}>
      {scorer}
      <div className={css.cloth}>
        <MatchCloth match={match} frames={match.frames} now={now} centre="here" />
      </div>
      <p className={css.note} role="status">
        {isStale && matchPagesWords.stale}
      </p>
      {match.correction && <Corrected match={match} correction={match.correction} />}
      <div className={css.columns}>
        <Facts actor={actor} match={match} />
        <FrameTable actor={actor} match={match} />
      </div>
      {match.mayManage === true && match.statusId === matchStatus.upcoming && (
        <div className={css.streaming}>
          <ButtonLink href={`/create-match?id=${match.matchId}`} tone="secondary">
            {words.edit}
          </ButtonLink>
        </div>
      )}
      {corrections && <div className={css.streaming}>{corrections}</div>}
      {streaming && <div className={css.streaming}>{streaming}</div>}
    </div>
  );
};
