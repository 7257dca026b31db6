import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { passwordWords } from '#domain/words/password.ts';
import type { ForgotPasswordActor } from '#machines/password/forgot.ts';
import {
  selectEmail,
  selectEmailFault,
  selectForgotScreen,
  selectIsSending,
  selectMessage,
  selectRefusal,
} from '#machines/password/forgot-selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Link } from '#views/ui/link.tsx';
import { RefusalBanner } from '#views/ui/refusal-banner.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';

export { forgotPasswordMachine as machine } from '#machines/password/forgot.ts';

const words = passwordWords.forgot;

export type ForgotPasswordProps = { actor: ForgotPasswordActor; onClose: () => void };

/** The popup of a forgotten password: one dialog, so that the focus stays in it when the mail is on its way. */
export const ForgotPassword = ({ actor, onClose }: ForgotPasswordProps) => {
  const screen = useSelector(actor, selectForgotScreen);
  const message = useSelector(actor, selectMessage);
  if (screen === 'left') return null;
  const isSent = screen === 'sent';
  return (
    <Dialog
      state="open"
      width="confirm"
      title={isSent ? words.inbox : words.title}
      purpose={isSent ? message : words.purpose}
      closeLabel={words.close}
      onClose={onClose}
      onSubmit={() => actor.send({ type: isSent ? 'confirm' : 'submit' })}
    >
      {isSent ? <Sent /> : <Editing actor={actor} />}
    </Dialog>
  );
};

const Editing = ({ actor }: { actor: ForgotPasswordActor }) => {
  const email = useSelector(actor, selectEmail);
  const fault = useSelector(actor, selectEmailFault);
  const refusal = useSelector(actor, selectRefusal);
  const isSending = useSelector(actor, selectIsSending);
  const fields = useFaultFocus(fault);
  return (
    <div ref={fields}>
      <Stack gap={4}>
        {refusal !== null && <RefusalBanner send={actor.send}>{refusal}</RefusalBanner>}
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          state={isSending ? 'busy' : 'idle'}
          error={fault ? words[fault.code] : undefined}
          onChange={(event) => actor.send({ type: 'email.changed', email: event.currentTarget.value })}
        />
        <Button type="submit" tone="primary" width="fill" state={isSending ? 'busy' : 'idle'}>
          {words.submit}
        </Button>
        <Link href="/login">{words.backToLogin}</Link>
      </Stack>
    </div>
  );
};

const Sent = () => {
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus is gone; the next thing to do takes it.
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Button ref={button} type="submit" tone="primary" width="fill">
        {words.ok}
      </Button>
      <Link href="/login">{words.backToLogin}</Link>
    </Stack>
  );
};
