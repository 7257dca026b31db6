import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useId, useRef } from 'react';
import type { RuleField, RuleForm } from '#domain/products/price-form.ts';
import { halfHours, halfHourText } from '#domain/schedule/half-hours.ts';
import { dayWords } from '#domain/words/days.ts';
import { productWords as words } from '#domain/words/products.ts';
import { scheduleWords } from '#domain/words/schedule.ts';
import type { TimePriceEvent, TypedField } from '#machines/products/time-price-setup.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Card } from '#views/ui/card.tsx';
import { DayField } from '#views/ui/day-field.tsx';
import { FieldMessage } from '#views/ui/field-message.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import * as css from './prices.css.ts';
import { endText, hasDay, toneOf } from './texts.ts';

export type RuleCardProps = {
  rule: RuleForm;
  /** From 0; the last one is the base price. */
  place: number;
  count: number;
  currency: string;
  isLocked: boolean;
  /** What is said of its fields. */
  fault: { field: string; text: string } | null;
  send: (event: TimePriceEvent) => void;
  /** Takes it away, and the focus somewhere that stays. */
  onRemove: () => void;
};

/** A price with its conditions, and its place among the others. */
export const RuleCard = (props: RuleCardProps) => {
  const { rule, place, count } = props;
  const isBase = place === count - 1;
  return (
    <Card as="li">
      <div role="group" aria-label={words.rule(place + 1)}>
        <div className={css.ruleHead}>
          <span className={`${css.place} ${css.tone[toneOf(place, count)]}`} aria-hidden>
            {place + 1}
          </span>
          <h3 className={css.ruleTitle}>{isBase ? words.base : rule.name.trim() || words.rule(place + 1)}</h3>
          {!isBase && <Moves {...props} />}
        </div>
        {isBase && <p className={css.hint}>{words.baseHint}</p>}
        <div className={layout.fields}>
          <Typed {...props} />
          {!isBase && <Conditions {...props} />}
        </div>
      </div>
    </Card>
  );
};

/** Up, down and away; the button that moved a price keeps the focus. */
const Moves = ({ rule: { key }, place, count, isLocked, send, onRemove }: RuleCardProps) => {
  const buttons = useRef<HTMLSpanElement>(null);
  const moved = useRef<'up' | 'down' | null>(null);
  useEffect(() => {
    const [up, down] = buttons.current?.querySelectorAll('button') ?? [];
    if (moved.current !== null && place >= 0) (moved.current === 'up' ? up : down)?.focus();
    moved.current = null;
  }, [place]);
  const name = words.rule(place + 1);
  const move = (by: -1 | 1) => () => {
    moved.current = by === -1 ? 'up' : 'down';
    send({ type: 'rule.moved', key, by });
  };
  return (
    <span ref={buttons}>
      <IconButton
        label={words.up(name)}
        icon={ArrowUp}
        size="small"
        aria-disabled={isLocked || place === 0}
        onClick={move(-1)}
      />
      <IconButton
        label={words.down(name)}
        icon={ArrowDown}
        size="small"
        aria-disabled={isLocked || place >= count - 2}
        onClick={move(1)}
      />
      <IconButton
        label={words.remove(name)}
        icon={Trash}
        size="small"
        disabled={isLocked}
        onClick={onRemove}
      />
    </span>
  );
};

/** How a field of a price is named, so that what is wrong finds it. */
const nameOf = (place: number, field: RuleField) => `rules/${place}/${field}`;

function errorOf({ fault, place }: RuleCardProps, field: RuleField): string | undefined {
  return fault?.field === nameOf(place, field) ? fault.text : undefined;
}

function textOf(props: RuleCardProps, field: TypedField) {
  const { rule, place, isLocked, send } = props;
  return {
    name: nameOf(place, field),
    label: words.ruleFields[field],
    value: rule[field],
    state: isLocked ? ('busy' as const) : ('idle' as const),
    error: errorOf(props, field),
    typed: (value: string) => send({ type: 'rule.typed', key: rule.key, field, value }),
  };
}

const Typed = (props: RuleCardProps) => {
  const { typed: typeName, ...name } = textOf(props, 'name');
  const { typed: typeAmount, ...amount } = textOf(props, 'amount');
  return (
    <>
      <div className={layout.half}>
        <TextField
          {...name}
          autoComplete="off"
          maxLength={100}
          onChange={(event) => typeName(event.currentTarget.value)}
        />
      </div>
      <div className={layout.half}>
        <TextField
          {...amount}
          autoComplete="off"
          inputMode="decimal"
          maxLength={16}
          affix={props.currency}
          onChange={(event) => typeAmount(event.currentTarget.value)}
        />
      </div>
    </>
  );
};

const Conditions = (props: RuleCardProps) => {
  const { rule, place, isLocked, send } = props;
  const { fromHalf, toHalf, key } = rule;
  const halfOf = (text: string): number | null => (text === '' ? null : Number(text));
  const first = textOf(props, 'firstDay');
  const last = textOf(props, 'lastDay');
  return (
    <>
      <div className={layout.full}>
        <Weekdays {...props} />
      </div>
      <div className={layout.half}>
        <SelectField
          label={words.ruleFields.fromHalf}
          name={nameOf(place, 'fromHalf')}
          error={errorOf(props, 'fromHalf')}
          disabled={isLocked}
          value={fromHalf ?? ''}
          onChange={(event) =>
            send({ type: 'rule.limited', key, limits: { fromHalf: halfOf(event.currentTarget.value) } })
          }
        >
          <option value="">{words.wholeDay}</option>
          {halfHours.map((half) => (
            <option key={half} value={half}>
              {halfHourText(half)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={layout.half}>
        {fromHalf !== null && (
          <SelectField
            label={words.ruleFields.toHalf}
            name={nameOf(place, 'toHalf')}
            error={errorOf(props, 'toHalf')}
            disabled={isLocked}
            value={toHalf ?? ''}
            onChange={(event) =>
              send({ type: 'rule.limited', key, limits: { toHalf: halfOf(event.currentTarget.value) } })
            }
          >
            {endsAfter(fromHalf).map((half) => (
              <option key={half} value={half}>
                {endText(fromHalf, half)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className={layout.half}>
        <DayField {...withoutTyped(first)} mark={words.optional} words={dayWords} onChange={first.typed} />
      </div>
      <div className={layout.half}>
        <DayField {...withoutTyped(last)} mark={words.optional} words={dayWords} onChange={last.typed} />
      </div>
    </>
  );
};

const withoutTyped = ({ typed: _typed, ...rest }: ReturnType<typeof textOf>) => rest;

/** The half hours at which a price may end, the nearest first; the last is a whole day later. */
const endsAfter = (from: number): number[] => halfHours.map((half) => (from + half + 1) % 48);

const Weekdays = (props: RuleCardProps) => {
  const { rule, place, isLocked, send } = props;
  const messageId = useId();
  const error = errorOf(props, 'weekdays');
  return (
    <fieldset className={css.days} aria-describedby={error ? messageId : undefined}>
      <legend className={css.legend}>{words.ruleFields.weekdays}</legend>
      <div className={css.dayRow}>
        {scheduleWords.shortWeekdays.map((text, day) => (
          <label key={text} className={css.day}>
            <input
              type="checkbox"
              className={css.dayInput}
              name={nameOf(place, 'weekdays')}
              aria-label={scheduleWords.weekdays[day]}
              checked={hasDay(rule.weekdays, day)}
              disabled={isLocked}
              onChange={() =>
                send({
                  type: 'rule.limited',
                  key: rule.key,
                  limits: { weekdays: rule.weekdays ^ (1 << day) },
                })
              }
            />
            {text}
          </label>
        ))}
      </div>
      {error && <FieldMessage id={messageId} error={error} />}
    </fieldset>
  );
};
