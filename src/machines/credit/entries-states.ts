import type { CreditEntry } from '#api/credit.ts';
import { answered, failure } from '#machines/patterns/params.ts';

/** What is booked to one account, as far as it was read. */
export type ReadEntries = { entries: CreditEntry[]; total: number };

/** How many entries are read at a time. */
const atATime = 20;

/** The next page of entries. */
export const nextEntriesPage = ({ entries }: Pick<ReadEntries, 'entries'>): number =>
  Math.floor(entries.length / atATime) + 1;

/** More entries; what was booked meanwhile moves the pages on, so what is there already comes once more. */
export const moreEntries = (
  { entries }: Pick<ReadEntries, 'entries'>,
  { rows, total }: { rows: CreditEntry[]; total: number },
): ReadEntries => ({
  entries: [...entries, ...rows.filter(({ entryId }) => entries.every((known) => known.entryId !== entryId))],
  total,
});

/** The states in which the entries of one account are looked through, the latest first; they lead back to `back`. */
export const entriesStates = <const Back extends string, Input>(
  back: Back,
  input: (args: { context: Input }) => { clubId: number; userId?: number; pageNumber: number },
) =>
  ({
    reading: {
      description: 'What was booked is read, the latest first.',
      tags: 'busy',
      invoke: {
        src: 'listCreditEntries',
        input,
        onDone: { target: 'looking', actions: { type: 'addEntries', params: answered } },
        onError: { target: 'unread', actions: { type: 'keepRefusal', params: failure } },
      },
      on: { close: back },
    },
    unread: {
      description: 'The entries could not be read, and it says why.',
      on: {
        retry: { target: 'reading', actions: 'forgetRefusal' },
        close: { target: back, actions: 'forgetRefusal' },
      },
    },
    looking: {
      description: 'The entries stand there, as far as they were read.',
      on: { older: { guard: 'hasOlder', target: 'reading' }, close: back },
    },
  }) as const;
