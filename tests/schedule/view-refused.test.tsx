import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { planWords as words } from '#domain/words/plan.ts';
import { problemWords } from '#domain/words/problems.ts';
import { startName, tableName } from '#machines/schedule/book-model.ts';
import { bookMachine } from '#machines/schedule/book.ts';
import { makeMachine } from '#machines/schedule/make.ts';
import { refusedAs, sampleStart } from '#machines/schedule/sample-plan.ts';
import { page } from './opened.tsx';

type Code = keyof typeof problemWords;
const refusing = (code: Code) => fromPromise(() => Promise.reject(refusedAs(code)));
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
/** Two hours at the second table, as long as it is free. */
const chosen = { slots: 4, gameType: null, startsAt: sampleStart, tableId: 12, moving: null };

async function choose(isClub: boolean): Promise<void> {
  await settled();
  fireEvent.click(screen.getByRole('button', { name: startName(chosen, sampleStart, isClub) }));
  fireEvent.click(screen.getByRole('button', { name: tableName(chosen, chosen.tableId, isClub) }));
  fireEvent.click(screen.getByRole('button', { name: words.choose.hold }));
  await settled();
}

describe('a table that is refused leaves what was chosen and typed, and says why', () => {
  it.each<Code>([
    'slot_uneven',
    'slot_past',
    'slot_missing',
    'series_clash',
    'slot_taken',
    'table_out_of_order',
    'tariff_missing',
    'invalid_request',
    'not_found',
  ])('to a club that books for somebody: %s', async (code) => {
    const machine = makeMachine.provide({ actors: { createBooking: refusing(code) as never } });
    const make = createActor(machine, { input: { clubId: 3 } }).start();
    render(page(true, { make }));
    await choose(true);
    const dialog = within(screen.getByRole('dialog', { name: words.making.title }));
    const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
    const times = dialog.getByRole<HTMLSelectElement>('combobox', { name: words.making.times });
    fireEvent.change(field(words.making.guest), { target: { value: 'Ana 🎱 Łukasz' } });
    fireEvent.change(field(words.making.reason), { target: { value: 'Birthday' } });
    fireEvent.change(times, { target: { value: '52' } });
    fireEvent.click(dialog.getByRole('button', { name: words.making.book }));
    await settled();
    expect(dialog.getByRole('alert').textContent).toContain(problemWords[code]);
    expect([field(words.making.guest).value, field(words.making.reason).value, times.value]).toEqual([
      'Ana 🎱 Łukasz',
      'Birthday',
      '52',
    ]);
  });

  it.each<Code>([
    'slot_uneven',
    'slot_past',
    'too_short_notice',
    'too_far_ahead',
    'booking_length',
    'outside_hours',
    'too_many_bookings',
    'fee_due',
    'booking_blocked',
    'invalid_request',
  ])('to a member: %s', async (code) => {
    const machine = bookMachine.provide({
      actors: { findHold: fromPromise(async () => null) as never, holdTable: refusing(code) as never },
    });
    const book = createActor(machine, { input: { clubId: 3 } }).start();
    render(page(false, { book }));
    await choose(false);
    expect(screen.getByText(problemWords[code])).toBeDefined();
    const isPressed = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
    expect(isPressed(tableName(chosen, chosen.tableId))).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: words.length }).value).toBe('4');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: words.choose.hold }).disabled).toBe(false);
  });
});
