import type { Page } from '@playwright/test';
import { dayText } from '#domain/dates/typed-day.ts';
import { dayWords } from '#domain/words/days.ts';
import { reportWords as words } from '#domain/words/reports.ts';
import type { Days } from '#machines/reports/days.ts';
import { reportDaysModel } from '#machines/reports/days-model.ts';
import { proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn, goWithin } from '#tests/support/signed-in.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };
const february = { from: '2026-02-01', to: '2026-02-28' };

const addressOf = (days: Days): string => `/reports?${new URLSearchParams(days)}`;
const first = (page: Page) => page.getByRole('textbox', { name: words.from, exact: true });
const daysOf = (given: unknown): Days => given as Days;

const { unfit } = reportDaysModel.shows;

/** What stands in the fields. */
const fields = (context: unknown) =>
  (['from', 'to'] as const).map((end) => ({
    role: 'textbox',
    name: words[end],
    value: dayText(daysOf(context)[end]),
  }));

/** Of all days there are log-ins. */
const report = (context: unknown) =>
  daysOf(context).from === '' ? [{ role: 'table', name: words.label }] : [];

const model: typeof reportDaysModel = {
  ...reportDaysModel,
  shows: {
    still: (days) => ({
      roles: [...fields(days), ...report(days)],
      absent: [words.noSpan, dayWords.unfinished],
    }),
    // In its own field, nobody is told of an unfinished day before they leave it.
    typing: (days) => ({ roles: fields(days), absent: [words.noSpan, dayWords.unfinished] }),
    unfit: (days) => ({ ...(typeof unfit === 'function' ? unfit(days) : unfit), roles: fields(days) }),
  },
};

proveInBrowser(model, {
  holdsTime: true,
  begin: async (page) => {
    await beSignedIn(page, 'owner@baulk.example');
    await page.goto(addressOf(march));
    await first(page).waitFor();
  },
  calls: {},
  outside: {
    'days.changed': (page, { days }) => first(page).fill(dayText(daysOf(days).from)),
    submit: (page) => first(page).blur(),
    // Who has a program choose for them does not leave the field that they write in.
    'period.chosen': (page) =>
      page.getByRole('radio', { name: words.periods.all, exact: true }).dispatchEvent('click'),
    // An address that asks what it has asked before changes nothing: another one comes between.
    'address.changed': async (page, { days }) => {
      await goWithin(page, addressOf(february));
      await page.clock.runFor(200);
      await goWithin(page, addressOf(daysOf(days)));
    },
  },
});
