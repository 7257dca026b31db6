import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { components } from '#contract/api.gen.ts';
import { signInWords as words } from '#domain/words/sign-in.ts';
import type { SignInActor } from '#machines/sign-in/machine.ts';
import {
  selectEmailError,
  selectForm,
  selectIsBusy,
  selectPasswordError,
  selectRefusal,
  selectStep,
} from '#machines/sign-in/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Link } from '#views/ui/link.tsx';
import { PasswordField } from '#views/ui/password-field.tsx';
import { RefusalBanner } from '#views/ui/refusal-banner.tsx';
import { TextButton } from '#views/ui/text-button.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { SignInCode } from './code.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import * as css from './page.css.ts';

export { signInPageMachine as pageMachine } from '#machines/sign-in/page.ts';
export { signInMachine as machine } from '#machines/sign-in/machine.ts';

export type SignInPageProps = {
  actor: SignInActor;
  /** The accounts to try the product with, where the installation has them. */
  demo: components['schemas']['Demo'] | null;
  /** Whether a page was asked for that only those signed in may see. */
  isKeptOut?: boolean;
  /** The other providers, where there are any. */
  social?: ReactNode;
  /** Leads to the registration, where there is one. */
  onRegister?: () => void;
  onClose: () => void;
};

/** The sign-in popup: email and password, then a code where the account has a second factor. */
export const SignInPage = (props: SignInPageProps) =>
  useSelector(props.actor, selectStep) === 'code' ? (
    <SignInCode key="code" actor={props.actor} onClose={props.onClose} />
  ) : (
    <PasswordStep key="password" {...props} />
  );

const PasswordStep = ({ actor, demo, isKeptOut, social, onRegister, onClose }: SignInPageProps) => {
  const form = useSelector(actor, selectForm);
  const emailError = useSelector(actor, selectEmailError);
  const passwordError = useSelector(actor, selectPasswordError);
  const refusal = useSelector(actor, selectRefusal);
  const isBusy = useSelector(actor, selectIsBusy);
  const fields = useFaultFocus(form.fault);
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.title}
      purpose={isKeptOut ? words.keptOut : words.purpose}
      closeLabel={words.close}
      onClose={onClose}
      onSubmit={() => actor.send({ type: 'submit' })}
    >
      <div className={css.fields} ref={fields}>
        {refusal !== null && <RefusalBanner send={actor.send}>{refusal}</RefusalBanner>}
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={form.email}
          state={isBusy ? 'busy' : 'idle'}
          error={emailError}
          onChange={(event) => actor.send({ type: 'email.changed', email: event.currentTarget.value })}
        />
        <PasswordField
          label={words.password}
          name="password"
          data-focus={form.email === '' ? undefined : 'first'}
          autoComplete="current-password"
          words={words.passwordField}
          value={form.password}
          state={isBusy ? 'busy' : 'idle'}
          error={passwordError}
          onChange={(event) => actor.send({ type: 'password.changed', password: event.currentTarget.value })}
        />
        <div className={css.row}>
          <Checkbox
            checked={form.shouldRemember}
            disabled={isBusy}
            onCheckedChange={(shouldRemember) => actor.send({ type: 'remember.changed', shouldRemember })}
          >
            {words.remember}
          </Checkbox>
          <Link href="/forgot-password">{words.forgot}</Link>
        </div>
        <Button type="submit" tone="primary" width="fill" state={isBusy ? 'busy' : 'idle'}>
          {words.submit}
        </Button>
        {social}
        {onRegister && (
          <p className={css.register}>
            {words.noMember} <TextButton onClick={onRegister}>{words.register}</TextButton>
          </p>
        )}
        {demo && (
          <DemoAccounts
            demo={demo}
            state={isBusy ? 'busy' : 'idle'}
            onChoose={(email) => {
              actor.send({ type: 'email.changed', email });
              actor.send({ type: 'password.changed', password: demo.password });
            }}
          />
        )}
      </div>
    </Dialog>
  );
};
