import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { SocialProvider } from '#domain/social/providers.ts';
import type { SocialActor } from '#machines/social/machine.ts';
import { selectIsUnderWay } from '#machines/social/selectors.ts';
import { SocialButtons } from './buttons.tsx';
import { UnderWay, type ProofParts } from './under-way.tsx';

export { socialMachine as machine } from '#machines/social/machine.ts';

export type SocialSignInProps = {
  actor: SocialActor;
  providers: readonly SocialProvider[];
  shouldRemember: boolean;
  /** Draws the form that offers the providers. */
  renderForm: (buttons: ReactNode) => ReactElement;
  /** Draws what proves an address. */
  renderProof: (parts: ProofParts) => ReactNode;
};

/** The sign-in form with its providers; once one is chosen, its own dialog takes the place of the form. */
export const SocialSignIn = (props: SocialSignInProps) => {
  const { actor, providers, shouldRemember, renderForm, renderProof } = props;
  const isUnderWay = useSelector(actor, selectIsUnderWay);
  if (isUnderWay) return <UnderWay actor={actor} renderProof={renderProof} />;
  return renderForm(
    <SocialButtons
      providers={providers}
      state="idle"
      onChoose={(provider) => actor.send({ type: 'choose', provider, shouldRemember })}
    />,
  );
};
