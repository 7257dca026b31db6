import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { pageMachine, SignInPage } from '#views/sign-in/page.tsx';
import { SocialSignIn } from '#views/social/page.tsx';
import { VerificationBlock } from '#views/verification/block.tsx';

/** The sign-in popup with its actors, which tell the session and the notices what they learn. */
export const SignIn = ({ actors, onClose }: { actors: AppActors; onClose: () => void }) => {
  const { email: known, typed, isFirst, isKeptOut } = actors.popup.getSnapshot().context;
  const email = known ?? (typed || null);
  const page = useActorRef(pageMachine, {
    input: { ...(email === null ? {} : { email }), ...(isFirst ? { intent: 'first' as const } : {}) },
  });
  // A child that has ended is none any more, and is shown all the same.
  const [{ form, social, proof }] = useState(() => page.getSnapshot().children);
  const shouldRemember = useSelector(form, (snapshot) => snapshot?.context.shouldRemember ?? false);
  const config = useSelector(actors.config, ({ context }) => context.config);
  useReports(page, actors.app);
  if (form === undefined || social === undefined || proof === undefined) return null;
  return (
    <SocialSignIn
      actor={social}
      providers={config?.modes.social ?? []}
      shouldRemember={shouldRemember}
      renderForm={(buttons) => (
        <SignInPage
          actor={form}
          isKeptOut={isKeptOut}
          demo={config?.demo ?? null}
          social={buttons}
          onRegister={() => actors.popup.send({ type: 'open.registration' })}
          onClose={onClose}
        />
      )}
      renderProof={(parts) => <VerificationBlock actor={proof} {...parts} />}
    />
  );
};
