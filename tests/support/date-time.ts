import type { Locator, Page } from '@playwright/test';
import { partsOfEntry } from '#domain/dates/entry.ts';
import { dayText } from '#domain/dates/typed-day.ts';
import { dayWords } from '#domain/words/days.ts';

/** Types a day and a time, given as YYYY-MM-DDTHH:MM, into their field. */
export async function fillDateTime(around: Page | Locator, label: string, entry: string): Promise<void> {
  const { day, time } = partsOfEntry(entry);
  await around.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(dayText(day));
  await around.getByLabel(dayWords.time(label), { exact: true }).fill(time);
}
