import { privacyWords } from '#domain/words/legal.ts';
import { LegalText } from './legal-text.tsx';

/** The privacy policy, for everyone. */
export const PrivacyPolicy = () => (
  <LegalText title={privacyWords.title} note={privacyWords.sample} sections={privacyWords.sections} />
);
