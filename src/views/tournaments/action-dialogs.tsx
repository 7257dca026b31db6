import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { tournamentOfficeWords as words } from '#domain/words/tournament-office.ts';
import type { TournamentActionsActor } from '#machines/tournaments/actions.ts';
import {
  selectCancelReason,
  selectDialog,
  selectIsBusy,
  selectMissing,
  selectReasonFault,
  selectRefusal,
  selectRow,
} from '#machines/tournaments/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import * as css from './page.css.ts';

type Props = { actions: TournamentActionsActor };

/** What is asked before a tournament is cancelled or a draft deleted, and why nothing was changed. */
export const ActionDialogs = ({ actions }: Props) => {
  const dialog = useSelector(actions, selectDialog);
  if (dialog === 'cancel') return <Cancelling actions={actions} />;
  if (dialog === 'delete') return <Deleting actions={actions} />;
  return dialog === 'refused' ? <Refused actions={actions} /> : null;
};

type ConfirmProps = Props & {
  title: string;
  purpose: string;
  confirm: string;
  children?: ReactNode;
};

const Confirm = ({ actions, title, purpose, confirm, children }: ConfirmProps) => {
  const isBusy = useSelector(actions, selectIsBusy);
  return (
    <AlertDialog
      title={title}
      purpose={purpose}
      closeLabel={words.close}
      state={isBusy ? 'busy' : 'idle'}
      cancel={words.keep}
      onCancel={() => actions.send({ type: 'dismiss' })}
      confirm={confirm}
      onConfirm={() => actions.send({ type: 'confirm' })}
    >
      {children}
    </AlertDialog>
  );
};

const Cancelling = ({ actions }: Props) => {
  const row = useSelector(actions, selectRow);
  const reason = useSelector(actions, selectCancelReason);
  const fault = useSelector(actions, selectReasonFault);
  const refusal = useSelector(actions, selectRefusal);
  const isBusy = useSelector(actions, selectIsBusy);
  return (
    <Confirm
      actions={actions}
      title={words.cancelTitle(row?.name ?? '')}
      purpose={words.cancelPurpose}
      confirm={words.cancelNow}
    >
      <Stack>
        {refusal !== null && (
          <Banner tone="error" announce="alert">
            {refusal}
          </Banner>
        )}
        <TextField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          maxLength={200}
          state={isBusy ? 'busy' : 'idle'}
          error={fault ?? undefined}
          onChange={(event) => actions.send({ type: 'reason.changed', reason: event.currentTarget.value })}
        />
      </Stack>
    </Confirm>
  );
};

const Deleting = ({ actions }: Props) => {
  const row = useSelector(actions, selectRow);
  return (
    <Confirm
      actions={actions}
      title={words.deleteTitle(row?.name ?? '')}
      purpose={words.deletePurpose}
      confirm={words.deleteNow}
    />
  );
};

const Refused = ({ actions }: Props) => {
  const row = useSelector(actions, selectRow);
  const refusal = useSelector(actions, selectRefusal);
  const missing = useSelector(actions, selectMissing);
  const dismiss = (): void => actions.send({ type: 'dismiss' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.refusedTitle(row?.name ?? '')}
      purpose={missing.length > 1 ? undefined : refusal}
      closeLabel={words.close}
      onClose={dismiss}
      footer={
        <>
          {missing.length > 0 && (
            <ButtonLink href={`/create-tournament?id=${row?.tournamentId}`}>{words.toForm}</ButtonLink>
          )}
          <Button tone="primary" onClick={dismiss}>
            {words.close}
          </Button>
        </>
      }
    >
      {missing.length > 1 && (
        <ul className={css.missing}>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
