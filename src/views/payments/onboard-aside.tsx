import { percentText } from '#domain/language/locale.ts';
import { useSelector } from '@xstate/react';
import { moneyText } from '#domain/payments/money.ts';
import { onboardingWords as words } from '#domain/words/onboarding.ts';
import { selectFace, selectTerms } from '#machines/payments/onboarding-selectors.ts';
import type { OnboardingActor } from '#machines/payments/onboarding.ts';
import * as css from './onboard.css.ts';

type Props = { actor: OnboardingActor };

/** What to have at hand, and what the club pays. */
export const OnboardAside = ({ actor }: Props) => {
  const face = useSelector(actor, selectFace);
  const terms = useSelector(actor, selectTerms);
  const isAhead = face === 'notConnected' || face === 'incomplete';
  if (!isAhead && !terms) return null;
  return (
    <aside className={css.aside}>
      {isAhead && (
        <>
          <h2 className={css.asideTitle}>{words.ready}</h2>
          <ul className={css.ready}>
            {words.readyList.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </>
      )}
      {terms && (
        <>
          <h2 className={css.asideTitle}>{words.fees}</h2>
          <dl className={css.facts}>
            <Fee name={words.platformFee} value={percentText(terms.platformFee)} />
            <Fee name={words.transactionFee} value={words.cents(terms.transactionFee)} />
            <Fee
              name={words.monthlyCharge}
              value={terms.monthlyCharge === null ? words.none : moneyText(terms.monthlyCharge, 'USD')}
            />
          </dl>
        </>
      )}
    </aside>
  );
};

const Fee = ({ name, value }: { name: string; value: string }) => (
  <div className={css.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
