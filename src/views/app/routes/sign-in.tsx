import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { machine, SignInPage } from '#views/sign-in/page.tsx';
import { machine as socialMachine, SocialSignIn } from '#views/social/page.tsx';
import {
  isSameProof,
  machine as verificationMachine,
  selectProof,
  VerificationBlock,
} from '#views/verification/block.tsx';

/** The sign-in popup with its actors, which tell the session and the notices what they learn. */
export const SignIn = ({ actors, onClose }: { actors: AppActors; onClose: () => void }) => {
  const { email, isFirst, isKeptOut } = actors.popup.getSnapshot().context;
  const actor = useActorRef(machine, {
    input: { ...(email === null ? {} : { email }), ...(isFirst ? { intent: 'first' as const } : {}) },
  });
  const social = useActorRef(socialMachine);
  const proofActor = useActorRef(verificationMachine, { input: {} });
  const proof = useSelector(proofActor, selectProof, isSameProof);
  const config = useSelector(actors.config, ({ context }) => context.config);
  const shouldRemember = useSelector(actor, ({ context }) => context.shouldRemember);
  const needsProof = useSelector(social, (snapshot) => snapshot.matches('needsProof'));
  // An address may have been proved before it is asked for.
  useEffect(() => {
    if (needsProof) social.send({ type: 'proof.changed', ...proof });
  }, [needsProof, proof, social]);
  useEffect(() => {
    const tellTyped = () =>
      actors.popup.send({ type: 'email.typed', email: actor.getSnapshot().context.email });
    tellTyped();
    const subscriptions = [actor, social].flatMap((one) => [
      one.on('sign.in.started', (event) => actors.session.send(event)),
      one.on('sign.in.failed', (event) => actors.session.send(event)),
      one.on('signed.in', (event) => actors.session.send(event)),
      one.on('notice', (event) => actors.notices.send(event)),
    ]);
    subscriptions.push(actor.subscribe(tellTyped));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      // A popup that is closed while it waits must not leave the session waiting.
      actors.session.send({ type: 'sign.in.failed' });
    };
  }, [actor, actors, social]);
  return (
    <SocialSignIn
      actor={social}
      providers={config?.modes.social ?? []}
      shouldRemember={shouldRemember}
      renderForm={(buttons) => (
        <SignInPage
          actor={actor}
          isKeptOut={isKeptOut}
          demo={config?.demo ?? null}
          social={buttons}
          onRegister={() => actors.popup.send({ type: 'open.registration' })}
          onClose={onClose}
        />
      )}
      renderProof={(parts) => <VerificationBlock actor={proofActor} {...parts} />}
    />
  );
};
