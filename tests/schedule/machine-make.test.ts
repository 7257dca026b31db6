import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { noChoice } from '#machines/schedule/choice.ts';
import { blankForm, bookingOf } from '#machines/schedule/make-form.ts';
import { makeMachine } from '#machines/schedule/make.ts';
import { sampleStart } from '#machines/schedule/sample-plan.ts';

it('A-1.43 starts with an empty form for another table', () => {
  const make = createActor(makeMachine, { input: { clubId: 3 } }).start();
  make.send({ type: 'table.chosen', startsAt: sampleStart, tableId: 11 });
  make.send({ type: 'hold' });
  make.send({ type: 'form.changed', change: { kind: 'member', userId: 9, payBy: 'credit' } });
  make.send({ type: 'close' });
  make.send({ type: 'table.chosen', startsAt: sampleStart, tableId: 12 });
  make.send({ type: 'hold' });
  expect(make.getSnapshot().context.form).toEqual(blankForm);
});

it('A-1.51 asks for the credit of a member, and of nobody else', () => {
  const choice = { ...noChoice, startsAt: sampleStart, tableId: 11 };
  const form = { ...blankForm, userId: 9, guestName: 'Ana Paz', payBy: 'credit' as const };
  const payBy = (kind: typeof form.kind) => bookingOf({ ...choice, form: { ...form, kind } })?.payBy;
  expect([payBy('member'), payBy('guest'), payBy('block')]).toEqual(['credit', undefined, undefined]);
});
