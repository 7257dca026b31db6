import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { creditWords } from '#domain/words/credit.ts';
import { creditDeskModel } from '#machines/credit/desk-model.ts';
import { creditDeskMachine } from '#machines/credit/desk.ts';
import { creditListModel } from '#machines/credit/list-model.ts';
import { creditListMachine, everyMember } from '#machines/credit/list.ts';
import { latest, owing, withCredit } from '#machines/credit/sample-accounts.ts';
import { searchMachine } from '#machines/patterns/search.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { MembersCredit, type MembersCreditProps } from '#views/credit/members.tsx';

const words = creditWords.desk;
const idle = fromPromise(() => new Promise<never>(() => {})) as never;
const rows = [withCredit, owing];
const readPage = fromPromise(async () => ({ rows, total: rows.length })) as never;

const startList = () =>
  createActor(creditListMachine.provide({ actors: { readPage, polling: idle } }), {
    input: { question: everyMember },
  }).start();

const startDesk = () =>
  createActor(
    creditDeskMachine.provide({
      actors: { addCreditEntry: idle, setOverdraft: idle, listCreditEntries: idle },
    }),
  ).start();

const section = (given: Pick<MembersCreditProps, 'actor' | 'desk'>) => (
  <MembersCredit {...given} search={createActor(searchMachine, { input: { text: '' } }).start()} />
);

proveView(creditListModel, (actor) => section({ actor, desk: startDesk() }));
proveView(creditDeskModel, (desk) => section({ actor: startList(), desk }));

it('A-1.51 the dialog shows the balance, and offers only pay-outs and corrections for somebody who has left', async () => {
  const user = userEvent.setup();
  const desk = startDesk();
  const { container } = render(section({ actor: startList(), desk }));
  const left = owing.user.fullName;
  await user.click(await screen.findByRole('button', { name: words.book(left) }));
  const dialog = within(screen.getByRole('dialog', { name: words.book(left) }));
  expect(dialog.getByText(words.now(words.owes('USD 2.50')))).toBeDefined();
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    words.kinds.payOut,
    words.kinds.adjustment,
  ]);
  await user.click(dialog.getByRole('button', { name: creditWords.mine.cancel }));
  expect(screen.queryByRole('button', { name: words.allow(left) })).toBeNull();
  await user.click(screen.getByRole('button', { name: words.allow(withCredit.user.fullName) }));
  expect(screen.getByText(words.now('USD 45.00'))).toBeDefined();
  expect(await faultsIn(container)).toEqual([]);
});

it('A-1.51 the entries tell a club what the member owed, not what the club owes', async () => {
  const listCreditEntries = fromPromise(async () => ({
    rows: [{ ...latest, balanceAfter: -500 }],
    total: 1,
  })) as never;
  const desk = createActor(creditDeskMachine.provide({ actors: { listCreditEntries } })).start();
  render(section({ actor: startList(), desk }));
  await act(async () => desk.send({ type: 'look', account: withCredit }));
  expect(await screen.findByText(creditWords.mine.after(words.owes('USD 5.00')))).toBeDefined();
});
