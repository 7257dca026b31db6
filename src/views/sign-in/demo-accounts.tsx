import type { components } from '#contract/api.gen.ts';
import { signInWords as words } from '#domain/words/sign-in.ts';
import * as css from './demo-accounts.css.ts';

export type DemoAccountsProps = {
  demo: components['schemas']['Demo'];
  state: 'idle' | 'busy';
  onChoose: (email: string) => void;
};

/** The accounts to try the product with; one press fills in the form. */
export const DemoAccounts = ({ demo, state, onChoose }: DemoAccountsProps) => (
  <details className={css.panel}>
    <summary className={css.title}>{words.demoTitle}</summary>
    <p className={css.purpose}>
      {words.demoPurpose} <code>{demo.password}</code>
    </p>
    <ul className={css.list}>
      {demo.accounts.map(({ email, note }) => (
        <li key={email}>
          <button
            type="button"
            className={css.account}
            disabled={state === 'busy'}
            onClick={() => onChoose(email)}
          >
            <span className={css.email}>{email}</span>
            <span className={css.note}>{note}</span>
          </button>
        </li>
      ))}
    </ul>
  </details>
);
