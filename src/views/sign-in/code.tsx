import { useSelector } from '@xstate/react';
import { signInWords } from '#domain/words/sign-in.ts';
import type { SignInActor } from '#machines/sign-in/machine.ts';
import { selectCodeFault, selectForm, selectIsBusy } from '#machines/sign-in/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { TextButton } from '#views/ui/text-button.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import * as css from './page.css.ts';

const words = signInWords.code;

/** The second step of a sign-in: the code of the authenticator, or one that was kept for its loss. */
export const SignInCode = ({ actor, onClose }: { actor: SignInActor; onClose: () => void }) => {
  const { code, codeKind } = useSelector(actor, selectForm);
  const fault = useSelector(actor, selectCodeFault);
  const isBusy = useSelector(actor, selectIsBusy);
  const fields = useFaultFocus(fault);
  const isRecovery = codeKind === 'recovery';
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.title}
      purpose={isRecovery ? words.recoveryPurpose : words.purpose}
      closeLabel={signInWords.close}
      onClose={onClose}
      onSubmit={() => actor.send({ type: 'submit.code' })}
    >
      <div className={css.fields} ref={fields}>
        <TextField
          key={codeKind}
          label={words[codeKind]}
          name="code"
          data-focus="first"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={isRecovery ? 'text' : 'numeric'}
          value={code}
          state={isBusy ? 'busy' : 'idle'}
          error={fault?.text}
          onChange={(event) => actor.send({ type: 'code.changed', code: event.currentTarget.value })}
        />
        <Button type="submit" tone="primary" width="fill" state={isBusy ? 'busy' : 'idle'}>
          {words.submit}
        </Button>
        <div className={css.row}>
          <TextButton disabled={isBusy} onClick={() => actor.send({ type: 'back' })}>
            {words.back}
          </TextButton>
          <TextButton
            disabled={isBusy}
            onClick={() => actor.send({ type: isRecovery ? 'use.authenticator' : 'use.recovery' })}
          >
            {isRecovery ? words.withAuthenticator : words.withRecovery}
          </TextButton>
        </div>
        {isRecovery && <p>{words.lost}</p>}
      </div>
    </Dialog>
  );
};
