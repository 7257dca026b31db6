import { moneyText } from '#domain/payments/money.ts';
import type { PriceLine } from '#domain/products/time-price.ts';
import { planWords as words } from '#domain/words/plan.ts';
import * as css from './page.css.ts';
import { secondsText } from './texts.ts';

type Props = { lines: readonly PriceLine[]; currency: string };

/** How a price comes about, a line for each price that holds in that time. */
export const PriceLines = ({ lines, currency }: Props) => (
  <>
    <p className={css.hint}>{words.choose.how}</p>
    <ul className={css.lines}>
      {lines.map(({ ruleId, name, hourly, seconds, amount }) => (
        <li key={ruleId} className={css.line}>
          <span>{words.choose.line(secondsText(seconds), moneyText(hourly, currency), name)}</span>
          <span className={css.amount}>{moneyText(amount, currency)}</span>
        </li>
      ))}
    </ul>
  </>
);
