import { useSelector } from '@xstate/react';
import { countdownText } from '#domain/verification/code.ts';
import { idleWords as words } from '#domain/words/idle.ts';
import { warning, type IdleActor } from '#machines/session/idle.ts';
import { secondsTo, selectEnd, selectHasFailed, selectWarning } from '#machines/session/idle-selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Countdown } from '#views/ui/countdown.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
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
    <Dialog
      state="open"
      width="confirm"
      closing="locked"
      title={words.title}
      purpose={words.purpose}
      footer={
        <Button
          tone="primary"
          state={state === 'extending' ? 'busy' : 'idle'}
          onClick={() => actor.send({ type: 'extend' })}
        >
          {words.stay}
        </Button>
      }
    >
      {hasFailed && (
        <Banner tone="error" announce="alert">
          {words.failed}
        </Banner>
      )}
      <TimeLeft actor={actor} />
    </Dialog>
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
