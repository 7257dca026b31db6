import { expect, it } from 'vitest';
import { walk } from '#kit/walk.ts';
import { bareDriver } from '#kit/replay-bare.ts';
import { sessionModel } from '#machines/app/session-model.ts';
import { profileModel } from '#machines/profile/model.ts';
import { signInModel } from '#machines/sign-in/model.ts';
import { termsModel } from '#machines/terms/model.ts';
import { withoutEffects } from '#tests/support/effects.ts';

/** A walk that failed is made again with the seed in its message. */
const seed = Number(process.env['WALK_SEED'] ?? Date.now() % 2 ** 31);

it.each([sessionModel, signInModel, termsModel, profileModel])(
  'whatever comes, the claims about $id hold',
  async (model) => {
    const machine = withoutEffects(model.machine);
    const { walks, steps } = await walk(model, {
      seed,
      walks: 40,
      steps: 40,
      makeDriver: (path) => bareDriver(path, { machine }),
    });
    expect(walks).toBe(40);
    expect(steps).toBeGreaterThan(walks);
  },
);
