import { useActorRef, useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import { decide } from '#domain/navigation/guard.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { selectVisitor } from '#machines/app/selectors.ts';
import { machine, ResultPage, type Claim } from '#views/payments/result-page.tsx';

const addresses: Readonly<Record<Claim, string>> = {
  success: '/transactionSuccess',
  failure: '/transactionFailed',
};

/** What has become of a payment; an address that claims something else is put right. */
export const PaymentResult = ({ actors }: { actors: AppActors }) => {
  const said = new URLSearchParams(useSearch()).get('ref');
  const ref = said !== null && /^[\w-]{1,64}$/.test(said) ? said : null;
  const visitor = useSelector(actors.session, selectVisitor);
  const mayKeepCards = visitor !== null && decide(routeOf('payment'), visitor).to === 'show';
  return <Named key={ref ?? ''} payment={ref} mayKeepCards={mayKeepCards} />;
};

type NamedProps = { payment: string | null; mayKeepCards: boolean };

const Named = ({ payment, mayKeepCards }: NamedProps) => {
  const [path, navigate] = useLocation();
  const actor = useActorRef(machine, { input: { ref: payment } });
  useEmitted(actor, {
    'truth.told': ({ claim }) => {
      if (path !== addresses[claim]) navigate(`${addresses[claim]}?ref=${payment}`, { replace: true });
    },
  });
  return <ResultPage actor={actor} mayKeepCards={mayKeepCards} />;
};
