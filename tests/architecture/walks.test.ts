import { expect, it } from 'vitest';
import { walk } from '#model-testing/walk.ts';
import { bareDriver } from '#model-testing/replay-bare.ts';
import { sessionModel } from '#machines/app/session-model.ts';
import { changePasswordModel } from '#machines/password/changing-model.ts';
import { forgotPasswordModel } from '#machines/password/forgot-model.ts';
import { setPasswordModel } from '#machines/password/setting-model.ts';
import { profileModel } from '#machines/profile/model.ts';
import { registrationModel } from '#machines/registration/model.ts';
import { signInModel } from '#machines/sign-in/model.ts';
import { termsModel } from '#machines/terms/model.ts';
import { verificationModel } from '#machines/verification/model.ts';
import { withoutEffects } from '#tests/support/effects.ts';

/** A walk that failed is made again with the seed in its message. */
const seed = Number(process.env['WALK_SEED'] ?? Date.now() % 2 ** 31);

it.each([
  sessionModel,
  signInModel,
  termsModel,
  profileModel,
  registrationModel,
  verificationModel,
  forgotPasswordModel,
  setPasswordModel,
  changePasswordModel,
])('whatever comes, the claims about $id hold', async (model) => {
  const machine = withoutEffects(model.machine);
  const { walks, steps } = await walk(model, {
    seed,
    walks: 40,
    steps: 40,
    makeDriver: (path) => bareDriver(path, { machine }),
  });
  expect(walks).toBe(40);
  expect(steps).toBeGreaterThan(walks);
});
