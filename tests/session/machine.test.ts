import { sessionModel } from '#machines/app/session-model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(sessionModel, withoutEffects(sessionModel.machine));
