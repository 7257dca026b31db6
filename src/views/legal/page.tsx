import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { longDayText } from '#domain/language/locale.ts';
import { errorWords } from '#domain/words/errors.ts';
import { legalWords as words } from '#domain/words/legal.ts';
import type { LegalActor } from '#machines/legal/machine.ts';
import { selectIsReplaced, selectLegalState, selectReason, selectText } from '#machines/legal/selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { RichTextView } from '#views/rich-text/rich-text.tsx';
import * as css from './page.css.ts';

export { legalMachine as machine } from '#machines/legal/machine.ts';
export { selectText } from '#machines/legal/selectors.ts';

export type LegalPageProps = {
  actor: LegalActor;
  /** What is to be decided about the text. */
  lead?: ReactNode;
};

/** A legal text in the version that is in force. */
export const LegalPage = ({ actor, lead }: LegalPageProps) => {
  const text = useSelector(actor, selectText);
  const document = useSelector(actor, ({ context }) => context.document);
  const isReplaced = useSelector(actor, selectIsReplaced);
  return (
    <article className={css.page}>
      <PageTitle
        size="public"
        detail={text && words.standing(text.title, text.version, longDayText(text.effectiveFrom))}
      >
        {words.pages[document]}
      </PageTitle>
      {text?.isSample === true && <p className={css.note}>{words.sample}</p>}
      {isReplaced && (
        <Banner
          tone="info"
          announce="status"
          onDismiss={() => actor.send({ type: 'seen' })}
          dismissLabel={words.seen}
        >
          {words.replaced}
        </Banner>
      )}
      {lead}
      {text ? (
        <div lang={text.language}>
          <RichTextView text={text.content} />
        </div>
      ) : (
        <NoText actor={actor} />
      )}
    </article>
  );
};

const NoText = ({ actor }: LegalPageProps) => {
  const state = useSelector(actor, selectLegalState);
  const reason = useSelector(actor, selectReason);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={8} />;
  return (
    <EmptyState
      level="h2"
      title={words.failed}
      text={reason}
      shot="missedPot"
      action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
    />
  );
};
