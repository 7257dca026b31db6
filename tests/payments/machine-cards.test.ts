import { cardsModel } from '#machines/payments/cards-model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(cardsModel, withoutEffects(cardsModel.machine));
