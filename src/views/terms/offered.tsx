import { termsWords as words } from '#domain/words/terms.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import * as css from './offered.css.ts';

export type TermsDecisionProps = {
  state: 'idle' | 'busy';
  refusal: string | null;
  /** Null while the text is not there yet. */
  onAccept: (() => void) | null;
  onDecline: () => void;
  onHold: () => void;
  onRelease: () => void;
};

/** What a pending user can do: accept, or decline and be signed out. */
export const TermsDecision = ({
  state,
  refusal,
  onAccept,
  onDecline,
  onHold,
  onRelease,
}: TermsDecisionProps) => (
  <section className={css.panel} aria-label={words.pendingTitle}>
    <div className={css.text}>
      <strong>{words.pendingTitle}</strong>
      <p>{words.pending}</p>
    </div>
    {refusal !== null && (
      <Banner tone="error" announce="alert" onHold={onHold} onRelease={onRelease}>
        {refusal}
      </Banner>
    )}
    <div className={css.actions}>
      <Button tone="secondary" onClick={onDecline} disabled={state === 'busy'}>
        {words.decline}
      </Button>
      <Button tone="primary" state={state} disabled={onAccept === null} onClick={() => onAccept?.()}>
        {words.accept}
      </Button>
    </div>
  </section>
);
