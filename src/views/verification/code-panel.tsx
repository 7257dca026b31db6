import { useSelector } from '@xstate/react';
import { codeLength, codeTyped, countdownText } from '#domain/verification/code.ts';
import { verificationWords as words } from '#domain/words/verification.ts';
import type { VerificationActor } from '#machines/verification/machine.ts';
import {
  secondsUntil,
  selectCode,
  selectCodeMessage,
  selectExpiry,
  selectIsResending,
  selectIsUnanswered,
  selectIsVerifying,
} from '#machines/verification/selectors.ts';
import { CodeField } from '#views/ui/code-field.tsx';
import { Countdown } from '#views/ui/countdown.tsx';
import { HelpTip } from '#views/ui/help-tip.tsx';
import { TextButton } from '#views/ui/text-button.tsx';
import { useSeconds } from '#views/ui/use-seconds.ts';
import * as css from './block.css.ts';

export type CodePanelProps = {
  actor: VerificationActor;
  fault: string | undefined;
  state: 'idle' | 'busy';
  onChangeEmail: () => void;
};

/** The code box: six digits, the time left, and the way back to the address. */
export const CodePanel = ({ actor, fault, state, onChangeEmail }: CodePanelProps) => {
  const code = useSelector(actor, selectCode);
  const message = useSelector(actor, selectCodeMessage);
  const isVerifying = useSelector(actor, selectIsVerifying);
  const isChecking = useSelector(actor, selectIsResending) || isVerifying;
  const isUnanswered = useSelector(actor, selectIsUnanswered);
  return (
    <div className={css.panel}>
      <div className={css.code}>
        <CodeField
          label={words.code}
          name="code"
          length={codeLength}
          value={code}
          state={isChecking || state === 'busy' ? 'busy' : 'idle'}
          error={message ?? fault}
          aside={<HelpTip label={words.aboutCode} text={words.codeHint} />}
          take={codeTyped}
          onChange={(event) => actor.send({ type: 'code.changed', code: event.currentTarget.value })}
        />
      </div>
      <TimeLeft actor={actor} />
      <span className={css.actions}>
        {isUnanswered && (
          <TextButton disabled={state === 'busy'} onClick={() => actor.send({ type: 'retry' })}>
            {words.retry}
          </TextButton>
        )}
        <TextButton disabled={isChecking || state === 'busy'} onClick={onChangeEmail}>
          {words.change}
        </TextButton>
      </span>
    </div>
  );
};

/** Five minutes, the whole life of a code, in seconds (document 000, section 9). */
const whole = 300;
const ending = 30;

const TimeLeft = ({ actor }: { actor: VerificationActor }) => {
  const expiry = useSelector(actor, selectExpiry);
  useSeconds('running');
  if (expiry === null) return null;
  const left = secondsUntil(expiry);
  return (
    <Countdown
      time={countdownText(left)}
      caption={words.left}
      share={left / whole}
      tone={left < ending ? 'ending' : 'calm'}
    />
  );
};
