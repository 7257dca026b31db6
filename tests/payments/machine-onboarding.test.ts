import { onboardingModel } from '#machines/payments/onboarding-model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { statusNewsModel } from '#machines/payments/status-news-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(onboardingModel, withoutEffects(onboardingModel.machine));
proveBare(statusNewsModel);
