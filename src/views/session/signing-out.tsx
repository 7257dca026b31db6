import { sessionWords as words } from '#domain/words/session.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Spinner } from '#views/ui/spinner.tsx';

/** The server is asked to end the session; what lies beneath stays, in case it does not answer. */
export const SigningOut = () => <AlertDialog title={words.signingOut} purpose={<Spinner />} />;
