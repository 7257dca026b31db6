import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ExternalLink from 'lucide-react/icons/external-link';
import Hourglass from 'lucide-react/icons/hourglass';
import Landmark from 'lucide-react/icons/landmark';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Unplug from 'lucide-react/icons/unplug';
import { onboardingWords as words } from '#domain/words/onboarding.ts';
import {
  selectDeadline,
  selectDue,
  selectFace,
  selectFault,
  selectIsLeaving,
  selectIsMoneyPending,
  selectOffers,
  selectRefusal,
  type Face,
} from '#machines/payments/onboarding-selectors.ts';
import type { OnboardingActor } from '#machines/payments/onboarding.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import type { Glyph } from '#views/ui/glyph.ts';
import { Icon } from '#views/ui/icon.tsx';
import { Link } from '#views/ui/link.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { OnboardFacts, OnboardSteps } from './onboard-steps.tsx';
import * as css from './onboard.css.ts';

type Props = { actor: OnboardingActor };
type Look = { tone: keyof typeof css.badge; glyph: Glyph };

const titleId = 'onboard-title';

const looks: Readonly<Record<Exclude<Face, 'syncing'>, Look>> = {
  notConnected: { tone: 'brass', glyph: Landmark },
  incomplete: { tone: 'brass', glyph: Landmark },
  settling: { tone: 'neutral', glyph: Hourglass },
  pendingVerification: { tone: 'neutral', glyph: Hourglass },
  restricted: { tone: 'danger', glyph: CircleAlert },
  paused: { tone: 'danger', glyph: CircleAlert },
  rejected: { tone: 'danger', glyph: CircleAlert },
  connected: { tone: 'accent', glyph: Check },
  due: { tone: 'brass', glyph: CircleAlert },
  failed: { tone: 'danger', glyph: CircleAlert },
  off: { tone: 'neutral', glyph: Unplug },
};

/** The one card that says how things stand, and what can be done. */
export const OnboardPanel = ({ actor }: Props) => {
  const face = useSelector(actor, selectFace);
  const fault = useSelector(actor, selectFault);
  const refusal = useSelector(actor, selectRefusal);
  const isMoneyPending = useSelector(actor, selectIsMoneyPending);
  const { title, text } = (face === 'failed' && fault) || words.faces[face];
  return (
    <Card as="section" padding="feature" labelledBy={titleId}>
      <div className={css.head}>
        <Badge face={face} />
        <div>
          <p className={css.eyebrow}>{face === 'syncing' ? words.syncing : words.status}</p>
          <h2 className={css.title} id={titleId}>
            {title}
          </h2>
        </div>
      </div>
      <p className={css.text} role="status">
        {text}
      </p>
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      {isMoneyPending && <Link href="/all-transactions?status=pending">{words.seePending}</Link>}
      {face === 'syncing' && <Bars />}
      <Due actor={actor} />
      <OnboardFacts actor={actor} />
      <OnboardSteps actor={actor} />
      <Actions actor={actor} face={face} />
    </Card>
  );
};

const Badge = ({ face }: { face: Face }) => {
  const look = face === 'syncing' ? null : looks[face];
  return (
    <span className={css.badge[look?.tone ?? 'neutral']} aria-hidden>
      {look ? <Icon glyph={look.glyph} size="large" /> : <Spinner />}
    </span>
  );
};

const Bars = () => (
  <div className={css.bars}>
    <Skeleton width="long" />
    <Skeleton width="medium" />
    <Skeleton width="short" />
  </div>
);

const Due = ({ actor }: Props) => {
  const due = useSelector(actor, selectDue, areSame);
  const deadline = useSelector(actor, selectDeadline);
  if (due.length === 0) return null;
  return (
    <div className={css.due}>
      <h3 className={css.dueTitle}>
        {words.dueTitle}
        {deadline !== null && ` ${words.dueUntil(deadline)}`}
      </h3>
      <ul className={css.dueList}>
        {due.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
};

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

/** A button that waits keeps its place, and with it the focus. */
const Actions = ({ actor, face }: Props & { face: Face }) => {
  const offers = useSelector(actor, selectOffers).split(' ');
  const isLeaving = useSelector(actor, selectIsLeaving);
  const canCheck = offers.includes('check');
  return (
    <>
      <div className={css.actions}>
        {(offers.includes('connect') || isLeaving) && (
          <Button
            key="connect"
            tone="primary"
            state={isLeaving ? 'busy' : 'idle'}
            iconEnd={ExternalLink}
            onClick={() => actor.send({ type: 'connect' })}
          >
            {words.connect}
          </Button>
        )}
        {(canCheck || face === 'syncing') && (
          <Button
            key="check"
            tone={face === 'failed' ? 'secondary' : 'ghost'}
            icon={RefreshCw}
            state={canCheck ? 'idle' : 'busy'}
            onClick={() => actor.send({ type: 'check' })}
          >
            {face === 'failed' ? words.retry : words.check}
          </Button>
        )}
        {offers.includes('offboard') && (
          <Button key="offboard" tone="danger" icon={Unplug} onClick={() => actor.send({ type: 'offboard' })}>
            {words.offboard}
          </Button>
        )}
      </div>
      {isLeaving && <p className={css.leaving}>{words.leaving}</p>}
    </>
  );
};
