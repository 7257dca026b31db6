import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { signInWords } from '#domain/words/sign-in.ts';
import { socialWords as words } from '#domain/words/social.ts';
import type { SocialActor } from '#machines/social/machine.ts';
import {
  selectMessage,
  selectName,
  selectPassword,
  selectStanding,
  selectTask,
} from '#machines/social/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { PasswordField } from '#views/ui/password-field.tsx';

/** What the proof of an address is told by the form around it. */
export type ProofParts = {
  faults: { email?: string | undefined; code?: string | undefined };
  state: 'idle' | 'busy';
};

type UnderWayProps = { actor: SocialActor; renderProof: (parts: ProofParts) => ReactNode };

/** A provider was chosen: what is going on, and what is still asked of the person. */
export const UnderWay = ({ actor, renderProof }: UnderWayProps) => {
  const task = useSelector(actor, selectTask);
  const name = useSelector(actor, selectName);
  const standing = useSelector(actor, selectStanding);
  const message = useSelector(actor, selectMessage) ?? undefined;
  const canCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'cancel' }));
  const titles = { none: words.title(name), password: words.passwordTitle, proof: words.proofTitle };
  const purposes = {
    none: undefined,
    password: words.passwordPurpose(name),
    proof: words.proofPurpose(name),
  };
  return (
    <Dialog
      state="open"
      width="confirm"
      closing={canCancel ? 'deliberate' : 'locked'}
      title={titles[task]}
      purpose={purposes[task]}
      closeLabel={words.close}
      onClose={() => actor.send({ type: 'cancel' })}
      onSubmit={task === 'none' ? undefined : () => actor.send({ type: 'submit' })}
      footer={<Actions actor={actor} />}
    >
      {task === 'none' && <p role="status">{standing}</p>}
      {task === 'password' && <Password actor={actor} message={message} />}
      {task === 'proof' && renderProof({ faults: { email: message }, state: 'idle' })}
    </Dialog>
  );
};

const Password = ({ actor, message }: { actor: SocialActor; message: string | undefined }) => (
  <PasswordField
    label={words.password}
    name="password"
    autoComplete="current-password"
    words={signInWords.passwordField}
    value={useSelector(actor, selectPassword)}
    error={message}
    onChange={(event) => actor.send({ type: 'password.changed', password: event.currentTarget.value })}
  />
);

const Actions = ({ actor }: { actor: SocialActor }) => {
  const name = useSelector(actor, selectName);
  const task = useSelector(actor, selectTask);
  const canCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'cancel' }));
  const canOpen = useSelector(actor, (snapshot) => snapshot.can({ type: 'open' }));
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'retry' }));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy') && !snapshot.matches('underWay'));
  return (
    <>
      <Button
        disabled={!canCancel}
        state={isBusy ? 'busy' : 'idle'}
        onClick={() => actor.send({ type: 'cancel' })}
      >
        {words.cancel}
      </Button>
      {canOpen && (
        <Button tone="primary" onClick={() => actor.send({ type: 'open' })}>
          {words.open(name)}
        </Button>
      )}
      {canRetry && (
        <Button tone="primary" onClick={() => actor.send({ type: 'retry' })}>
          {words.again}
        </Button>
      )}
      {task !== 'none' && (
        <Button type="submit" tone="primary">
          {words.submit}
        </Button>
      )}
    </>
  );
};
