import type { Page, Route } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { secondFactorWords as words } from '#domain/words/second-factor.ts';
import { secondFactorModel } from '#machines/second-factor/model.ts';
import { goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** Nobody else of these paths: a second factor would be asked for at their sign-ins too. */
const email = 'guest@baulk.example';

const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** There is no second factor, or one with all of its recovery codes. */
async function haveFactor(page: Page, isOn: boolean): Promise<void> {
  const { since } = (await ask(page, 'get', 'second-factor')) as { since: string | null };
  if (since !== null) await ask(page, 'delete', 'second-factor');
  if (!isOn) return;
  const { secret } = (await ask(page, 'post', 'second-factor')) as { secret: string };
  await ask(page, 'put', 'second-factor', { code: codeOf(secret) });
}

/** The code of the secret that stands on the page reaches the server. */
const rightCode: Answer = async (route: Route) => {
  const secret = await route.request().frame().locator('code').innerText();
  await withBody({ code: codeOf(secret) })(route);
};

const model: typeof secondFactorModel = {
  ...secondFactorModel,
  outcomes: {
    ...secondFactorModel.outcomes,
    getSecondFactor: secondFactorModel.outcomes['getSecondFactor']?.map((outcome) =>
      outcome.name === 'on'
        ? { ...outcome, output: { since: '2026-11-20T12:00:00.000Z', codesLeft: 10 } }
        : outcome,
    ),
    renewRecoveryCodes: secondFactorModel.outcomes['renewRecoveryCodes']?.map((outcome) =>
      'output' in outcome
        ? { ...outcome, output: { recoveryCodes: Array.from({ length: 10 }, (_, at) => `code ${at}`) } }
        : outcome,
    ),
  },
  // What the server makes is its own: which secret and which codes are shown, nobody can say before.
  shows: {
    ...secondFactorModel.shows,
    scanning: ({ code }) => ({
      texts: [words.scan],
      roles: [
        { role: 'img', name: words.qrLabel },
        { role: 'textbox', name: words.code, value: String(code) },
      ],
    }),
    showingCodes: { texts: [words.codesTitle] },
  },
};

proveInBrowser(model, {
  among: 'the paths of second factors',
  begin: async (page, { steps }) => {
    await beSignedIn(page, email);
    const isOn = steps.some((step) => step.kind === 'settle' && step.outcome.name === 'on');
    await haveFactor(page, isOn);
  },
  open: async (page) => {
    await page.goto('/profile/two-step');
  },
  calls: {
    getSecondFactor: {
      url: '**/api/second-factor',
      method: 'GET',
      outcomes: { off: goOn, on: goOn, unanswered: noAnswer },
    },
    beginSecondFactor: {
      url: '**/api/second-factor',
      method: 'POST',
      outcomes: { begun: goOn, unanswered: noAnswer },
    },
    confirmSecondFactor: {
      url: '**/api/second-factor',
      method: 'PUT',
      outcomes: { confirmed: rightCode, 'wrong code': goOn, unanswered: noAnswer },
    },
    renewRecoveryCodes: {
      url: '**/api/second-factor/recovery-codes',
      method: 'POST',
      outcomes: { renewed: goOn, unanswered: noAnswer },
    },
    removeSecondFactor: {
      url: '**/api/second-factor',
      method: 'DELETE',
      outcomes: { removed: goOn, unanswered: noAnswer },
    },
  },
});
