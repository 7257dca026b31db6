import { sandboxes, socialModel } from '#machines/social/model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { SocialSignIn } from '#views/social/page.tsx';

proveView(
  socialModel,
  (actor) => (
    <SocialSignIn
      actor={actor}
      providers={sandboxes}
      shouldRemember={false}
      renderForm={(buttons) => <>{buttons}</>}
      renderProof={({ faults }) => <p>{faults.email}</p>}
    />
  ),
  { machine: withoutEffects(socialModel.machine) },
);
