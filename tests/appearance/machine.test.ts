import { appearanceModel } from '#machines/app/appearance-model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(appearanceModel, withoutEffects(appearanceModel.machine));
