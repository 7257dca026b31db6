import { useSelector } from '@xstate/react';
import { stepUpWords as words } from '#domain/words/step-up.ts';
import { selectForm, selectQuestion } from '#machines/session/step-up-selectors.ts';
import type { StepUpActor } from '#machines/session/step-up.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { PasswordField } from '#views/ui/password-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';

export { stepUpMachine as machine } from '#machines/session/step-up.ts';

type Props = { actor: StepUpActor; email: string };

/** Asks for the password again, over whatever waits for it. */
export const StepUp = ({ actor, email }: Props) => {
  const question = useSelector(actor, selectQuestion);
  return question === 'closed' ? null : <Question actor={actor} email={email} state={question} />;
};

const Question = ({ actor, email, state }: Props & { state: 'idle' | 'busy' }) => {
  const form = useSelector(actor, selectForm);
  const fields = useFaultFocus(form.fault);
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.title}
      purpose={words.purpose}
      onClose={cancel}
      onSubmit={() => actor.send({ type: 'submit' })}
      footer={
        <>
          <Button tone="secondary" disabled={state === 'busy'} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" tone="primary" state={state}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <Stack gap={4}>
          {form.refusal !== null && (
            <Banner tone="error" announce="alert">
              {form.refusal}
            </Banner>
          )}
          <p>{words.account(email)}</p>
          <PasswordField
            label={words.password}
            name="password"
            data-focus="first"
            autoComplete="current-password"
            words={words.field}
            value={form.password}
            state={state}
            error={form.fault?.text}
            onChange={(event) =>
              actor.send({ type: 'password.changed', password: event.currentTarget.value })
            }
          />
        </Stack>
      </div>
    </Dialog>
  );
};
