import { onboardingModel } from '#machines/payments/onboarding-model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { OnboardPage } from '#views/payments/onboard-page.tsx';

proveView(onboardingModel, (actor) => <OnboardPage actor={actor} />, {
  machine: withoutEffects(onboardingModel.machine),
});
