import { verificationModel } from '#machines/verification/model.ts';
import { verificationMachine } from '#machines/verification/machine.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(verificationModel, withoutEffects(verificationMachine));
