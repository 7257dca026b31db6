import { useSelector } from '@xstate/react';
import { onboardingWords as words } from '#domain/words/onboarding.ts';
import type { OnboardingActor } from '#machines/payments/onboarding.ts';
import { PageTitle } from '#views/ui/page-title.tsx';
import { selectQuestion } from '#machines/payments/onboarding-selectors.ts';
import { OnboardAside } from './onboard-aside.tsx';
import { OnboardQuestion } from './onboard-question.tsx';
import { OnboardPanel } from './onboard-panel.tsx';
import * as css from './onboard.css.ts';

export { onboardingMachine as machine } from '#machines/payments/onboarding.ts';
export type { Arrival } from '#machines/payments/onboarding-context.ts';

/** Where a club stands with its payment provider. */
export const OnboardPage = ({ actor }: { actor: OnboardingActor }) => (
  <div className={css.page}>
    <PageTitle detail={words.detail}>{words.title}</PageTitle>
    <div className={css.columns}>
      <OnboardPanel actor={actor} />
      <OnboardAside actor={actor} />
    </div>
    {useSelector(actor, selectQuestion) !== 'none' && <OnboardQuestion actor={actor} />}
  </div>
);
