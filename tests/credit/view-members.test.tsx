import { createActor, fromPromise } from 'xstate';
import { creditDeskModel } from '#machines/credit/desk-model.ts';
import { creditDeskMachine } from '#machines/credit/desk.ts';
import { creditListModel } from '#machines/credit/list-model.ts';
import { creditListMachine, everyMember } from '#machines/credit/list.ts';
import { owing, withCredit } from '#machines/credit/sample-accounts.ts';
import { searchMachine } from '#machines/patterns/search.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { MembersCredit, type MembersCreditProps } from '#views/credit/members.tsx';

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
