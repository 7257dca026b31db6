import { sessionWords as words } from '#domain/words/session.ts';
import { Dialog } from '#views/ui/dialog.tsx';
import { Spinner } from '#views/ui/spinner.tsx';

/** The server is asked to end the session; what lies beneath stays, in case it does not answer. */
export const SigningOut = () => (
  <Dialog state="open" width="confirm" closing="locked" title={words.signingOut} purpose={<Spinner />} />
);
