import { useSelector } from '@xstate/react';
import { moneyText } from '#domain/payments/money.ts';
import type { PriceRule } from '#domain/products/price-rules.ts';
import { tryPrice, weekPicture, type PictureSpan } from '#domain/products/trial.ts';
import { halfHours, halfHourText } from '#domain/schedule/half-hours.ts';
import { slotSeconds } from '#domain/schedule/slot.ts';
import { dayWords } from '#domain/words/days.ts';
import { productWords as words } from '#domain/words/products.ts';
import { scheduleWords } from '#domain/words/schedule.ts';
import {
  selectHasTrialDay,
  selectTariff,
  selectTrial,
  selectTriedRules,
} from '#machines/products/selectors.ts';
import type { TimePriceActor } from '#machines/products/time-price.ts';
import type { KnownTariff } from '#machines/products/time-price-setup.ts';
import * as layout from '#styles/form-layout.css.ts';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { DayField } from '#views/ui/day-field.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './prices.css.ts';
import { lengthText, toneOf } from './texts.ts';

type Props = { actor: TimePriceActor };

/** The most half hours that are tried: those of a day. */
const lengths = halfHours.map((half) => half + 1);

/** A time on which the prices are tried, and the week that they make. */
export const TrialPart = ({ actor }: Props) => {
  const tariff = useSelector(actor, selectTariff);
  const rules = useSelector(actor, selectTriedRules, isSame);
  const hasDay = useSelector(actor, selectHasTrialDay);
  const { day } = useSelector(actor, selectTrial);
  return (
    <>
      <Card as="section">
        <CardHead>{words.trial.title}</CardHead>
        <p className={css.hint}>{words.trial.purpose}</p>
        <Asked actor={actor} />
        <div role="status" className={css.answer}>
          {rules === null && <p className={css.hint}>{words.trial.unready}</p>}
          {rules !== null && !hasDay && <p className={css.hint}>{words.trial.dayMissing}</p>}
          {rules !== null && hasDay && tariff && <Answer actor={actor} rules={rules} tariff={tariff} />}
        </div>
      </Card>
      {rules !== null && hasDay && (
        <Card as="section">
          <CardHead>{words.trial.picture}</CardHead>
          <Week rules={rules} day={day} />
        </Card>
      )}
    </>
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const Asked = ({ actor }: Props) => {
  const trial = useSelector(actor, selectTrial);
  return (
    <div className={layout.fields}>
      <div className={layout.full}>
        <DayField
          label={words.trial.day}
          words={dayWords}
          value={trial.day}
          onChange={(day) => actor.send({ type: 'trial.changed', change: { day } })}
        />
      </div>
      <div className={layout.half}>
        <SelectField
          label={words.trial.start}
          value={trial.half}
          onChange={(event) =>
            actor.send({ type: 'trial.changed', change: { half: Number(event.currentTarget.value) } })
          }
        >
          {halfHours.map((half) => (
            <option key={half} value={half}>
              {halfHourText(half)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={layout.half}>
        <SelectField
          label={words.trial.length}
          value={trial.slots}
          onChange={(event) =>
            actor.send({ type: 'trial.changed', change: { slots: Number(event.currentTarget.value) } })
          }
        >
          {lengths.map((slots) => (
            <option key={slots} value={slots}>
              {lengthText(slots * slotSeconds)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
};

const Answer = ({ actor, rules, tariff }: Props & { rules: readonly PriceRule[]; tariff: KnownTariff }) => {
  const trial = useSelector(actor, selectTrial);
  const { currency, zone } = tariff;
  const price = tryPrice(trial, rules, zone);
  if (price === null) return <p className={css.hint}>{words.trial.skipped}</p>;
  return (
    <>
      <p className={css.total}>{words.trial.costs(moneyText(price.total, currency))}</p>
      <p className={css.hint}>{words.trial.until(endText(price.end))}</p>
      <VisuallyHidden>{words.trial.how}</VisuallyHidden>
      <ul className={css.lines}>
        {price.lines.map(({ ruleId, name, hourly, seconds, amount }) => (
          <li key={ruleId} className={css.line}>
            <span>{words.trial.line(lengthText(seconds), moneyText(hourly, currency), name)}</span>
            <span className={css.lineAmount}>{moneyText(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The weekday and the clock time of a wall clock time. */
function endText(wall: string): string {
  const at = Temporal.PlainDateTime.from(wall);
  return `${scheduleWords.weekdays[at.dayOfWeek - 1]}, ${wall.slice(11)}`;
}

const Week = ({ rules, day }: { rules: readonly PriceRule[]; day: string }) => {
  const days = weekPicture(rules, day);
  return (
    <>
      <table className={css.week}>
        {/* Hidden inside of the caption: a caption taken out of the flow becomes a row, whose cells set the columns. */}
        <caption>
          <VisuallyHidden>{words.trial.pictureOf(days[0]?.day ?? '', days.at(-1)?.day ?? '')}</VisuallyHidden>
        </caption>
        <tbody>
          {days.map(({ day: date, spans }, weekday) => (
            <tr key={date}>
              <th scope="row" className={css.weekday}>
                <span aria-hidden>{scheduleWords.shortWeekdays[weekday]}</span>
                <VisuallyHidden>{scheduleWords.weekdays[weekday]}</VisuallyHidden>
              </th>
              <td>
                <ul className={css.spans}>
                  {spans.map((span) => (
                    <Span key={span.from} span={span} rules={rules} />
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.hours} style={{ paddingInlineStart: 44 }} aria-hidden>
        {['00', '06', '12', '18', '24'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </>
  );
};

const Span = ({ span, rules }: { span: PictureSpan; rules: readonly PriceRule[] }) => {
  const { from, to, ruleId } = span;
  const name = rules[ruleId - 1]?.name ?? '';
  const until = to === 48 ? words.atMidnight : halfHourText(to);
  const text = words.trial.span(halfHourText(from), until, name);
  return (
    <li
      className={`${css.span} ${css.tone[toneOf(ruleId - 1, rules.length)]}`}
      style={{ gridColumn: `${from + 1} / ${to + 1}` }}
      title={text}
    >
      <span aria-hidden>{to - from > 1 && ruleId}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </li>
  );
};
