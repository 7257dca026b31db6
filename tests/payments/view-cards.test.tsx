import { cardsModel } from '#machines/payments/cards-model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { CardsPage } from '#views/payments/cards-page.tsx';

proveView(cardsModel, (actor) => <CardsPage actor={actor} />, {
  machine: withoutEffects(cardsModel.machine),
});
