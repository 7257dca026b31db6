import { useSelector } from '@xstate/react';
import { secondFactorWords as words } from '#domain/words/second-factor.ts';
import type { SecondFactorActor } from '#machines/second-factor/machine.ts';
import {
  selectContext,
  selectIsBusy,
  selectIsRenewing,
  selectPart,
  selectQuestion,
} from '#machines/second-factor/selectors.ts';
import { QrCode } from '#views/downloads/qr-code.tsx';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import * as css from './page.css.ts';

export { secondFactorMachine as machine } from '#machines/second-factor/machine.ts';

type Props = { actor: SecondFactorActor };

/** The page of two-step sign-in: setting it up, its recovery codes, and switching it off. */
export const SecondFactorPage = ({ actor }: Props) => {
  const part = useSelector(actor, selectPart);
  const Part = parts[part];
  return (
    <div className={css.page}>
      <PageTitle detail={words.purpose}>{words.title}</PageTitle>
      <Card as="section" padding="form">
        <Part actor={actor} />
      </Card>
    </div>
  );
};

const Loading = () => <SkeletonRows label={words.loading} count={2} />;

const Failed = ({ actor }: Props) => (
  <Stack gap={4}>
    <p>{words.failed}</p>
    <p>{useSelector(actor, selectContext).failure}</p>
    <div className={css.actions}>
      <Button onClick={() => actor.send({ type: 'retry' })}>{words.retry}</Button>
    </div>
  </Stack>
);

const Off = ({ actor }: Props) => (
  <Stack gap={4}>
    <p>{words.off}</p>
    <div className={css.actions}>
      <Button
        tone="primary"
        state={useSelector(actor, selectIsBusy) ? 'busy' : 'idle'}
        onClick={() => actor.send({ type: 'begin' })}
      >
        {words.setUp}
      </Button>
    </div>
  </Stack>
);

const Setup = ({ actor }: Props) => {
  const { secret, code, fault } = useSelector(actor, selectContext);
  const state = useSelector(actor, selectIsBusy) ? 'busy' : 'idle';
  const fields = useFaultFocus(fault);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'submit' });
      }}
    >
      <div ref={fields}>
        <Stack gap={4}>
          <p>{words.scan}</p>
          {secret && <QrCode text={secret.address} label={words.qrLabel} />}
          <p>
            {words.manual} <code className={css.secret}>{secret?.secret}</code>
          </p>
          <TextField
            label={words.code}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            state={state}
            error={fault?.text}
            onChange={(event) => actor.send({ type: 'code.changed', code: event.currentTarget.value })}
          />
          <div className={css.actions}>
            <Button
              tone="secondary"
              disabled={state === 'busy'}
              onClick={() => actor.send({ type: 'cancel' })}
            >
              {words.cancel}
            </Button>
            <Button type="submit" tone="primary" state={state}>
              {words.confirm}
            </Button>
          </div>
        </Stack>
      </div>
    </form>
  );
};

const Codes = ({ actor }: Props) => {
  const { recoveryCodes } = useSelector(actor, selectContext);
  return (
    <Stack gap={4}>
      <h2>{words.codesTitle}</h2>
      <p>{words.codesPurpose}</p>
      <ul className={css.codes}>
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button tone="primary" onClick={() => actor.send({ type: 'codes.kept' })}>
          {words.saved}
        </Button>
      </div>
    </Stack>
  );
};

const On = ({ actor }: Props) => {
  const { codesLeft } = useSelector(actor, selectContext);
  const isRenewing = useSelector(actor, selectIsRenewing);
  const question = useSelector(actor, selectQuestion);
  return (
    <Stack gap={4}>
      <p>{words.on}</p>
      <p>{words.codesLeft(codesLeft)}</p>
      <div className={css.actions}>
        <Button
          tone="secondary"
          state={isRenewing ? 'busy' : 'idle'}
          onClick={() => actor.send({ type: 'renew' })}
        >
          {words.renew}
        </Button>
        <Button tone="danger" disabled={isRenewing} onClick={() => actor.send({ type: 'switch.off' })}>
          {words.switchOff}
        </Button>
      </div>
      {question !== 'closed' && <Question actor={actor} state={question} />}
    </Stack>
  );
};

const Question = ({ actor, state }: Props & { state: 'idle' | 'busy' }) => {
  const keep = (): void => actor.send({ type: 'keep' });
  return (
    <AlertDialog
      title={words.offTitle}
      purpose={words.offPurpose}
      closeLabel={words.keep}
      state={state}
      cancel={words.keep}
      onCancel={keep}
      confirm={words.offNow}
      onConfirm={() => actor.send({ type: 'confirm' })}
    />
  );
};

const parts = { loading: Loading, failed: Failed, off: Off, setup: Setup, codes: Codes, on: On };
