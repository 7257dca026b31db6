import { personalDataWords as words } from '#domain/words/personal-data.ts';
import { personalDataModel } from '#machines/personal-data/model.ts';
import type { Path } from '#model-testing/path.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

const turnsOut = ({ steps }: Path, name: string): boolean =>
  steps.some((step) => step.kind === 'settle' && step.outcome.name === name);

/** Whoever runs a club is its point of contact. */
const model: typeof personalDataModel = {
  ...personalDataModel,
  outcomes: {
    ...personalDataModel.outcomes,
    erasePersonalData: personalDataModel.outcomes['erasePersonalData']?.map((outcome) =>
      'error' in outcome
        ? {
            ...outcome,
            error: { ...(outcome.error as object), message: words.waits([words.reasons.contact]) },
          }
        : outcome,
    ),
  },
};

proveInBrowser(model, {
  among: 'the paths of personal data',
  usesUp: (path) => turnsOut(path, 'erased'),
  begin: (page, path) =>
    beSignedIn(page, turnsOut(path, 'something is open') ? 'club2@baulk.example' : 'desk2@baulk.example'),
  open: async (page) => {
    await page.goto('/profile/my-profile');
  },
  calls: {
    exportPersonalData: {
      url: '**/api/user/*/personal-data',
      method: 'GET',
      outcomes: { collected: goOn, unanswered: noAnswer },
    },
    erasePersonalData: {
      url: '**/api/user/*/personal-data',
      method: 'DELETE',
      outcomes: { erased: goOn, 'something is open': goOn },
    },
  },
});
