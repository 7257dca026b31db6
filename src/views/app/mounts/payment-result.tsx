import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { machine, ResultPage, type Claim } from '#views/payments/result-page.tsx';

const addresses: Readonly<Record<Claim, string>> = {
  success: '/transactionSuccess',
  failure: '/transactionFailed',
};

/** What has become of a payment; an address that claims something else is put right. */
export const PaymentResult = () => {
  const said = new URLSearchParams(useSearch()).get('ref');
  const ref = said !== null && /^[\w-]{1,64}$/.test(said) ? said : null;
  return <Named key={ref ?? ''} payment={ref} />;
};

const Named = ({ payment }: { payment: string | null }) => {
  const [path, navigate] = useLocation();
  const actor = useActorRef(machine, { input: { ref: payment } });
  useEffect(() => {
    const { unsubscribe } = actor.on('truth.told', ({ claim }) => {
      if (path !== addresses[claim]) navigate(`${addresses[claim]}?ref=${payment}`, { replace: true });
    });
    return unsubscribe;
  }, [actor, navigate, path, payment]);
  return <ResultPage actor={actor} />;
};
