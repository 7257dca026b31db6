import { describe, expect, it } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import {
  blankRules,
  findRulesFormFault,
  rulesDifferences,
  rulesFormOf,
  rulesRequest,
  withDayCopied,
  withException,
  withExceptionChanged,
  withWindow,
  withWindowChanged,
} from '#domain/schedule/rules-form.ts';

const blank = blankRules(usualRules);

describe('A-1.41, A-1.43 hours and rules as they are typed', () => {
  it('are sent as they were read, with shares in basis points and where refunds go', () => {
    const hours = [{ weekday: 5, opens: 28, closes: 54 }];
    const exceptions = [{ day: '2099-12-25', opens: null, closes: null, note: 'Christmas' }];
    const rules = { ...usualRules, lateFeeBp: 1250, refundTo: 'credit' as const };
    const form = rulesFormOf({ rules, hours, exceptions });
    expect(form.lateFeeBp).toBe('12.5');
    expect(rulesRequest(form)).toEqual({ rules, hours, exceptions });
  });

  it('have hours until midnight first, and further ones of a day after those that it has', () => {
    const one = withWindow(blank, 5);
    expect(one.windows.map(({ opens, closes }) => [opens, closes])).toEqual([[28, 48]]);
    const early = withWindowChanged(one, 1, { opens: 20, closes: 24 });
    expect(withWindow(early, 5).windows.at(-1)).toMatchObject({ opens: 25, closes: 29 });
    expect(findRulesFormFault(withWindow(early, 5))).toBeNull();
  });

  it('move an end along that would not lie after its beginning', () => {
    const window = withWindowChanged(withWindow(blank, 5), 1, { opens: 47, closes: 40 }).windows[0];
    expect(window).toMatchObject({ opens: 47, closes: 48 });
  });

  it('have the hours of one day on all of them', () => {
    const days = withDayCopied(withWindow(blank, 3), 3).windows.map(({ weekday }) => weekday);
    expect(days).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are refused where hours overlap, past midnight too', () => {
    const night = withWindowChanged(withWindow(blank, 5), 1, { closes: 60 });
    const morning = withWindowChanged(withWindow(night, 6), 2, { opens: 10, closes: 20 });
    expect(findRulesFormFault(morning)).toEqual({ field: 'windows', code: 'overlap' });
  });

  it('are refused for a day that there is not, or that is there twice', () => {
    const wrong = withException(blank, '2027-02-30');
    expect(findRulesFormFault(wrong)).toEqual({ field: 'exceptions/0/day', code: 'dayWrong' });
    const day = withExceptionChanged(wrong, 1, { day: '2027-02-28' });
    expect(findRulesFormFault(day)).toBeNull();
    expect(findRulesFormFault(withException(day, '2027-02-28'))).toEqual({
      field: 'exceptions/1/day',
      code: 'dayTwice',
    });
  });

  it.each(['', '-1', '1e3', '１２', '1.5', '100'])(
    'take no "%s" for the most bookings of a member',
    (mostOpen) => {
      expect(findRulesFormFault({ ...blank, mostOpen })).toEqual({ field: 'mostOpen', code: 'numberWrong' });
    },
  );

  it('take a share with a comma, and none above all of the price', () => {
    expect(rulesRequest({ ...blank, noShowFeeBp: '33,5' }).rules.noShowFeeBp).toBe(3350);
    expect(findRulesFormFault({ ...blank, noShowFeeBp: '100.01' })?.field).toBe('noShowFeeBp');
    expect(findRulesFormFault({ ...blank, minSlots: 4, maxSlots: 3 })?.code).toBe('maxBelowMin');
  });

  it('differ by what is said in them, not by the order in which rows were added', () => {
    const twice = withWindow(blank, 1);
    const rows = twice.windows.map((window) => ({ ...window, key: 9 }));
    expect(rulesDifferences({ ...twice, windows: rows }, twice)).toEqual([]);
    expect(rulesDifferences({ ...twice, checkIn: false }, blank)).toEqual(['windows', 'checkIn']);
    expect(rulesDifferences({ ...blank, refundTo: 'credit' }, blank)).toEqual(['refundTo']);
  });
});
