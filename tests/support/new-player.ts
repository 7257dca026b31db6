import type { Page } from '@playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { mailedLink } from './journey-outbox.ts';
import { expect } from './product.ts';
import { askAs, beSignedIn } from './signed-in.ts';

const owner = 'owner@baulk.example';

export type NewPlayer = { userId: number; email: string };

/** Is a player of a club whom nobody else is, so that the account may be used up. */
export async function beNewPlayer(page: Page, clubId: number): Promise<NewPlayer> {
  const email = `${crypto.randomUUID()}@paths.example`;
  const player = { firstName: 'Lucía', lastName: 'Garza', email, clubs: [clubId] };
  const { id } = (await askAs(page, owner, 'post', 'player', player)) as { id: number };
  const link = await mailedLink(page, email);
  const activated = await page.request.put('/api/user/activate', {
    data: {
      token: /#token=([\w-]+)/.exec(link)?.[1],
      password: demoPassword,
      confirmPassword: demoPassword,
      isEulaAccepted: true,
    },
  });
  expect(activated.ok(), await activated.text()).toBe(true);
  await beSignedIn(page, email);
  return { userId: id, email };
}
