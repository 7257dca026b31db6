import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { lazily } from './lazily.tsx';
import { UnfetchedPopup } from './unfetched.tsx';

const loadExpired = () => import('#views/session/expired.tsx').then(({ Expired: part }) => part);
const loadSigningOut = () => import('#views/session/signing-out.tsx').then(({ SigningOut: part }) => part);
const Expired = lazily(loadExpired, UnfetchedPopup);
const SigningOut = lazily(loadSigningOut, UnfetchedPopup);
/** A warning that cannot be fetched is not worth a word: the end of the session is said in any case. */
const Nothing = () => null;
const stay = () => Promise.resolve(false);
const Idle = lazily(() => import('./routes/idle.tsx').then(({ Idle: part }) => part), Nothing, stay);
const StepUp = lazily(() => import('./routes/step-up.tsx').then(({ StepUp: part }) => part), Nothing, stay);
const SignIn = lazily(() => import('./routes/sign-in.tsx').then(({ SignIn: part }) => part), UnfetchedPopup);
const Registration = lazily(
  () => import('./routes/registration.tsx').then(({ Registration: part }) => part),
  UnfetchedPopup,
);
const ForgotPassword = lazily(
  () => import('./routes/forgot-password.tsx').then(({ ForgotPassword: part }) => part),
  UnfetchedPopup,
);

/** The popups over the page: those that the header opens, and the end of a session. */
export const Popups = ({ actors, onClose }: { actors: AppActors; onClose: () => void }) => {
  const popup = useSelector(actors.popup, ({ value }) => value);
  const isExpired = useSelector(actors.session, (session) => session.matches('expired'));
  const isSigningOut = useSelector(actors.session, (session) => session.matches('signingOut'));
  const userId = useSelector(actors.session, ({ context }) => context.user?.userId ?? null);
  const email = useSelector(actors.session, ({ context }) => context.user?.email ?? '');
  const hasSession = useSelector(
    actors.session,
    ({ context }) => context.user !== null || context.pending !== null,
  );
  useEffect(() => {
    // A session can end while nothing can be loaded, so what says so is there before.
    if (hasSession) void Promise.all([loadExpired(), loadSigningOut()]).catch(() => undefined);
  }, [hasSession]);
  if (isExpired) {
    return (
      <Suspense>
        <Expired onConfirm={() => actors.session.send({ type: 'confirm' })} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {userId !== null && (
        <Suspense>
          <Idle key={userId} actors={actors} />
          <StepUp key={`proof of ${userId}`} email={email} />
        </Suspense>
      )}
      {isSigningOut && <SigningOut />}
      {popup === 'signIn' && <SignIn actors={actors} onClose={onClose} />}
      {popup === 'forgotPassword' && <ForgotPassword actors={actors} onClose={onClose} />}
      {popup === 'registration' && <Registration actors={actors} onClose={onClose} />}
    </Suspense>
  );
};
