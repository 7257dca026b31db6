import { useSelector } from '@xstate/react';
import { entryKindsFor, longestReason } from '#domain/credit/entry.ts';
import { creditWords } from '#domain/words/credit.ts';
import {
  selectAccount,
  selectDoing,
  selectEntries,
  selectFault,
  selectHasOlder,
  selectTyped,
} from '#machines/credit/desk-selectors.ts';
import type { CreditDeskActor } from '#machines/credit/desk.ts';
import { selectRefusal } from '#machines/patterns/record-selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { balanceText } from './balance-text.ts';
import { EntriesDialog } from './entries-dialog.tsx';
import * as members from './members.css.ts';
import * as css from './section.css.ts';

type Props = { desk: CreditDeskActor };
type Account = NonNullable<ReturnType<typeof selectAccount>>;

const { mine, desk: words } = creditWords;

/** What lies over the list while something is done to the credit of a member. */
export const MembersDialogs = ({ desk }: Props) => {
  const doing = useSelector(desk, selectDoing);
  const account = useSelector(desk, selectAccount);
  if (doing === 'idle' || account === null) return null;
  if (doing === 'reading' || doing === 'unread' || doing === 'looking') {
    return <Looking desk={desk} account={account} state={doing} />;
  }
  return <Filling desk={desk} account={account} />;
};

type LookingProps = Props & { account: Account; state: 'reading' | 'unread' | 'looking' };

const Looking = ({ desk, account, state }: LookingProps) => {
  const entries = useSelector(desk, selectEntries);
  const hasOlder = useSelector(desk, selectHasOlder);
  const refusal = useSelector(desk, selectRefusal);
  return (
    <EntriesDialog
      title={words.look(account.user.fullName)}
      owed={words.owes}
      {...{ state, entries, hasOlder, refusal }}
      onClose={() => desk.send({ type: 'close' })}
      onOlder={() => desk.send({ type: 'older' })}
      onRetry={() => desk.send({ type: 'retry' })}
    />
  );
};

/** An entry, or what may be owed, as it is typed. */
const Filling = ({ desk, account }: Props & { account: Account }) => {
  const doing = useSelector(desk, selectDoing);
  const isEntry = doing === 'filling' || doing === 'booking';
  const isSending = doing === 'booking' || doing === 'saving';
  const cancel = (): void => desk.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={(isEntry ? words.book : words.allow)(account.user.fullName)}
      purpose={isEntry ? words.bookPurpose : words.allowPurpose}
      closing={isSending ? 'locked' : 'deliberate'}
      closeLabel={mine.close}
      onClose={cancel}
      onSubmit={() => desk.send({ type: 'submit' })}
      footer={
        <>
          <Button tone="secondary" disabled={isSending} onClick={cancel}>
            {mine.cancel}
          </Button>
          <Button type="submit" tone="primary" state={isSending ? 'busy' : 'idle'}>
            {words.save}
          </Button>
        </>
      }
    >
      <Fields desk={desk} account={account} part={isEntry ? 'entry' : 'limit'} isSending={isSending} />
    </Dialog>
  );
};

type FieldsProps = Props & { account: Account; part: 'entry' | 'limit'; isSending: boolean };

const Fields = ({ desk, account, part, isSending }: FieldsProps) => {
  const { currency, balance } = account;
  const typed = useSelector(desk, selectTyped);
  const fault = useSelector(desk, selectFault);
  const refusal = useSelector(desk, selectRefusal);
  const fields = useFaultFocus(fault);
  const of = (field: 'amount' | 'reason') => ({
    name: field,
    label: words[field],
    value: typed[field],
    state: isSending ? ('busy' as const) : ('idle' as const),
    autoComplete: 'off',
    error: fault?.field === field ? fault.text : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      desk.send({ type: `${field}.changed`, value: event.currentTarget.value }),
  });
  const kinds = entryKindsFor(account);
  return (
    <div className={css.fields} ref={fields}>
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      <p className={members.now}>{words.now(balanceText(balance, currency, words.owes))}</p>
      {part === 'entry' && (
        <SelectField
          label={words.kind}
          value={typed.kind}
          disabled={isSending}
          onChange={({ currentTarget }) => {
            const kind = kinds.find((one) => one === currentTarget.value);
            if (kind) desk.send({ type: 'kind.changed', kind });
          }}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...of('amount')}
        inputMode={typed.kind === 'adjustment' ? 'text' : 'decimal'}
        maxLength={14}
        affix={currency}
        hint={part === 'entry' && typed.kind === 'adjustment' ? words.amountHint : undefined}
      />
      {part === 'entry' && <TextField {...of('reason')} maxLength={longestReason} hint={words.reasonHint} />}
    </div>
  );
};
