import { useSelector } from '@xstate/react';
import { longestPassword, proposalRules, type PasswordRule } from '#domain/password/strength.ts';
import { pinTyped } from '#domain/registration/form.ts';
import { passwordWords } from '#domain/words/password.ts';
import { registrationWords as words } from '#domain/words/registration.ts';
import { isSamePassword, selectConfirmError, selectPassword } from '#machines/registration/selectors.ts';
import { HelpTip } from '#views/ui/help-tip.tsx';
import { PasswordField } from '#views/ui/password-field.tsx';
import { RuleList, StrengthMeter } from '#views/ui/strength-meter.tsx';
import { errorAt, type FormParts } from './form-parts.ts';
import * as css from './page.css.ts';

const levels = { none: 0, weak: 1, medium: 2, strong: 3 } as const;
const rules: PasswordRule[] = ['length', 'cases', 'digit', 'special'];

/** Pin, password and its repetition, judged while they are typed. */
export const Secrets = (parts: FormParts) => {
  const { actor, form, state, trimmed } = parts;
  const judged = useSelector(actor, selectPassword, isSamePassword);
  const confirmError = useSelector(actor, selectConfirmError);
  const { strength } = judged;
  const changePin = (value: string): void => actor.send({ type: 'secret.changed', field: 'pin', value });
  return (
    <>
      <div className={css.half}>
        <PasswordField
          label={words.fields.pin}
          name="pin"
          autoComplete="off"
          inputMode="numeric"
          clipboard="allowed"
          words={{ ...passwordWords.field, show: words.showPin }}
          value={form.pin}
          state={state}
          error={errorAt(parts, 'pin')}
          hint={trimmed === 'pin' ? words.pinLimits : words.pinHint}
          take={pinTyped}
          onRefuse={changePin}
          onChange={(event) => changePin(event.currentTarget.value)}
        />
      </div>
      <div className={`${css.half} ${css.stack}`}>
        <PasswordField
          label={words.fields.password}
          name="password"
          autoComplete="new-password"
          proposals={proposalRules}
          maxLength={longestPassword}
          words={passwordWords.field}
          value={form.password}
          state={state}
          error={errorAt(parts, 'password')}
          hint={judged.isGuessable ? passwordWords.guessable : undefined}
          aside={<HelpTip label={passwordWords.aboutSpecial} text={passwordWords.special} />}
          onChange={(event) =>
            actor.send({ type: 'secret.changed', field: 'password', value: event.currentTarget.value })
          }
        />
        <StrengthMeter
          level={levels[strength]}
          label={passwordWords.strength}
          word={strength === 'none' ? '' : passwordWords.strengths[strength]}
        />
      </div>
      <div className={css.half}>
        <PasswordField
          label={words.fields.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          maxLength={longestPassword}
          words={{ ...passwordWords.field, show: words.showConfirmation }}
          value={form.confirmPassword}
          state={state}
          error={errorAt(parts, 'confirmPassword') ?? confirmError}
          onChange={(event) =>
            actor.send({ type: 'secret.changed', field: 'confirmPassword', value: event.currentTarget.value })
          }
        />
      </div>
      <div className={css.full}>
        <RuleList
          label={passwordWords.needs}
          words={passwordWords}
          rules={rules.map((id) => ({ id, text: passwordWords.rules[id], isMet: judged.rules[id] }))}
        />
      </div>
    </>
  );
};
