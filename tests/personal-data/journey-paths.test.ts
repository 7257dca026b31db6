import type { Page } from '@playwright/test';
import { personalDataWords as words } from '#domain/words/personal-data.ts';
import { personalDataModel } from '#machines/personal-data/model.ts';
import type { ProblemData } from '#api/problem.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { brooklyn } from '#tests/payments/brooklyn-at-provider.ts';
import { after, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beNewPlayer } from '#tests/support/new-player.ts';
import { askAs } from '#tests/support/signed-in.ts';

/** Who walks, by the page: each is somebody else, for nobody is there once erased. */
const own = new WeakMap<Page, number>();

/** The club owes them something by then. */
async function haveCredit(page: Page): Promise<void> {
  const entry = { clubId: brooklyn.id, userId: own.get(page), kind: 'adjustment', amount: 500 };
  await askAs(page, brooklyn.email, 'post', 'credit/entry', { ...entry, reason: 'Counted again' });
}

const becauseOfCredit = (outcome: Outcome): Outcome =>
  'error' in outcome
    ? {
        ...outcome,
        error: { ...(outcome.error as ProblemData), message: words.waits([words.reasons.credit]) },
      }
    : outcome;

const model: typeof personalDataModel = {
  ...personalDataModel,
  outcomes: {
    ...personalDataModel.outcomes,
    erasePersonalData: personalDataModel.outcomes['erasePersonalData']?.map(becauseOfCredit),
  },
};

const url = '**/api/user/*/personal-data';

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    own.set(page, (await beNewPlayer(page, brooklyn.id)).userId);
    await page.goto('/profile/my-profile');
    await page.getByRole('button', { name: words.download }).waitFor();
  },
  calls: {
    exportPersonalData: { url, method: 'GET', outcomes: { collected: goOn, unanswered: noAnswer } },
    erasePersonalData: {
      url,
      method: 'DELETE',
      outcomes: { erased: goOn, 'something is open': after(haveCredit) },
    },
  },
});
