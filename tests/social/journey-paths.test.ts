import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { socialSandboxPath } from '#domain/social/providers.ts';
import { socialWords as words } from '#domain/words/social.ts';
import type { Path, Step } from '#model-testing/path.ts';
import { socialModel } from '#machines/social/model.ts';
import { askForCode, codeBox } from '#tests/registration/person.ts';
import { noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { lastCode, moveServerClock } from '#tests/support/journey-outbox.ts';
import { expect } from '#tests/support/product.ts';
import { demoPassword } from '#server/demo/accounts.ts';

const aDay = 86_400;

type Provider = 'google' | 'facebook';
type Person = { firstName: string; email: string };

/** What the server hears: the token of one person, and nothing that was proved for another. */
type Shown = { password?: string; email?: string; grant?: string };

const somebody = (): Person => ({ firstName: 'Zofia', email: `${randomUUID()}@social.example` });
const someoneAt = (email: string): Person => ({ firstName: 'Renata', email });
const someoneWithoutEmail: Person = { firstName: 'Tomasz', email: '' };

async function sent<T>(
  page: Page,
  method: 'post' | 'put',
  path: string,
  data: object,
  token = '',
): Promise<T> {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const response = await page.request[method](`/api/${path}`, { data, headers });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as T;
}

/** A token of the provider for a person, as its window would bring it. */
async function tokenOf(page: Page, provider: Provider, person: Person): Promise<string> {
  const { nonce } = await sent<{ nonce: string }>(page, 'post', 'social/nonce', {});
  const query = new URLSearchParams({ provider, nonce, state: 'walk', ...person });
  const response = await page.request.get(`${socialSandboxPath}?${query}`);
  const token = /(?:id|access)_token=([\w-]+)/.exec(await response.text())?.[1];
  expect(token).toBeDefined();
  return token ?? '';
}

/** An address that its owner has proved by a mailed code. */
async function provedAddress(page: Page): Promise<{ email: string; grant: string }> {
  const { email } = somebody();
  await sent(page, 'post', 'player/verify/email', { email });
  await expect.poll(() => lastCode(page, email).catch(() => '')).not.toBe('');
  const code = await lastCode(page, email);
  const { grant } = await sent<{ grant: string }>(page, 'post', 'player/verify/code', { email, code });
  return { email, grant };
}

const pageOf = (route: Route): Page => route.request().frame().page();

const judgedAs =
  (provider: Provider, who: (page: Page) => Promise<{ person: Person } & Shown>): Answer =>
  async (route) => {
    const { person, password, email, grant } = await who(pageOf(route));
    const token = await tokenOf(pageOf(route), provider, person);
    const key = provider === 'google' ? 'idTokenString' : 'accessToken';
    await withBody({ [key]: token, password, email, grant })(route);
  };

const google = (who: () => { person: Person } & Shown): Answer => judgedAs('google', async () => who());

/** Somebody whom the server has met with Facebook, and who has accepted the terms or not yet. */
async function metWithFacebook(page: Page, terms: 'accepted' | 'pending'): Promise<{ person: Person }> {
  const person = somebody();
  const accessToken = await tokenOf(page, 'facebook', person);
  const proved = await provedAddress(page);
  const { token } = await sent<{ token: string }>(page, 'post', 'facebook/login', { accessToken, ...proved });
  if (terms === 'accepted') await sent(page, 'put', 'user/update/eula', {}, token);
  return { person };
}

const windowOf = async (page: Page): Promise<Page> => {
  const found = page
    .context()
    .pages()
    .find((one) => one !== page);
  if (!found) throw new Error('The window of the provider is not open.');
  return found;
};

/** Follows a link in the provider's window, which then closes. */
async function follow(page: Page, name: string): Promise<void> {
  const opened = await windowOf(page);
  const closed = opened.waitForEvent('close');
  await opened.getByRole('link', { name }).click();
  await closed;
}

const isBlocked = (step: Step | undefined): boolean =>
  step?.kind === 'callback' && step.outcome.name === 'blocked';

/** Of the windows that a path opens, which the browser blocks. */
const blockedOf = ({ steps }: Path): boolean[] =>
  steps.flatMap(({ event }, index) =>
    ['choose', 'open', 'retry'].includes(event.type) ? [isBlocked(steps[index + 1])] : [],
  );

proveInBrowser(socialModel, {
  among: 'the paths of scoring',
  begin: async (page, path) => {
    // Twenty codes an hour are sent for a caller.
    await moveServerClock(page, aDay);
    await page.addInitScript((blocked: boolean[]) => {
      const open = globalThis.open.bind(globalThis);
      globalThis.open = (...given) => (blocked.shift() ? null : open(...given));
    }, blockedOf(path));
    await page.goto('/login');
    await page.getByRole('button', { name: words.with.facebook }).waitFor();
  },
  // A browser that blocks a window does so at once.
  unseen: isBlocked,
  calls: {
    createSocialNonce: {
      url: '**/api/social/nonce',
      outcomes: { begun: (route) => route.continue(), unanswered: noAnswer },
    },
    signInWithGoogle: {
      url: '**/api/google/login',
      outcomes: {
        'signed in': google(() => ({ person: someoneAt('player@baulk.example'), password: demoPassword })),
        'the terms are not accepted': google(() => ({
          person: someoneAt('new@baulk.example'),
          password: demoPassword,
        })),
        registered: google(() => ({ person: somebody() })),
        'the address has an account': google(() => ({ person: someoneAt('club@baulk.example') })),
        'the password is wrong': google(() => ({
          person: someoneAt('club@baulk.example'),
          password: 'not the password',
        })),
        'the address is not proved': google(() => ({ person: someoneWithoutEmail })),
        refused: withBody({ idTokenString: 'sbx-nobody' }),
        unanswered: noAnswer,
      },
    },
    signInWithFacebook: {
      url: '**/api/facebook/login',
      outcomes: {
        'signed in': judgedAs('facebook', (page) => metWithFacebook(page, 'accepted')),
        'the terms are not accepted': judgedAs('facebook', (page) => metWithFacebook(page, 'pending')),
        registered: judgedAs('facebook', async (page) => ({
          person: somebody(),
          ...(await provedAddress(page)),
        })),
        'the address is not proved': judgedAs('facebook', async () => ({ person: somebody() })),
        refused: withBody({ accessToken: 'sbx-nobody' }),
        unanswered: noAnswer,
      },
    },
  },
  leaveOut: (step) =>
    step.event.type === 'deadline.passed'
      ? 'the clock of the page does not bring it about while the window of the provider is open'
      : null,
  untaken: ['social.underWay.waiting|deadline.passed|0'],
  actors: {
    providerWindow: {
      'a token': (page) => follow(page, 'Lucía Arango'),
      declined: (page) => follow(page, words.sandbox.decline),
    },
  },
  outside: {
    'proof.changed': async (page) => {
      const dialog = page.getByRole('dialog', { name: words.proofTitle });
      await codeBox(dialog).fill(await askForCode(dialog, somebody().email));
      await expect(dialog.getByText('Email verified').first()).toBeVisible();
    },
  },
});
