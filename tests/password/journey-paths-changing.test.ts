import type { Page, Route } from '@playwright/test';
import { changePasswordModel } from '#machines/password/changing-model.ts';
import { passwordWords } from '#domain/words/password.ts';
import type { Path } from '#model-testing/path.ts';
import { changedBody, goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

const banner = {
  hold: (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).first().hover(),
  release: (page: Page) => page.mouse.move(2, 2),
};

/** Twenty changes an hour are heard of an account; those that are refused by themselves count as well. */
async function tooMany(route: Route): Promise<void> {
  const postData = changedBody(route, { password: 'weak', confirmPassword: 'weak' });
  for (let tries = 0; tries < 20; tries += 1) await route.fetch({ postData });
  const response = await route.fetch();
  // How long there is to wait depends on the minute; the model has the words without it.
  const { 'retry-after': _wait, ...headers } = response.headers();
  await route.fulfill({ response, headers });
}

const turnsOut = ({ steps }: Path, name: string): boolean =>
  steps.some((step) => step.kind === 'settle' && step.outcome.name === name);

/** Whose password is changed, and who has tried too often, is nobody else of the paths. */
function whoWalks(path: Path): string {
  if (turnsOut(path, 'changed')) return 'referee@baulk.example';
  return turnsOut(path, 'too many') ? 'desk2@baulk.example' : 'player@baulk.example';
}

/** Of what is typed into a field of a password, Chromium tells how long it is and no more. */
const model: typeof changePasswordModel = {
  ...changePasswordModel,
  shows: {
    ...changePasswordModel.shows,
    editing: ({ currentPassword }) => ({
      roles: [
        {
          role: 'password',
          name: passwordWords.fields.currentPassword,
          value: '•'.repeat(String(currentPassword).length),
        },
      ],
    }),
  },
};

proveInBrowser(model, {
  begin: async (page, path) => {
    await beSignedIn(page, whoWalks(path));
    await page.goto('/profile/change-password');
    await page.getByRole('button', { name: 'Change password' }).waitFor();
  },
  calls: {
    changePassword: {
      url: '**/api/user/changePassword',
      outcomes: {
        changed: goOn,
        wrong: withBody({ currentPassword: 'not the password' }),
        'too many': tooMany,
        unanswered: noAnswer,
      },
    },
  },
  outside: banner,
});
