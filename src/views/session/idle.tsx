import { useSelector } from '@xstate/react';
import { countdownText } from '#domain/verification/code.ts';
import { idleWords as words } from '#domain/words/idle.ts';
import { warning, type IdleActor } from '#machines/session/idle.ts';
import { secondsTo, selectEnd, selectHasFailed, selectWarning } from '#machines/session/idle-selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Countdown } from '#views/ui/countdown.tsx';
import { useSeconds } from '#views/ui/use-seconds.ts';

export { idleMachine as machine } from '#machines/session/idle.ts';

type Props = { actor: IdleActor };

/** Says that the session is about to end; the focus is on the button that keeps it. */
export const IdleWarning = ({ actor }: Props) => {
  const state = useSelector(actor, selectWarning);
  return state === 'none' ? null : <Warning actor={actor} state={state} />;
};

const Warning = ({ actor, state }: Props & { state: 'shown' | 'extending' }) => {
  const hasFailed = useSelector(actor, selectHasFailed);
  return (
    <AlertDialog
      title={words.title}
      purpose={words.purpose}
      state={state === 'extending' ? 'busy' : 'idle'}
      cancel={words.stay}
      onCancel={() => actor.send({ type: 'extend' })}
    >
      {hasFailed && (
        <Banner tone="error" announce="alert">
          {words.failed}
        </Banner>
      )}
      <TimeLeft actor={actor} />
    </AlertDialog>
  );
};

const TimeLeft = ({ actor }: Props) => {
  useSeconds('running');
  const seconds = secondsTo(useSelector(actor, selectEnd));
  return (
    <Countdown
      time={countdownText(seconds)}
      caption={words.left}
      share={(seconds * 1_000) / warning}
      tone="ending"
    />
  );
};
