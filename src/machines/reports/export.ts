import { assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { readAllSignIns, type SignInRow } from '#api/reports.ts';
import { serverNow } from '#browser/clock.ts';
import { saveFile } from '#browser/download.ts';
import { ownTimeZone } from '#browser/time-zone.ts';
import { csvText } from '#domain/csv.ts';
import { dayAt } from '#domain/licences/term.ts';
import { roleLabel } from '#domain/roles.ts';
import { reportWords as words } from '#domain/words/reports.ts';
import { answered, asked } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import { allSignIns, type SignInFilters } from './address.ts';
import { queryOfFilters } from './list.ts';

export type ExportEvent = { type: 'export'; filters: SignInFilters };

/** Log-ins as the lines of a spreadsheet, the names of the columns first; instants as ISO 8601. */
export function linesOf(rows: readonly SignInRow[]): string[][] {
  const lines = rows.map(({ user, roleId, clubs, device, signedInAt, signedOutAt }) => [
    user.fullName,
    roleLabel(roleId),
    clubs.map(({ name }) => name).join('; '),
    device,
    signedInAt,
    signedOutAt ?? '',
  ]);
  return [[...words.csv], ...lines];
}

const makeFile = fromPromise<{ rows: number }, { filters: SignInFilters }>(async ({ input, signal }) => {
  const rows = await readAllSignIns(queryOfFilters(input.filters), signal);
  const day = dayAt(serverNow(), ownTimeZone());
  saveFile({ name: words.fileName(day), type: 'text/csv;charset=utf-8', text: csvText(linesOf(rows)) });
  return { rows: rows.length };
});

/** Makes a file of all that the report is asked for, whatever page is shown, and hands it to the browser. */
export const signInExportMachine = setup({
  types: {
    context: {} as { filters: SignInFilters },
    events: {} as ExportEvent,
    emitted: {} as Telling,
    tags: {} as 'busy',
  },
  actors: { makeFile },
  actions: {
    mean: assign((_, { filters }: { filters: SignInFilters }) => ({ filters })),
    tellMade: emit((_, { rows }: { rows: number }) => toast('success', words.exported(rows))),
    tellFailed: emit(() => toast('error', words.exportFailed)),
  },
  delays: { timeout: 60_000 },
}).createMachine({
  id: 'sign-in-export',
  context: { filters: allSignIns },
  initial: 'idle',
  states: {
    idle: {
      description: 'A file can be asked for.',
      on: { export: { target: 'making', actions: { type: 'mean', params: asked } } },
    },
    making: {
      description: 'All pages are read, and then the file is handed to the browser.',
      tags: 'busy',
      invoke: {
        src: 'makeFile',
        input: ({ context: { filters } }) => ({ filters }),
        onDone: { target: 'idle', actions: { type: 'tellMade', params: answered } },
        onError: { target: 'idle', actions: 'tellFailed' },
      },
      after: { timeout: { target: 'idle', actions: 'tellFailed' } },
    },
  },
});

export type SignInExportActor = ActorRefFrom<typeof signInExportMachine>;
