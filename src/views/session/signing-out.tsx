import { sessionWords as words } from '#domain/words/session.ts';
import { Dialog } from '#views/kit/dialog.tsx';
import { Spinner } from '#views/kit/spinner.tsx';

/** The server is asked to end the session; what lies beneath stays, in case it does not answer. */
export const SigningOut = () => (
  <Dialog state="open" width="confirm" closing="locked" title={words.signingOut} purpose={<Spinner />} />
);
