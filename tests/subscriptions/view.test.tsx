import { subscriptionsModel } from '#machines/subscriptions/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { SubscriptionsSection } from '#views/subscriptions/section.tsx';

proveView(subscriptionsModel, (actor) => <SubscriptionsSection actor={actor} />);
