import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/product.ts';
import { goWithin, openAs } from '#tests/support/signed-in.ts';

/** The days of the list of matches to come, with the instant and the words of each time. */
const daysOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h3')]
      .filter((head) => head.nextElementSibling?.querySelector('time') !== null)
      .map((head) => ({
        title: head.textContent,
        times: [...(head.nextElementSibling?.querySelectorAll('time') ?? [])].map((time) => ({
          instant: time.dateTime,
          text: time.innerText.replaceAll(/\s+/g, ' '),
        })),
      }))
      .filter(({ times }) => times.length > 0),
  );

/** The words of a clock in a zone, as a list begins with them. */
const clockIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );
const dayIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(instant));

for (const timezoneId of ['America/Bogota', 'Asia/Tokyo']) {
  test.describe(`where the clocks are those of ${timezoneId}`, () => {
    test.use({ timezoneId });

    const holds = async (page: Page): Promise<void> => {
      const isByClock = async (): Promise<boolean> => {
        const times = (await daysOn(page)).flatMap((day) => day.times);
        return (
          times.length > 0 &&
          times.every(({ instant, text }) => text.startsWith(clockIn(timezoneId, instant)))
        );
      };
      await expect.poll(isByClock).toBe(true);
      const days = await daysOn(page);
      const instants = days.flatMap(({ times }) => times.map(({ instant }) => Date.parse(instant)));
      expect(instants).toEqual(instants.toSorted((one, other) => one - other));
      for (const { times } of days)
        expect(new Set(times.map(({ instant }) => dayIn(timezoneId, instant))).size).toBe(1);
      const today = dayIn(timezoneId, new Date().toISOString());
      for (const { title, times } of days)
        expect(title.startsWith('Today')).toBe(dayIn(timezoneId, times[0]?.instant ?? '') === today);
    };

    test('V22 matches to come stand by the reader’s clock and day, sorted to the eye', async ({ page }) => {
      await openAs(page, 'player@baulk.example', '/');
      await holds(page);
      const zones = (await daysOn(page)).flatMap(({ times }) => times.map(({ text }) => text));
      // The places of the demo have zones of their own, one of which is no reader's here.
      expect(zones.some((text) => /[AP]M .+ \d\d:\d\d [AP]M/.test(text))).toBe(true);
      await goWithin(page, '/match?status=1');
      await expect(page).toHaveTitle(/^Matches/);
      await holds(page);
    });
  });
}
