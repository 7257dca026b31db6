import { useActorRef } from '@xstate/react';
import { LegalPage, machine } from '#views/legal/page.tsx';

type Document = 'eulaTermsConditions' | 'privacyPolicy' | 'appPrivacyPolicy';

const pageOf = (document: Document) => () => {
  const actor = useActorRef(machine, { input: { document } });
  return <LegalPage actor={actor} />;
};

/** The licence agreement of the apps. */
export const EulaTerms = pageOf('eulaTermsConditions');

/** The privacy policy. */
export const PrivacyPolicy = pageOf('privacyPolicy');

/** The privacy policy of the apps. */
export const AppPrivacyPolicy = pageOf('appPrivacyPolicy');
