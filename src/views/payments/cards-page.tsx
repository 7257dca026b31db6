import { useSelector } from '@xstate/react';
import CreditCard from 'lucide-react/icons/credit-card';
import type { ReactNode } from 'react';
import { errorWords } from '#domain/words/errors.ts';
import { cardText, cardWords as words, expiryText } from '#domain/words/cards.ts';
import {
  selectDoubted,
  selectInstead,
  selectIsLeaving,
  selectIsLocked,
  selectIsRemoving,
  selectPreferring,
  selectRefusal,
  selectRows,
  selectScreen,
} from '#machines/payments/cards-selectors.ts';
import type { SavedCard } from '#machines/payments/cards-setup.ts';
import type { CardsActor } from '#machines/payments/cards.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { StatusChip } from '#views/ui/status-chip.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as lines from '#styles/line-list.css.ts';
import * as css from './cards.css.ts';

export { cardsMachine as machine } from '#machines/payments/cards.ts';

type Props = { actor: CardsActor };

const title = 'cards-title';
const nameOf = ({ brand, last4 }: SavedCard): string => cardText(brand, last4);

/** The cards that somebody pays with, and what they pay for. */
export const CardsPage = ({ actor, children }: Props & { children?: ReactNode }) => {
  const screen = useSelector(actor, selectScreen);
  const isLocked = useSelector(actor, selectIsLocked);
  const isLeaving = useSelector(actor, selectIsLeaving);
  return (
    <div className={css.page}>
      <PageTitle detail={words.detail}>{words.title}</PageTitle>
      <Card as="section" padding="form" labelledBy={title}>
        <CardHead
          id={title}
          action={
            screen === 'list' && (
              <Button
                tone="primary"
                icon={CreditCard}
                disabled={isLocked && !isLeaving}
                state={isLeaving ? 'busy' : 'idle'}
                onClick={() => actor.send({ type: 'add' })}
              >
                {words.add}
              </Button>
            )
          }
        >
          {words.list}
        </CardHead>
        {isLeaving && (
          <p className={css.leaving} role="status">
            {words.leaving}
          </p>
        )}
        {screen === 'list' ? <Rows actor={actor} /> : <NoRows actor={actor} />}
      </Card>
      {children}
      <Question actor={actor} />
    </div>
  );
};

const Rows = ({ actor }: Props) => {
  const rows = useSelector(actor, selectRows) ?? [];
  const refusal = useSelector(actor, selectRefusal);
  return (
    <>
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      {rows.length === 0 && <EmptyState title={words.empty} text={words.emptyText} />}
      {rows.length > 0 && (
        <ul className={lines.list}>
          {rows.map((card) => (
            <Line key={card.cardId} actor={actor} card={card} />
          ))}
        </ul>
      )}
    </>
  );
};

const Line = ({ actor, card }: Props & { card: SavedCard }) => {
  const isLocked = useSelector(actor, selectIsLocked);
  const isPreferring = useSelector(actor, selectPreferring) === card.cardId;
  const { cardId, expMonth, expYear } = card;
  return (
    <li className={lines.line}>
      <TwoLine
        lead={<Icon glyph={CreditCard} size="large" />}
        main={
          <span className={lines.name}>
            {nameOf(card)}
            {card.isDefault && <StatusChip status="active">{words.isDefault}</StatusChip>}
          </span>
        }
        detail={words.expires(expiryText(expMonth, expYear))}
      />
      <div className={css.actions}>
        {!card.isDefault && (
          <Button
            tone="secondary"
            size="small"
            aria-label={words.prefer(nameOf(card))}
            disabled={isLocked && !isPreferring}
            state={isPreferring ? 'busy' : 'idle'}
            onClick={() => actor.send({ type: 'prefer', cardId })}
          >
            {words.preferShort}
          </Button>
        )}
        <Button
          tone="danger"
          size="small"
          aria-label={words.remove(nameOf(card))}
          disabled={isLocked}
          onClick={() => actor.send({ type: 'remove', cardId })}
        >
          {words.removeShort}
        </Button>
      </div>
    </li>
  );
};

/** What stands where no list can stand. */
const NoRows = ({ actor }: Props) => {
  const screen = useSelector(actor, selectScreen);
  const refusal = useSelector(actor, selectRefusal);
  const retry = <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>;
  if (screen === 'saving') return <SkeletonRows label={words.saving} count={2} />;
  if (screen === 'unsaved') {
    return <EmptyState title={words.unsaved} text={refusal} shot="missedPot" action={retry} />;
  }
  if (screen === 'failed') {
    return <EmptyState title={words.failed} text={refusal} shot="missedPot" action={retry} />;
  }
  if (screen === 'off') return <EmptyState title={words.off} text={words.offText} action={retry} />;
  return <SkeletonRows label={words.loading} count={2} />;
};

const Question = ({ actor }: Props) => {
  const card = useSelector(actor, selectDoubted);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const instead = useSelector(actor, selectInstead);
  if (!card) return null;
  const keep = (): void => actor.send({ type: 'keep' });
  return (
    <AlertDialog
      title={words.removeTitle(nameOf(card))}
      purpose={instead ? words.insteadPurpose : words.removePurpose}
      closeLabel={words.close}
      state={isRemoving ? 'busy' : 'idle'}
      cancel={words.keep}
      onCancel={keep}
      confirm={words.removeNow}
      onConfirm={() => actor.send({ type: 'confirm' })}
    >
      {instead && (
        <SelectField
          label={words.instead}
          value={instead.chosen}
          disabled={isRemoving}
          onChange={(event) => actor.send({ type: 'instead.changed', cardId: event.currentTarget.value })}
        >
          {instead.others.map((other) => (
            <option key={other.cardId} value={other.cardId}>
              {nameOf(other)}
            </option>
          ))}
        </SelectField>
      )}
    </AlertDialog>
  );
};
