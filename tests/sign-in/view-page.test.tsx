import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { signInWords } from '#domain/words/sign-in.ts';
import { socialWords } from '#domain/words/social.ts';
import { signInPageModel } from '#machines/sign-in/page-model.ts';
import type { signInPageMachine } from '#machines/sign-in/page.ts';
import { sandboxes } from '#machines/social/model.ts';
import { proveSystemView } from '#tests/support/view-system.tsx';
import { SignInPage } from '#views/sign-in/page.tsx';
import { SocialSignIn } from '#views/social/page.tsx';
import { VerificationBlock } from '#views/verification/block.tsx';

type Props = { page: ActorRefFrom<typeof signInPageMachine> };

const Page = ({ page }: Props) => {
  // A child that has ended is none any more, and is shown all the same.
  const [{ form, social, proof }] = useState(() => page.getSnapshot().children);
  const shouldRemember = useSelector(form, (snapshot) => snapshot?.context.shouldRemember ?? false);
  if (form === undefined || social === undefined || proof === undefined) return null;
  return (
    <SocialSignIn
      actor={social}
      providers={sandboxes}
      shouldRemember={shouldRemember}
      renderForm={(buttons) => <SignInPage actor={form} demo={null} social={buttons} onClose={() => {}} />}
      renderProof={(parts) => <VerificationBlock actor={proof} {...parts} />}
    />
  );
};

proveSystemView(signInPageModel, (page) => <Page page={page} />, {
  within: {
    form: { role: 'dialog', name: signInWords.title },
    proof: { role: 'dialog', name: socialWords.proofTitle },
  },
});
