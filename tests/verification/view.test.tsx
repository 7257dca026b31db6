import { verificationMachine } from '#machines/verification/machine.ts';
import { verificationModel } from '#machines/verification/model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { VerificationBlock } from '#views/verification/block.tsx';

proveView(verificationModel, (actor) => <VerificationBlock actor={actor} faults={{}} state="idle" />, {
  machine: withoutEffects(verificationMachine),
});
