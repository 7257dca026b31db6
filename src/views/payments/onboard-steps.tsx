import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { onboardingWords as words } from '#domain/words/onboarding.ts';
import {
  selectFace,
  selectHasCharges,
  selectHasPayouts,
  selectTerms,
  type Face,
} from '#machines/payments/onboarding-selectors.ts';
import type { OnboardingActor } from '#machines/payments/onboarding.ts';
import { Icon } from '#views/ui/icon.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './onboard.css.ts';

type Props = { actor: OnboardingActor };

/** On which of the three steps a club is; from the others there is no way to be drawn. */
const placeOf: Partial<Record<Face, 1 | 2>> = {
  notConnected: 1,
  incomplete: 1,
  settling: 2,
  pendingVerification: 2,
};

/** The way from nothing to connected. */
export const OnboardSteps = ({ actor }: Props) => {
  const place = placeOf[useSelector(actor, selectFace)];
  const terms = useSelector(actor, selectTerms);
  if (place === undefined || !terms) return null;
  const steps = [
    { title: words.steps.club, text: `${terms.clubName}, ${terms.currency}` },
    { title: words.steps.connect, text: words.steps.connectText },
    { title: words.steps.check, text: words.steps.checkText },
  ];
  return (
    <ol className={css.steps} aria-label={words.steps.label}>
      {steps.map(({ title, text }, number) => {
        const state = number < place ? 'done' : number === place ? 'current' : 'ahead';
        return (
          <li key={title} className={css.step} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={css.mark[state]} aria-hidden>
              {state === 'done' ? <Icon glyph={Check} size="small" /> : number + 1}
            </span>
            <span className={css.stepTitle}>{title}</span>
            {state === 'done' && <VisuallyHidden>{words.steps.done}</VisuallyHidden>}
            <span className={css.stepText}>{text}</span>
          </li>
        );
      })}
    </ol>
  );
};

/** What a connected account can do. */
export const OnboardFacts = ({ actor }: Props) => {
  const hasCharges = useSelector(actor, selectHasCharges);
  const hasPayouts = useSelector(actor, selectHasPayouts);
  if (hasCharges === null) return null;
  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt>{words.facts.charges}</dt>
        <dd>{hasCharges ? words.facts.on : words.facts.off}</dd>
      </div>
      <div className={css.fact}>
        <dt>{words.facts.payouts}</dt>
        <dd>{hasPayouts ? words.facts.on : words.facts.off}</dd>
      </div>
    </dl>
  );
};
