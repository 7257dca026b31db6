import { act, fireEvent, screen } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { daysMachine, type Days } from '#machines/reports/days.ts';
import { signInExportMachine } from '#machines/reports/export.ts';
import { readAddress } from '#machines/reports/address.ts';
import { signInListMachine, type SignInListActor } from '#machines/reports/list.ts';
import { sampleDays, sampleSignIns } from '#machines/reports/sample-sign-ins.ts';

export const clubs = [{ id: 3, name: 'Cue Club Monterrey' }];

const idle = fromPromise(() => new Promise<never>(() => {}));

/** A report that is answered with two log-ins, started; what it is asked is noted. */
export function startReport(search = '', asked: unknown[] = []): SignInListActor {
  const readPage = fromPromise(async ({ input }: { input: unknown }) => {
    asked.push(input);
    return { rows: sampleSignIns, total: sampleSignIns.length, besides: sampleDays };
  });
  const machine = signInListMachine.provide({
    actors: { readPage: readPage as never, polling: idle as never },
  });
  return createActor(machine, { input: { question: readAddress(search) } }).start();
}

/** A desk for files at which nothing is ever made. */
export function startFile() {
  return createActor(signInExportMachine.provide({ actors: { makeFile: idle as never } })).start();
}

/** The fields of the days, and who is told what they choose. */
export function startDays(onChosen: (days: Days) => void = () => {}) {
  const actor = createActor(daysMachine, { input: { days: { from: '', to: '' } } }).start();
  actor.on('days.chosen', ({ days }) => onChosen(days));
  return actor;
}

/** Types a day into its field, and leaves the field. */
export function giveDay(label: string, day: string): void {
  const field = screen.getByLabelText(label);
  act(() => field.focus());
  fireEvent.change(field, { target: { value: day } });
  act(() => field.blur());
}
