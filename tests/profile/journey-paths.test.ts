import type { Page, Route } from '@playwright/test';
import type { Profile } from '#api/profile.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { profileModel } from '#machines/profile/model.ts';
import { accountId } from '#server/demo/accounts.ts';
import { goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { expect } from '#tests/support/product.ts';
import { ask, beSignedIn, openConfirmed } from '#tests/support/signed-in.ts';

const email = 'desk@baulk.example';
const draftKey = `baulk.draft.${accountId('desk')}.profile`;

/** What was typed before, over a profile that says nothing of where home is. */
const draft = {
  version: '1',
  at: '2026-11-20T11:00:00.000Z',
  form: { city: 'Medellín', nonsense: 1 },
  over: { city: '' },
};

const hasDraft = (name: string): boolean => name === 'a draft kept';

const pageOf = (route: Route): Page => route.request().frame().page();

/** The one who works at a desk of the demo has not said where home is, unless somebody says so elsewhere. */
const asInDemo = (outcome: Outcome): Outcome => {
  if (!('output' in outcome)) return outcome;
  const city = outcome.name === 'changed elsewhere in the city' ? 'Pasto' : null;
  return { ...outcome, output: { ...(outcome.output as Profile), email, city } };
};

/** The same person has changed something on another device by then. */
const elsewhere =
  (changes: () => Record<string, unknown>): Answer =>
  async (route) => {
    await ask(pageOf(route), 'put', 'profile', changes());
    await route.continue();
  };

/** Something that the paths do not look at, and another one each time. */
const atAnotherAddress = () => ({ address: `Street ${crypto.randomUUID()}` });

const model: typeof profileModel = {
  ...profileModel,
  outcomes: {
    ...profileModel.outcomes,
    getProfile: profileModel.outcomes['getProfile']?.map(asInDemo),
    updateProfile: profileModel.outcomes['updateProfile']?.map(asInDemo),
    recallDraft: profileModel.outcomes['recallDraft']?.map((outcome) =>
      hasDraft(outcome.name) ? { ...outcome, ok: true, output: draft } : outcome,
    ),
  },
};

/** The session asks for the profile too where a page is loaded: the form is opened within the product after that. */
async function openWithin(page: Page): Promise<void> {
  await page.evaluate(() => history.pushState(null, '', '/profile/my-profile'));
}

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { steps }) => {
    await beSignedIn(page, email);
    await ask(page, 'put', 'profile', { city: '' });
    await openConfirmed(page, '/profile/change-password');
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    if (!steps.some((step) => step.kind === 'settle' && hasDraft(step.outcome.name))) return;
    const { version } = (await ask(page, 'get', 'profile')) as Profile;
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      draftKey,
      JSON.stringify({ ...draft, version }),
    ] as const);
  },
  open: openWithin,
  calls: {
    getProfile: {
      url: '**/api/profile',
      method: 'GET',
      outcomes: {
        read: goOn,
        'changed elsewhere': elsewhere(atAnotherAddress),
        'changed elsewhere in the city': elsewhere(() => ({ city: 'Pasto' })),
        unanswered: noAnswer,
      },
    },
    updateProfile: {
      url: '**/api/profile',
      method: 'PUT',
      outcomes: {
        saved: goOn,
        'changed elsewhere meanwhile': elsewhere(atAnotherAddress),
        'refused at a field': withBody({ dob: '1799-01-01' }),
        unanswered: noAnswer,
      },
    },
  },
  atOnce: ({ steps }) => ({
    recallDraft: steps.some((step) => step.kind === 'settle' && hasDraft(step.outcome.name))
      ? 'a draft kept'
      : 'nothing kept',
  }),
  outside: {
    hold: (page) => page.getByRole('alert').filter({ hasText: /./ }).first().hover(),
    release: (page) => page.mouse.move(2, 2),
  },
  leaveOut: (step) =>
    step.kind === 'settle' && step.outcome.name === 'unreadable'
      ? 'where storage is forbidden, the memory of the page takes its place: a draft can always be read'
      : null,
  untaken: ['profile.recalling|xstate.error.actor.0.profile.recalling|0'],
});
