import { languageModel } from '#machines/app/language-model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(languageModel, withoutEffects(languageModel.machine));
