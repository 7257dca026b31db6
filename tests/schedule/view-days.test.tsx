import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { planWords as words } from '#domain/words/plan.ts';
import { freeDayModel } from '#machines/schedule/free-day-model.ts';
import type { FreeDayQuestion } from '#machines/schedule/free-day.ts';
import { bookMachine } from '#machines/schedule/book.ts';
import { sampleBooking, sampleDay, samplePlan } from '#machines/schedule/sample-plan.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { FreeDay } from '#views/schedule/free-day.tsx';
import { page, startDesk, startPlan } from './opened.tsx';

/** Somebody else has it all day. */
const taken = {
  ...samplePlan.bookings[0]!,
  startsAt: '2099-05-06T20:00:00Z',
  endsAt: '2099-05-07T00:00:00Z',
};

proveView(freeDayModel, (actor) => <FreeDay actor={actor} />);

describe('a day without a free table', () => {
  it('asks for the next one with the length and the game that are wanted', async () => {
    const day = { ...samplePlan, bookings: samplePlan.tables.map(({ tableId }) => ({ ...taken, tableId })) };
    const asked: FreeDayQuestion[] = [];
    render(
      page(false, { plan: startPlan(day) }, (question) => {
        asked.push(question);
        return null;
      }),
    );
    await act(async () => {});
    expect(screen.getByText(words.choose.none)).toBeDefined();
    const game = screen.getByRole('combobox', { name: words.game });
    fireEvent.change(game, { target: { value: 'nineBall' } });
    expect(asked.at(-1)).toEqual({ clubId: 3, after: sampleDay, slots: 4, gameType: 'nineBall' });
  });
});

describe('the days of the week ahead', () => {
  it('stand beside the day while another one is loaded, and the shown one is marked', async () => {
    const rules = { ...samplePlan.rules, bookAheadDays: 3 };
    const plan = startPlan({ ...samplePlan, rules });
    render(page(false, { plan }));
    await act(async () => {});
    const days = () => within(screen.getByRole('group', { name: words.week })).getAllByRole('button');
    const names = ['Mon 4 May', 'Tue 5 May', 'Wed 6 May', 'Thu 7 May'];
    expect(days().map(({ textContent }) => textContent)).toEqual(names);
    const marked = () => days().filter((day) => day.getAttribute('aria-current') === 'date');
    expect(marked().map(({ textContent }) => textContent)).toEqual(['Wed 6 May']);
    const pressed = days()[1]!;
    pressed.focus();
    fireEvent.click(pressed);
    expect(plan.getSnapshot().context.question.date).toBe('2099-05-05');
    expect(document.activeElement).toBe(pressed);
    await act(async () => {});
    expect(document.activeElement).toBe(pressed);
    expect(marked()).toEqual([pressed]);
  });
});

describe('a table at which a match is planned', () => {
  const choose = async (table: number): Promise<void> => {
    render(page(false));
    await act(async () => {});
    fireEvent.click(screen.getByRole('button', { name: /^18:00 / }));
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Table ${table}\\b`) }));
  };
  const warning = words.choose.match('Club night, round 2', '19:00');

  it('can be booked over it, and says so', async () => {
    await choose(2);
    expect(screen.getByText(warning)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: words.choose.hold }).disabled).toBe(false);
  });

  it('says nothing of it where another table is chosen', async () => {
    await choose(1);
    expect(screen.queryByText(warning)).toBeNull();
  });
});

describe('a table that is booked', () => {
  it('leads to what can be done to it', async () => {
    const findHold = fromPromise(async () => ({
      ...sampleBooking,
      status: 'held' as const,
      heldUntil: '2099-05-01T12:05:00Z',
    }));
    const confirmBooking = fromPromise(async () => sampleBooking);
    const machine = bookMachine.provide({
      actors: { findHold: findHold as never, confirmBooking: confirmBooking as never },
      actions: { tellChanged: () => {} },
    });
    const book = createActor(machine, { input: { clubId: 3 } }).start();
    const desk = startDesk(false);
    render(page(false, { book, desk }));
    await act(async () => {});
    fireEvent.click(screen.getByRole('button', { name: words.held.atClub }));
    await act(async () => {});
    fireEvent.click(screen.getByRole('button', { name: words.booked.change }));
    expect(desk.getSnapshot().context.bookingId).toBe(sampleBooking.bookingId);
    expect(book.getSnapshot().matches('choosing')).toBe(true);
  });
});
