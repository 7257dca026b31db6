import { errorWords } from '#domain/words/errors.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';

/** What an address shows that no screen has, or that is not for this visitor. */
export const NotFoundPage = () => (
  <PageMessage title={errorWords.notFound} actions={<ButtonLink href="/">{errorWords.home}</ButtonLink>} />
);
