import { useSelector } from '@xstate/react';
import { passwordWords as words } from '#domain/words/password.ts';
import {
  selectFault,
  selectIsChanging,
  selectJudged,
  selectRefusal,
  selectTyped,
} from '#machines/password/changing-selectors.ts';
import type { ChangePasswordActor } from '#machines/password/changing.ts';
import { isSameJudgement } from '#machines/password/new-password.ts';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { PasswordField } from '#views/ui/password-field.tsx';
import { RefusalBanner } from '#views/ui/refusal-banner.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { NewPassword } from './new-password.tsx';
import * as css from './page.css.ts';

export { changePasswordMachine as machine } from '#machines/password/changing.ts';

/** The page on which a signed-in user changes the own password. */
export const ChangePasswordPage = ({ actor }: { actor: ChangePasswordActor }) => (
  <div className={css.office}>
    <PageTitle detail={words.changing.purpose}>{words.changing.title}</PageTitle>
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'submit' });
      }}
    >
      <Card as="section" padding="form">
        <Fields actor={actor} />
      </Card>
    </form>
  </div>
);

const Fields = ({ actor }: { actor: ChangePasswordActor }) => {
  const typed = useSelector(actor, selectTyped);
  const judged = useSelector(actor, selectJudged, isSameJudgement);
  const fault = useSelector(actor, selectFault);
  const refusal = useSelector(actor, selectRefusal);
  const state = useSelector(actor, selectIsChanging) ? 'busy' : 'idle';
  const fields = useFaultFocus(fault);
  return (
    <div ref={fields}>
      <Stack gap={4}>
        {refusal !== null && <RefusalBanner send={actor.send}>{refusal}</RefusalBanner>}
        <PasswordField
          label={words.fields.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          words={{ ...words.field, show: words.showCurrent }}
          value={typed.currentPassword}
          state={state}
          error={fault?.field === 'currentPassword' ? fault.text : undefined}
          onChange={(event) =>
            actor.send({ type: 'secret.changed', field: 'currentPassword', value: event.currentTarget.value })
          }
        />
        <NewPassword
          typed={typed}
          judged={judged}
          fault={fault}
          state={state}
          onChange={(field, value) => actor.send({ type: 'secret.changed', field, value })}
        />
        <Button type="submit" tone="primary" width="fill" state={state}>
          {words.changing.submit}
        </Button>
      </Stack>
    </div>
  );
};
