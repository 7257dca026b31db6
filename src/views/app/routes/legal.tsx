import { useActorRef } from '@xstate/react';
import { useInitialData } from '#views/app/initial-data.ts';
import { LegalPage, machine } from '#views/legal/page.tsx';
import { useLanguage } from '#views/ui/language.ts';

type Document = 'eulaTermsConditions' | 'privacyPolicy' | 'appPrivacyPolicy';
type Screen = 'eula-terms-conditions' | 'privacy-policy' | 'app-privacy-policy';

const pageOf = (document: Document, screen: Screen) => {
  const Page = () => {
    const { first } = useInitialData(screen);
    const actor = useActorRef(machine, { input: { document, first } });
    return <LegalPage actor={actor} />;
  };
  // In another language it is another text.
  return () => <Page key={useLanguage()} />;
};

/** The licence agreement of the apps. */
export const EulaTerms = pageOf('eulaTermsConditions', 'eula-terms-conditions');

/** The privacy policy. */
export const PrivacyPolicy = pageOf('privacyPolicy', 'privacy-policy');

/** The privacy policy of the apps. */
export const AppPrivacyPolicy = pageOf('appPrivacyPolicy', 'app-privacy-policy');
