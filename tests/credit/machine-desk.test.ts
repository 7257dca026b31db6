import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { silentProblem } from '#api/problem.ts';
import { creditWords } from '#domain/words/credit.ts';
import { creditDeskMachine } from '#machines/credit/desk.ts';
import { owing, withCredit } from '#machines/credit/sample-accounts.ts';
import { refusedAs } from '#machines/schedule/sample-plan.ts';

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

type Sent = { body: Record<string, unknown>; key: string };

/** A desk that notes what it sends; its calls fail as a test says, one after the other, and then are answered. */
function open(failures: unknown[] = []) {
  const entries: Sent[] = [];
  const limits: unknown[] = [];
  const told: string[] = [];
  const answer = (): Promise<never> => {
    if (failures.length > 0) return Promise.reject(failures.shift());
    return Promise.resolve({ balance: 0, message: 'Done.' } as never);
  };
  const machine = creditDeskMachine.provide({
    actors: {
      addCreditEntry: fromPromise(({ input }) => {
        entries.push(input as Sent);
        return answer();
      }) as never,
      setOverdraft: fromPromise(({ input }) => {
        limits.push(input);
        return answer();
      }) as never,
    },
  });
  const desk = createActor(machine);
  desk.on('*', ({ type }) => told.push(type));
  desk.start();
  const press = async (): Promise<void> => {
    desk.send({ type: 'submit' });
    await settled();
  };
  return { desk, entries, limits, told, press };
}

it('A-1.51 an entry is sent with its amount in the minor unit, and the list is read again', async () => {
  const { desk, entries, told, press } = open();
  desk.send({ type: 'book', account: withCredit });
  desk.send({ type: 'kind.changed', kind: 'adjustment' });
  desk.send({ type: 'amount.changed', value: '-5.50' });
  desk.send({ type: 'reason.changed', value: ' Typed twice ' });
  await press();
  const account = { clubId: withCredit.club.clubId, userId: withCredit.user.userId };
  expect(entries.map(({ body }) => body)).toEqual([
    { ...account, kind: 'adjustment', amount: -550, reason: 'Typed twice' },
  ]);
  expect(told).toEqual(['notice', 'credit.changed']);
});

it('C3 an entry that is not answered is sent again under its key, and another one under another', async () => {
  const { desk, entries, press } = open([silentProblem('unanswered'), silentProblem('unanswered')]);
  desk.send({ type: 'book', account: withCredit });
  desk.send({ type: 'amount.changed', value: '20' });
  desk.send({ type: 'reason.changed', value: 'Cash at the desk' });
  await press();
  await press();
  desk.send({ type: 'amount.changed', value: '25' });
  await press();
  const [first, again, other] = entries.map(({ key }) => key);
  expect(first).toMatch(/./);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('an entry begins as money paid in by a member, and paid out to somebody who has left the club', () => {
  const { desk } = open();
  desk.send({ type: 'book', account: owing });
  expect(desk.getSnapshot().context.kind).toBe('payOut');
  desk.send({ type: 'cancel' });
  desk.send({ type: 'book', account: withCredit });
  expect(desk.getSnapshot().context).toMatchObject({ kind: 'cashIn', amount: '', reason: '' });
});

it('what may be owed begins with what is allowed by now, and a refusal stands at its field', async () => {
  const text = creditWords.faults.overdraft;
  const { desk, limits, told, press } = open([
    { ...refusedAs('invalid_request'), fields: { overdraft: text } },
  ]);
  desk.send({ type: 'allow', account: { ...withCredit, overdraft: 2000 } });
  expect(desk.getSnapshot().context.amount).toBe('20.00');
  desk.send({ type: 'amount.changed', value: '0' });
  await press();
  expect(limits).toEqual([{ clubId: withCredit.club.clubId, userId: withCredit.user.userId, overdraft: 0 }]);
  expect(told).toEqual([]);
  expect(desk.getSnapshot()).toMatchObject({
    value: 'allowing',
    context: { fault: { field: 'amount', text } },
  });
  await press();
  expect(told).toEqual(['notice', 'credit.changed']);
});

it('what is no amount is told before anything is sent', async () => {
  const { desk, limits, press } = open();
  desk.send({ type: 'allow', account: withCredit });
  desk.send({ type: 'amount.changed', value: '' });
  await press();
  expect(desk.getSnapshot().context.fault).toEqual({
    field: 'amount',
    text: creditWords.desk.allowFault,
  });
  expect(limits).toEqual([]);
});
