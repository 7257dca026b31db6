import { useSelector } from '@xstate/react';
import { moneyText } from '#domain/payments/money.ts';
import { cardText } from '#domain/words/cards.ts';
import { subscriptionWords } from '#domain/words/subscriptions.ts';
import {
  selectCardId,
  selectCards,
  selectMeant,
  selectQuestion,
  selectRefusal,
} from '#machines/subscriptions/members-selectors.ts';
import type { MembersActor } from '#machines/subscriptions/members.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { CardField } from '#views/ui/card-field.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { dayText } from './day.ts';
import * as css from './section.css.ts';

type Props = { actor: MembersActor };
type Meant = NonNullable<ReturnType<typeof selectMeant>>;

const { members: words, price } = subscriptionWords;

/** What is asked before something is paid or ended. */
export const MembersQuestion = ({ actor }: Props) => {
  const meant = useSelector(actor, selectMeant);
  const question = useSelector(actor, selectQuestion);
  if (meant === null) return null;
  return question === 'take' || question === 'taking' ? (
    <Taking actor={actor} meant={meant} />
  ) : (
    <Ending actor={actor} meant={meant} />
  );
};

const Taking = ({ actor, meant }: Props & { meant: Meant }) => {
  const isTaking = useSelector(actor, selectQuestion) === 'taking';
  const cardId = useSelector(actor, selectCardId);
  const amount = moneyText(meant.amount, meant.currency);
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.takeTitle(meant.name)}
      purpose={words.takePurpose(price(amount, meant.interval), meant.club.name)}
      closing={isTaking ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={cancel}
      footer={
        <>
          <Button tone="secondary" disabled={isTaking} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button
            tone="primary"
            disabled={cardId === null}
            state={isTaking ? 'busy' : 'idle'}
            onClick={() => actor.send({ type: 'pay' })}
          >
            {words.takeNow(amount)}
          </Button>
        </>
      }
    >
      <Payment actor={actor} />
    </Dialog>
  );
};

const Payment = ({ actor }: Props) => {
  const cards = useSelector(actor, selectCards);
  const cardId = useSelector(actor, selectCardId);
  const refusal = useSelector(actor, selectRefusal);
  const isTaking = useSelector(actor, selectQuestion) === 'taking';
  return (
    <div className={css.fields}>
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      {cards.length === 0 ? (
        <Banner tone="warning">{words.noCard}</Banner>
      ) : (
        <CardField
          label={words.card}
          cards={cards}
          cardId={cardId}
          nameOf={cardText}
          isLocked={isTaking}
          onChange={(chosen) => actor.send({ type: 'card.changed', cardId: chosen })}
        />
      )}
    </div>
  );
};

const Ending = ({ actor, meant }: Props & { meant: Meant }) => {
  const isEnding = useSelector(actor, selectQuestion) === 'ending';
  const keep = (): void => actor.send({ type: 'keep' });
  return (
    <AlertDialog
      title={words.endTitle(meant.name)}
      purpose={
        meant.taken?.state === 'overdue'
          ? words.endAtOnce
          : words.endPurpose(dayText(meant.taken?.paidUntil ?? null))
      }
      closeLabel={words.close}
      state={isEnding ? 'busy' : 'idle'}
      cancel={words.keep}
      onCancel={keep}
      confirm={words.endNow}
      onConfirm={() => actor.send({ type: 'confirm' })}
    />
  );
};
