import { socialModel } from '#machines/social/model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(socialModel, withoutEffects(socialModel.machine));
