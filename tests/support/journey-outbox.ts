import type { Page } from '@playwright/test';
import { expect } from './product.ts';

type Mail = { to: string; subject: string; text: string };

/** The mails to an address, the newest first. */
export async function mailsTo(page: Page, address: string): Promise<Mail[]> {
  const response = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(address)}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as Mail[];
}

/** The address of the link in the newest mail of this subject, once it has come. */
export async function mailedLink(page: Page, to: string, subject = /./): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const mails = await mailsTo(page, to);
    const mail = mails.find((one) => subject.test(one.subject));
    return /https?:\S+#token=[\w-]+/.exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(find).toBeDefined();
  const link = new URL((await find()) ?? '');
  return `${link.pathname}${link.search}${link.hash}`;
}

/** The code of the newest mail to an address. */
export async function lastCode(page: Page, address: string): Promise<string> {
  const [mail] = await mailsTo(page, address);
  const code = /\b[1-9]\d{5}\b/.exec(mail?.text ?? '')?.[0];
  expect(code).toBeDefined();
  return code ?? '';
}

/** Moves the server's clock; a day later, nothing counts any more that was sent or tried before. */
export async function moveServerClock(page: Page, seconds: number): Promise<void> {
  const { offset } = (await (await page.request.get('/dev/clock')).json()) as { offset: number };
  const moved = await page.request.put('/dev/clock', { data: { offset: offset + seconds * 1_000 } });
  expect(moved.ok()).toBe(true);
}
