import { useSelector } from '@xstate/react';
import { useEffect, useRef, type RefObject } from 'react';
import { countdownText } from '#domain/verification/code.ts';
import { verificationWords as words } from '#domain/words/verification.ts';
import type { VerificationActor } from '#machines/verification/machine.ts';
import {
  secondsUntil,
  selectCanResend,
  selectCodeMessage,
  selectEmail,
  selectEmailMessage,
  selectHadCode,
  selectIsCodeOpen,
  selectIsResending,
  selectIsSending,
  selectIsUsed,
  selectIsVerified,
  selectIsVerifying,
  selectPause,
} from '#machines/verification/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useSeconds } from '#views/ui/use-seconds.ts';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './block.css.ts';
import { CodePanel } from './code-panel.tsx';

export { verificationMachine as machine } from '#machines/verification/machine.ts';
export { isSameProof, selectProof } from '#machines/verification/selectors.ts';

export type VerificationBlockProps = {
  actor: VerificationActor;
  /** What the form around it finds wrong with the address or the code. */
  faults: { email?: string | undefined; code?: string | undefined };
  /** A form that is on its way takes no typing. */
  state: 'idle' | 'busy';
};

/** The e-mail address with what proves it: the button that sends a code, and the code box. */
export const VerificationBlock = ({ actor, faults, state }: VerificationBlockProps) => {
  const isOpen = useSelector(actor, selectIsCodeOpen);
  const block = useFocusWithCode(isOpen);
  return (
    <div ref={block} className={css.block}>
      <EmailField actor={actor} fault={faults.email} state={state} />
      {isOpen && (
        <CodePanel
          actor={actor}
          fault={faults.code}
          state={state}
          onChangeEmail={() => {
            actor.send({ type: 'email.edit' });
            block.current?.querySelector<HTMLElement>('[name=email]')?.focus();
          }}
        />
      )}
    </div>
  );
};

type PartProps = { actor: VerificationActor; state: 'idle' | 'busy' };

const EmailField = ({ actor, fault, state }: PartProps & { fault: string | undefined }) => {
  const email = useSelector(actor, selectEmail);
  const message = useSelector(actor, selectEmailMessage) ?? fault;
  const isVerified = useSelector(actor, selectIsVerified);
  const isUsed = useSelector(actor, selectIsUsed);
  return (
    <div>
      <Field label={words.email} error={message} success={isVerified ? words.verified : undefined}>
        {(control) => (
          <span className={css.row}>
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={320}
              value={email}
              state={isUsed ? 'busy' : state}
              onChange={(event) => actor.send({ type: 'email.changed', email: event.currentTarget.value })}
            />
            {!isVerified && <SendButton actor={actor} state={state} />}
          </span>
        )}
      </Field>
      <Pause actor={actor} />
      <Spoken actor={actor} />
    </div>
  );
};

const SendButton = ({ actor, state }: PartProps) => {
  const isOpen = useSelector(actor, selectIsCodeOpen);
  const canResend = useSelector(actor, selectCanResend);
  const isResending = useSelector(actor, selectIsResending);
  const isAnother = canResend || isResending;
  const isSending = useSelector(actor, selectIsSending);
  const hadCode = useSelector(actor, selectHadCode);
  const isPausing = useSelector(actor, selectPause) !== null;
  const label = isOpen ? (isAnother ? words.again : words.sent) : hadCode ? words.resend : words.send;
  return (
    <Button
      tone="secondary"
      state={isSending || isResending ? 'busy' : 'idle'}
      disabled={(isOpen && !canResend && !isResending) || isPausing || state === 'busy'}
      onClick={() => actor.send({ type: 'send' })}
    >
      {label}
    </Button>
  );
};

/** How long another code has to wait, while it has to. */
const Pause = ({ actor }: { actor: VerificationActor }) => {
  const until = useSelector(actor, selectPause);
  useSeconds(until === null ? 'still' : 'running');
  if (until === null) return null;
  return <p className={css.pause}>{words.wait(countdownText(secondsUntil(until)))}</p>;
};

/** What happens without a press is told to those who do not see it. */
const Spoken = ({ actor }: { actor: VerificationActor }) => {
  const isVerifying = useSelector(actor, selectIsVerifying);
  const isOpen = useSelector(actor, selectIsCodeOpen);
  const isVerified = useSelector(actor, selectIsVerified);
  const message = useSelector(
    actor,
    (snapshot) => selectEmailMessage(snapshot) ?? selectCodeMessage(snapshot),
  );
  const state = isVerifying ? words.verifying : isVerified ? words.verified : isOpen ? words.sent : '';
  return (
    <div role="status">
      <VisuallyHidden>{message ?? state}</VisuallyHidden>
    </div>
  );
};

/** Takes the focus into the code box when it opens, and back to the address when it goes with the focus in it. */
const useFocusWithCode = (isOpen: boolean): RefObject<HTMLDivElement | null> => {
  const block = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const find = (name: string) => block.current?.querySelector<HTMLElement>(`[name=${name}]`);
    if (isOpen) find('code')?.focus();
    else {
      // Where the box has taken the focus with it, the page has it, or the dialog around, which catches it first.
      queueMicrotask(() => {
        if (document.activeElement?.contains(block.current)) find('email')?.focus();
      });
    }
  }, [isOpen]);
  return block;
};
