import { ownCreditModel } from '#machines/credit/own-credit-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { CreditSection } from '#views/credit/section.tsx';

proveView(ownCreditModel, (actor) => <CreditSection actor={actor} />);
