import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { cityOf } from '#domain/dates/zone.ts';
import { mostRules } from '#domain/products/price-form.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { productWords as words } from '#domain/words/products.ts';
import {
  selectDialog,
  selectFault,
  selectIsLocked,
  selectRefusal,
  selectRestoredFrom,
  selectView,
} from '#machines/patterns/record-selectors.ts';
import {
  selectIsSaving,
  selectPriceConflict,
  selectPrices,
  selectSaid,
  selectTariff,
} from '#machines/products/selectors.ts';
import type { TimePriceActor } from '#machines/products/time-price.ts';
import { Button } from '#views/ui/button.tsx';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { LeavingDialog } from '#views/ui/leaving-dialog.tsx';
import { EditorFrame } from '#views/ui/editor-frame.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './prices.css.ts';
import { RuleCard } from './rule-card.tsx';
import { pricesText } from './texts.ts';
import { TrialPart } from './trial.tsx';

export { selectTariff } from '#machines/products/selectors.ts';
export { timePriceMachine as machine } from '#machines/products/time-price.ts';

type Props = { actor: TimePriceActor };

/** What an hour at a table costs: the ordered prices, and a time on which they are tried. */
export const PricesPage = ({ actor }: Props) => {
  const view = useSelector(actor, selectView);
  const reason = useSelector(actor, selectRefusal);
  const tariff = useSelector(actor, selectTariff);
  if (view === 'failed') {
    return (
      <PageMessage
        title={words.failedPrices}
        text={reason ?? ''}
        announce="alert"
        actions={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  const isThere = view === 'form' && tariff !== null;
  return (
    <Stack gap={5}>
      <PageTitle detail={isThere && words.priceLead(tariff.club.name, cityOf(tariff.zone))}>
        {isThere ? words.priceTitle(tariff.name) : words.priceOf}
      </PageTitle>
      {isThere ? (
        <div className={css.page}>
          <Prices actor={actor} currency={tariff.currency} />
          <aside className={css.aside} aria-label={words.trial.title}>
            <TrialPart actor={actor} />
          </aside>
        </div>
      ) : (
        <SkeletonRows label={words.readingPrices} count={5} />
      )}
      <Dialogs actor={actor} currency={tariff?.currency ?? ''} />
    </Stack>
  );
};

type Priced = Props & { currency: string };

const Prices = ({ actor, currency }: Priced) => {
  const { rules } = useSelector(actor, selectPrices);
  const fault = useSelector(actor, selectFault);
  const said = useSelector(actor, selectSaid);
  const isLocked = useSelector(actor, selectIsLocked);
  const fields = useFaultFocus(fault);
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <EditorFrame
      words={words}
      draftWords={draftWords}
      reason={useSelector(actor, selectRefusal)}
      restoredFrom={useSelector(actor, selectRestoredFrom)}
      isLocked={isLocked}
      isSaving={useSelector(actor, selectIsSaving)}
      send={actor.send}
    >
      <Stack gap={2}>
        <Stack direction="row" justify="between">
          <h2>{words.rules}</h2>
          <Button
            ref={adding}
            icon={Plus}
            tone="secondary"
            disabled={isLocked || rules.length >= mostRules}
            onClick={() => actor.send({ type: 'rule.added' })}
          >
            {words.addRule}
          </Button>
        </Stack>
        <p className={css.hint}>{words.rulesHint}</p>
      </Stack>
      <div ref={fields}>
        <ol className={css.rules}>
          {rules.map((rule, place) => (
            <RuleCard
              key={rule.key}
              rule={rule}
              place={place}
              count={rules.length}
              currency={currency}
              isLocked={isLocked}
              fault={fault}
              send={actor.send}
              onRemove={() => {
                adding.current?.focus();
                actor.send({ type: 'rule.removed', key: rule.key });
              }}
            />
          ))}
        </ol>
      </div>
      <VisuallyHidden>
        <span aria-live="assertive">{said}</span>
      </VisuallyHidden>
    </EditorFrame>
  );
};

const Dialogs = ({ actor, currency }: Priced) => {
  const dialog = useSelector(actor, selectDialog);
  const conflict = useSelector(actor, selectPriceConflict, isSame);
  const stay = (): void => actor.send({ type: 'stay' });
  if (dialog === 'leaving')
    return <LeavingDialog words={words} onStay={stay} onLeave={() => actor.send({ type: 'leave' })} />;
  if (dialog === 'none' || conflict === null) return null;
  const { mine, theirs, sign } = conflict;
  return (
    <DifferenceDialog
      words={words}
      rows={[
        {
          field: words.prices,
          mine: pricesText(mine, currency, sign),
          theirs: pricesText(theirs, currency, sign),
        },
      ]}
      onKeepMine={() => actor.send({ type: 'keep.mine' })}
      onTakeTheirs={() => actor.send({ type: 'take.theirs' })}
      onStay={stay}
    />
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
