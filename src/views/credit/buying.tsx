import { useSelector } from '@xstate/react';
import { cardText } from '#domain/words/cards.ts';
import { creditWords } from '#domain/words/credit.ts';
import {
  selectCardId,
  selectCards,
  selectDialog,
  selectHasFault,
  selectMeant,
  selectRefusal,
  selectTyped,
} from '#machines/credit/own-credit-selectors.ts';
import { amountFaultText } from '#machines/credit/own-credit-setup.ts';
import type { OwnCreditActor } from '#machines/credit/own-credit.ts';
import { CardField } from '#views/ui/card-field.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import * as css from './section.css.ts';

type Props = { actor: OwnCreditActor };

const words = creditWords.mine;

/** How much credit is bought, and by which card. */
export const Buying = ({ actor }: Props) => {
  const meant = useSelector(actor, selectMeant);
  const isPaying = useSelector(actor, selectDialog) === 'paying';
  const cardId = useSelector(actor, selectCardId);
  if (meant === null) return null;
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.buy(meant.club.name)}
      purpose={words.buyPurpose}
      closing={isPaying ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={cancel}
      onSubmit={() => actor.send({ type: 'pay' })}
      footer={
        <>
          <Button tone="secondary" disabled={isPaying} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" tone="primary" disabled={cardId === null} state={isPaying ? 'busy' : 'idle'}>
            {words.pay}
          </Button>
        </>
      }
    >
      <Payment actor={actor} currency={meant.currency} />
    </Dialog>
  );
};

const Payment = ({ actor, currency }: Props & { currency: string }) => {
  const cards = useSelector(actor, selectCards);
  const cardId = useSelector(actor, selectCardId);
  const typed = useSelector(actor, selectTyped);
  const hasFault = useSelector(actor, selectHasFault);
  const refusal = useSelector(actor, selectRefusal);
  const isPaying = useSelector(actor, selectDialog) === 'paying';
  const fields = useFaultFocus(hasFault ? { field: 'amount' } : null);
  return (
    <div className={css.fields} ref={fields}>
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      <TextField
        name="amount"
        label={words.amount(currency)}
        value={typed}
        inputMode="decimal"
        maxLength={13}
        autoComplete="off"
        affix={currency}
        state={isPaying ? 'busy' : 'idle'}
        error={hasFault ? amountFaultText(currency) : undefined}
        onChange={(event) => actor.send({ type: 'amount.changed', value: event.currentTarget.value })}
      />
      {cards.length === 0 ? (
        <Banner tone="warning">{words.noCard}</Banner>
      ) : (
        <CardField
          label={words.card}
          cards={cards}
          cardId={cardId}
          nameOf={cardText}
          isLocked={isPaying}
          onChange={(chosen) => actor.send({ type: 'card.changed', cardId: chosen })}
        />
      )}
    </div>
  );
};
