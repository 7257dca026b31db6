import { useSelector } from '@xstate/react';
import Pencil from 'lucide-react/icons/pencil';
import { canMove, moveTo } from '#domain/news/life.ts';
import { dayWords } from '#domain/words/days.ts';
import { newsWords as words } from '#domain/words/news.ts';
import type { NewsDeskActor } from '#machines/news/desk.ts';
import { selectDeskState, selectTime, selectTimeFault, selectZone } from '#machines/news/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { DateTimeField } from '#views/ui/date-time-field.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { LifeBar } from './life-bar.tsx';

export { newsDeskMachine as deskMachine } from '#machines/news/desk.ts';

type Props = { actor: NewsDeskActor };

/** What those who write do to an article whose page is shown. */
export const NewsDesk = ({ actor }: Props) => {
  const state = useSelector(actor, selectDeskState);
  const { newsId, status, move } = useSelector(actor, ({ context }) => context);
  return (
    <>
      <LifeBar
        status={status}
        can={(one) => state !== 'moving' && state !== 'scheduling' && canMove(status, one)}
        busy={state === 'moving' && move ? moveTo[move.status] : null}
        onMove={(one) => actor.send({ type: one })}
      >
        <ButtonLink href={`/news?write=${newsId}`} icon={Pencil}>
          {words.article.edit}
        </ButtonLink>
      </LifeBar>
      {(state === 'timing' || state === 'scheduling') && <Timing actor={actor} />}
      {state === 'confirmingWithdrawal' && <ConfirmingWithdrawal actor={actor} />}
    </>
  );
};

const Timing = ({ actor }: Props) => {
  const time = useSelector(actor, selectTime);
  const zone = useSelector(actor, selectZone);
  const fault = useSelector(actor, selectTimeFault);
  const isBusy = useSelector(actor, selectDeskState) === 'scheduling';
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.schedule.title}
      purpose={words.schedule.purpose(zone.replaceAll('_', ' '))}
      closing={isBusy ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={cancel}
      onSubmit={() => actor.send({ type: 'confirm' })}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" tone="primary" state={isBusy ? 'busy' : 'idle'}>
            {words.schedule.confirm}
          </Button>
        </>
      }
    >
      <DateTimeField
        label={words.schedule.field}
        words={dayWords}
        value={time}
        readOnly={isBusy}
        error={fault ?? undefined}
        onChange={(entry) => actor.send({ type: 'time.changed', time: entry })}
      />
    </Dialog>
  );
};

const ConfirmingWithdrawal = ({ actor }: Props) => {
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <AlertDialog
      title={words.withdraw.title}
      purpose={words.withdraw.purpose}
      closeLabel={words.close}
      cancel={words.cancel}
      onCancel={cancel}
      confirm={words.withdraw.confirm}
      onConfirm={() => actor.send({ type: 'confirm' })}
    />
  );
};
