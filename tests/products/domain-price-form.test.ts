import { describe, expect, it } from 'vitest';
import {
  findPriceFault,
  priceFormOf,
  ruleRows,
  withoutRule,
  withRule,
  withRuleChanged,
  withRuleMoved,
  type RuleRow,
} from '#domain/products/price-form.ts';
import { tryPrice, weekPicture } from '#domain/products/trial.ts';
import { typedAmount } from '#domain/payments/typed-amount.ts';

const always = { weekdays: null, fromHalf: null, toHalf: null, firstDay: null, lastDay: null };
/** The pool tables of Brooklyn. */
const pool: RuleRow[] = [
  { ...always, name: 'Late night', hourly: 1800, weekdays: 48, fromHalf: 44, toHalf: 4 },
  { ...always, name: 'Happy hour', hourly: 800, weekdays: 31, fromHalf: 28, toHalf: 34 },
  { ...always, name: 'Base price', hourly: 1200 },
];
const ground = { currency: 'USD', sign: '.', baseName: 'Base price' } as const;
const form = priceFormOf(pool, ground);
const rules = pool.map((row, place) => ({ ...row, id: place + 1 }));
const newYork = 'America/New_York';

describe('the form of prices', () => {
  it('A-2.66 keeps what it was read from', () => {
    expect(ruleRows(form, 'USD')).toEqual(pool);
  });

  it('begins with a base price to fill in where there is none', () => {
    const blank = priceFormOf([], ground);
    expect(blank.rules.map(({ name }) => name)).toEqual(['Base price']);
    expect(findPriceFault(blank, 'USD')).toEqual({ field: 'rules/0/amount', code: 'amountMissing' });
  });

  it('keeps the base price last, whatever is moved or removed', () => {
    expect(withRuleMoved(form, 3, -1)).toEqual(form);
    expect(withRuleMoved(form, 2, 1)).toEqual(form);
    expect(withoutRule(form, 3)).toEqual(form);
    expect(withRuleMoved(form, 2, -1).rules.map(({ key }) => key)).toEqual([2, 1, 3]);
  });

  it.each([
    [{ weekdays: 0 }, 'rules/0/weekdays', 'weekdaysMissing'],
    [{ weekdays: 127, fromHalf: null }, 'rules/0/weekdays', 'conditionMissing'],
    [{ firstDay: '2027-02-30' }, 'rules/0/firstDay', 'dayWrong'],
    [{ firstDay: '2027-05-06', lastDay: '2027-05-05' }, 'rules/0/lastDay', 'daysOrder'],
    [{ amount: '12.345' }, 'rules/0/amount', 'amountWrong'],
    [{ amount: '-5' }, 'rules/0/amount', 'amountWrong'],
    [{ name: ' ' }, 'rules/0/name', 'nameMissing'],
  ])('A-1.42 finds fault with %j', (change, field, code) => {
    expect(findPriceFault(withRuleChanged(form, 1, change), 'USD')).toEqual({ field, code });
  });

  it('takes an hour that costs nothing, and no cents where the currency has none', () => {
    expect(findPriceFault(withRuleChanged(form, 1, { amount: '0' }), 'USD')).toBeNull();
    expect(typedAmount('5000.5', 'CLP')).toBeNull();
    expect(typedAmount('1.000,50', 'EUR', ',')).toBe(100_050);
  });

  it('C-9.08 gives a price that gets a beginning an end an hour later, over midnight too', () => {
    const added = withRule(form);
    const key = added.rules[0]?.key ?? 0;
    expect(withRuleChanged(added, key, { fromHalf: 47 }).rules[0]).toMatchObject({ fromHalf: 47, toHalf: 1 });
  });
});

describe('a time that is tried', () => {
  it('A-1.42 costs what each of its prices says, and says how that comes about', () => {
    const price = tryPrice({ day: '2027-05-07', half: 43, slots: 10 }, rules, newYork);
    expect(price).toMatchObject({ total: 8400, end: '2027-05-08T02:30' });
    expect(price?.lines.map(({ name, seconds, amount }) => [name, seconds, amount])).toEqual([
      ['Base price', 3600, 1200],
      ['Late night', 14_400, 7200],
    ]);
  });

  it('does not exist where the clocks skip it', () => {
    expect(tryPrice({ day: '2027-03-14', half: 5, slots: 1 }, rules, newYork)).toBeNull();
  });
});

describe('the picture of a week', () => {
  it('begins on Monday and carries a late night into the next day', () => {
    const week = weekPicture(rules, '2027-05-07');
    expect(week.map(({ day }) => day)).toContain('2027-05-03');
    expect(week[0]?.day).toBe('2027-05-03');
    expect(week[5]?.spans[0]).toEqual({ from: 0, to: 4, ruleId: 1 });
    expect(week[3]?.spans.map(({ ruleId }) => ruleId)).toEqual([3, 2, 3]);
  });
});
