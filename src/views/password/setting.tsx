import { useSelector } from '@xstate/react';
import { passwordWords } from '#domain/words/password.ts';
import { isSameJudgement } from '#machines/password/new-password.ts';
import {
  selectFault,
  selectIsSetting,
  selectJudged,
  selectPurpose,
  selectRefusal,
  selectSettingScreen,
  selectTyped,
} from '#machines/password/setting-selectors.ts';
import type { SetPasswordActor } from '#machines/password/setting.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Content } from '#views/ui/content.tsx';
import { Link } from '#views/ui/link.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { RefusalBanner } from '#views/ui/refusal-banner.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { NewPassword } from './new-password.tsx';
import * as css from './page.css.ts';

export { setPasswordMachine as machine } from '#machines/password/setting.ts';

const { setting, activation } = passwordWords;

/** The page of a mailed link: a new password, or the first one together with the terms. */
export const SetPasswordPage = ({ actor }: { actor: SetPasswordActor }) => {
  const screen = useSelector(actor, selectSettingScreen);
  const purpose = useSelector(actor, selectPurpose);
  const words = purpose === 'activation' ? activation : setting;
  if (screen === 'broken') {
    return (
      <PageMessage
        title={setting.brokenTitle}
        text={setting.broken}
        announce="alert"
        actions={<ButtonLink href="/forgot-password">{setting.another}</ButtonLink>}
      />
    );
  }
  if (screen === 'set') {
    return (
      <PageMessage
        title={words.doneTitle}
        text={words.done}
        actions={
          <ButtonLink href={purpose === 'reset' ? '/login' : '/login?first'}>{setting.login}</ButtonLink>
        }
      />
    );
  }
  return (
    <Content width="card">
      <div className={css.page}>
        <PageTitle detail={words.purpose}>{words.title}</PageTitle>
        <SettingForm actor={actor} submit={words.submit} />
      </div>
    </Content>
  );
};

const SettingForm = ({ actor, submit }: { actor: SetPasswordActor; submit: string }) => {
  const fault = useSelector(actor, selectFault);
  const typed = useSelector(actor, selectTyped);
  const judged = useSelector(actor, selectJudged, isSameJudgement);
  const refusal = useSelector(actor, selectRefusal);
  const purpose = useSelector(actor, selectPurpose);
  const state = useSelector(actor, selectIsSetting) ? 'busy' : 'idle';
  const fields = useFaultFocus(fault);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'submit' });
      }}
    >
      <Card as="section" padding="form">
        <div ref={fields}>
          <Stack gap={4}>
            {refusal !== null && <RefusalBanner send={actor.send}>{refusal}</RefusalBanner>}
            <NewPassword
              typed={typed}
              judged={judged}
              fault={fault}
              state={state}
              onChange={(field, value) => actor.send({ type: 'secret.changed', field, value })}
            />
            {purpose === 'activation' && (
              <Checkbox
                name="isEulaAccepted"
                checked={typed.isEulaAccepted}
                disabled={state === 'busy'}
                error={fault?.field === 'isEulaAccepted' ? fault.text : undefined}
                onCheckedChange={(isAccepted) => actor.send({ type: 'terms.changed', isAccepted })}
              >
                {activation.terms.before}
                <Link href="/termsConditions" target="_blank" rel="noopener">
                  {activation.terms.link} <VisuallyHidden>{activation.terms.opens}</VisuallyHidden>
                </Link>
              </Checkbox>
            )}
            <Button type="submit" tone="primary" width="fill" state={state}>
              {submit}
            </Button>
          </Stack>
        </div>
      </Card>
    </form>
  );
};
