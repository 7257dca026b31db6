import { longestPassword, proposalRules, type PasswordRule } from '#domain/password/strength.ts';
import { passwordWords as words } from '#domain/words/password.ts';
import type { JudgedPassword, PasswordFault, TypedPassword } from '#machines/password/new-password.ts';
import { HelpTip } from '#views/ui/help-tip.tsx';
import { PasswordField } from '#views/ui/password-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { RuleList, StrengthMeter } from '#views/ui/strength-meter.tsx';

const levels = { none: 0, weak: 1, medium: 2, strong: 3 } as const;
const rules: PasswordRule[] = ['length', 'cases', 'digit', 'special'];

export type NewPasswordProps = {
  typed: TypedPassword;
  judged: JudgedPassword;
  fault: PasswordFault | null;
  state: 'idle' | 'busy';
  onChange: (field: 'password' | 'confirmPassword', value: string) => void;
};

/** A new password and its repetition, judged while they are typed. */
export const NewPassword = ({ typed, judged, fault, state, onChange }: NewPasswordProps) => {
  const errorAt = (field: PasswordFault['field']) => (fault?.field === field ? fault.text : undefined);
  const { strength } = judged;
  return (
    <>
      <Stack gap={3}>
        <PasswordField
          label={words.fields.password}
          name="password"
          autoComplete="new-password"
          proposals={proposalRules}
          maxLength={longestPassword}
          words={words.field}
          value={typed.password}
          state={state}
          error={errorAt('password')}
          hint={judged.isGuessable ? words.guessable : undefined}
          aside={<HelpTip label={words.aboutSpecial} text={words.special} />}
          onChange={(event) => onChange('password', event.currentTarget.value)}
        />
        <StrengthMeter
          level={levels[strength]}
          label={words.strength}
          word={strength === 'none' ? '' : words.strengths[strength]}
        />
        <RuleList
          label={words.needs}
          words={words}
          rules={rules.map((id) => ({ id, text: words.rules[id], isMet: judged.rules[id] }))}
        />
      </Stack>
      <PasswordField
        label={words.fields.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={longestPassword}
        words={{ ...words.field, show: words.showConfirmation }}
        value={typed.confirmPassword}
        state={state}
        error={errorAt('confirmPassword') ?? judged.confirmError}
        onChange={(event) => onChange('confirmPassword', event.currentTarget.value)}
      />
    </>
  );
};
