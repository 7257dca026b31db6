import { useEffect, useRef, useState, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { Field, type FieldLook } from './field.tsx';
import * as input from './input.css.ts';
import * as css from './password-field.css.ts';
import { RevealButton } from './reveal-button.tsx';
import { useTakenText, type Taking } from './use-taken-text.ts';

export type PasswordFieldWords = {
  /** The name of the button that shows what was typed; pressed, it hides it again. */
  show: string;
  /** Why the clipboard did nothing, and what works instead. */
  clipboardRefused: string;
};

export type PasswordFieldProps = FieldLook &
  Taking &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'id' | 'autoComplete' | 'ref'> & {
    autoComplete: 'current-password' | 'new-password' | 'off';
    words: PasswordFieldWords;
    /** What a password that the browser proposes has to have, in the words of its attribute `passwordrules`. */
    proposals?: string;
    clipboard?: 'refused' | 'allowed';
    /** A busy field keeps its look and takes no typing until what was sent is answered. */
    state?: 'idle' | 'busy';
  };

/** Passwords show again as dots before the form leaves, so that no browser keeps them as plain text. */
const useShown = () => {
  const ref = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const form = ref.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return { ref, isShown, toggle: () => setShown((was) => !was) };
};

/**
 * Refuses the clipboard by its own events alone: keys and `input` stay untouched, so a password manager that
 * fills the field works as before.
 */
const useClipboard = (clipboard: 'refused' | 'allowed') => {
  const [isExplained, setExplained] = useState(false);
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    setExplained(true);
  };
  const handlers = { onCopy: refuse, onCut: refuse, onPaste: refuse, onDrop: refuse };
  return {
    isExplained,
    forget: () => setExplained(false),
    handlers: clipboard === 'refused' ? handlers : {},
  };
};

export const PasswordField = (props: PasswordFieldProps) => {
  const {
    label,
    mark,
    hint,
    error,
    success,
    aside,
    id,
    words,
    proposals,
    clipboard = 'refused',
    state = 'idle',
    take,
    onRefuse,
    ...rest
  } = props;
  const { ref, isShown, toggle } = useShown();
  useTakenText(ref, { take, onRefuse });
  const { isExplained, forget, handlers } = useClipboard(clipboard);
  return (
    <Field {...{ label, mark, hint, error, success, aside, id }}>
      {(control) => (
        <>
          <span className={input.withEnds}>
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              {...handlers}
              {...(proposals === undefined ? {} : { passwordrules: proposals })}
              ref={ref}
              readOnly={rest.readOnly || state === 'busy'}
              data-state={state}
              type={isShown ? 'text' : 'password'}
              className={`${input.input} ${input.endRoom}`}
              // What stands below moves with the explanation: it goes as somebody types, never as a press begins.
              onInput={(event) => {
                forget();
                rest.onInput?.(event);
              }}
            />
            <RevealButton label={words.show} controls={control.id} isShown={isShown} onToggle={toggle} />
          </span>
          <span className={css.explanation} aria-live="polite">
            {isExplained && words.clipboardRefused}
          </span>
        </>
      )}
    </Field>
  );
};
