import type { Page, Route } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { RecoveryCodes, SecondFactorSecret } from '#api/second-factor.ts';
import { recoveryCodeCount } from '#domain/second-factor/code.ts';
import { secondFactorWords as words } from '#domain/words/second-factor.ts';
import { secondFactorModel } from '#machines/second-factor/model.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { changedBody, goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import { beNewPlayer } from '#tests/support/new-player.ts';
import { ask, openConfirmed } from '#tests/support/signed-in.ts';

/** What the server has made and shows this once, on the page of the path that is walked. */
const made: SecondFactorSecret & RecoveryCodes = { secret: '', address: '', recoveryCodes: [] };
const nothing = { secret: '', address: '', recoveryCodes: [] };

const codeNow = (): string => new TOTP({ secret: Secret.fromBase32(made.secret) }).generate();

/** The page hears what the server says, and so does the walk. */
async function learn(route: Route, postData = route.request().postData() ?? undefined): Promise<void> {
  const response = await route.fetch({ postData });
  Object.assign(made, await response.json());
  await route.fulfill({ response });
}

/** Each has a secret of its own, and as many codes as the server makes. */
const asMany = (outcome: Outcome): Outcome => {
  if (!('output' in outcome)) return outcome;
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, (_, index) => `code ${index}`);
  return { ...outcome, output: { recoveryCodes } };
};

const { outcomes, shows } = secondFactorModel;
const secretsMade = (): string[] => [made.secret, ...made.recoveryCodes].filter((one) => one !== '');

const model: typeof secondFactorModel = {
  ...secondFactorModel,
  outcomes: {
    ...outcomes,
    getSecondFactor: outcomes['getSecondFactor']?.map((outcome) =>
      outcome.name === 'on'
        ? {
            ...outcome,
            ok: true,
            output: { since: '2026-11-20T12:00:00.000Z', codesLeft: recoveryCodeCount },
          }
        : outcome,
    ),
    confirmSecondFactor: outcomes['confirmSecondFactor']?.map(asMany),
    renewRecoveryCodes: outcomes['renewRecoveryCodes']?.map(asMany),
  },
  shows: {
    ...shows,
    off: () => ({ texts: [words.off], absent: secretsMade() }),
    scanning: ({ code }) => ({
      texts: [words.scan, made.secret],
      roles: [
        { role: 'img', name: words.qrLabel },
        { role: 'textbox', name: words.code, value: String(code) },
      ],
    }),
    showingCodes: () => ({ texts: [words.codesTitle, ...made.recoveryCodes], absent: [made.secret] }),
    on: ({ codesLeft }) => ({ texts: [words.on, words.codesLeft(Number(codesLeft))], absent: secretsMade() }),
  },
};

/** It has been set up on another day. */
async function haveIt(page: Page): Promise<void> {
  Object.assign(made, await ask(page, 'post', 'second-factor'));
  Object.assign(made, await ask(page, 'put', 'second-factor', { code: codeNow() }));
}

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { steps }) => {
    Object.assign(made, nothing);
    await beNewPlayer(page, 1);
    if (steps.some((step) => step.kind === 'settle' && step.outcome.name === 'on')) await haveIt(page);
    await openConfirmed(page, '/profile/change-password');
  },
  open: async (page) => {
    await page.evaluate(() => history.pushState(null, '', '/profile/two-step'));
    await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
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
      outcomes: { begun: (route) => learn(route), unanswered: noAnswer },
    },
    confirmSecondFactor: {
      url: '**/api/second-factor',
      method: 'PUT',
      outcomes: {
        confirmed: (route) => learn(route, changedBody(route, { code: codeNow() })),
        // What was typed could be right by chance; a recovery code confirms nothing.
        'wrong code': withBody({ code: 'abcd-efgh-2345-ijkl' }),
        unanswered: noAnswer,
      },
    },
    renewRecoveryCodes: {
      url: '**/api/second-factor/recovery-codes',
      outcomes: { renewed: (route) => learn(route), unanswered: noAnswer },
    },
    removeSecondFactor: {
      url: '**/api/second-factor',
      method: 'DELETE',
      outcomes: { removed: goOn, unanswered: noAnswer },
    },
  },
});
