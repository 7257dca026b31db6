import { useSelector } from '@xstate/react';
import { errorWords } from '#domain/words/errors.ts';
import { paymentResultWords as words } from '#domain/words/payment-result.ts';
import { selectOutcome, selectReason, selectTransaction } from '#machines/payments/result-selectors.ts';
import type { ResultActor } from '#machines/payments/result.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { Receipt } from './receipt.tsx';
import * as css from './result.css.ts';

export { resultMachine as machine, type Claim } from '#machines/payments/result.ts';

const texts: Readonly<Record<ReturnType<typeof selectOutcome>, string | null>> = {
  get verifying() {
    return words.verifyingText;
  },
  get processing() {
    return words.processingText;
  },
  get late() {
    return words.lateText;
  },
  get succeeded() {
    return words.succeededText;
  },
  get failed() {
    return words.failedText;
  },
  get refunded() {
    return words.refundedText;
  },
  unknown: null,
  get nameless() {
    return words.namelessText;
  },
};

export type ResultPageProps = {
  actor: ResultActor;
  /** Whether whoever looks at it has cards of their own to look at. */
  mayKeepCards: boolean;
};

/** What has become of a payment. */
export const ResultPage = ({ actor, mayKeepCards }: ResultPageProps) => {
  const outcome = useSelector(actor, selectOutcome);
  const transaction = useSelector(actor, selectTransaction);
  const reason = useSelector(actor, selectReason);
  const isWaiting = outcome === 'verifying' || outcome === 'processing';
  return (
    <div className={css.page}>
      <Card as="section" padding="feature" labelledBy="result-title">
        <h1 className={css.title} id="result-title" tabIndex={-1}>
          {isWaiting && <Spinner />}
          {words[outcome]}
        </h1>
        <p className={css.text} role="status">
          {texts[outcome] ?? reason}
        </p>
        {transaction && <Receipt transaction={transaction} />}
        <div className={css.actions}>
          {(outcome === 'late' || outcome === 'unknown') && (
            <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
          )}
          {outcome === 'failed' && mayKeepCards && (
            <ButtonLink href="/profile/payment">{words.cards}</ButtonLink>
          )}
          {!isWaiting && <ButtonLink href="/all-transactions">{words.list}</ButtonLink>}
        </div>
      </Card>
    </div>
  );
};
