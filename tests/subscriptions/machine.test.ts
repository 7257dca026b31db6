import { subscriptionsModel } from '#machines/subscriptions/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(subscriptionsModel);
