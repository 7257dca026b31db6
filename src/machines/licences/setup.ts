import { assign, emit, setup } from 'xstate';
import {
  createLicence,
  deleteLicence,
  listLicences,
  renewLicence,
  updateLicence,
  type Licence,
  type Licences,
} from '#api/licences.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { deadline } from '#browser/deadline.ts';
import { randomKey } from '#browser/random.ts';
import type { LicenceFault, LicenceField } from '#domain/licences/fault.ts';
import { isRenewable } from '#domain/licences/status.ts';
import { dayOf, endOfDay } from '#domain/licences/term.ts';
import { licenceName } from '#domain/licences/text.ts';
import { licenceWords as words } from '#domain/words/licences.ts';
import { namedField } from '#machines/patterns/named-field.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';
import { blankEntry, entryOf, faultOf, locksOf, withTyped, type LicenceForm } from './entry.ts';

export type LicencesContext = {
  clubId: number;
  /** Null before the first answer. */
  rows: Licence[] | null;
  /** The present day of the club, and the instant at which it is over. */
  today: string;
  turnsAt: string | null;
  /** The selected licence; null while one is added. */
  licence: Licence | null;
  /** The same one, as someone else has saved it meanwhile. */
  theirs: Licence | null;
  entry: LicenceForm;
  fault: LicenceFault | null;
  refusal: string | null;
  /** The field that the server refused. */
  refused: FieldFault<LicenceField> | null;
  /** Under which a new licence is sent, so that one sent twice is made once. */
  key: string;
};

export type LicencesEvent =
  | { type: 'add' }
  | { type: 'edit'; licence: Licence }
  | { type: 'renew'; licence: Licence }
  | { type: 'renew.now' }
  | { type: 'remove'; licence: Licence }
  | { type: 'changed'; field: LicenceField; value: string }
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'confirm' }
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'stay' }
  | { type: 'retry' }
  | { type: 'deadline.passed' };

/** The fields of the dialog, as a refusal names them. */
const fieldsOfPayload: Readonly<Record<string, LicenceField>> = {
  numberOfLicence: 'count',
  startDate: 'start',
  endDate: 'end',
};

/** What the licences of a club are made of; their states stand in `machine.ts`. */
export const licencesSetup = setup({
  types: {
    context: {} as LicencesContext,
    events: {} as LicencesEvent,
    emitted: {} as Telling | { type: 'licences.changed' },
    input: {} as { clubId: number },
    tags: {} as 'busy',
  },
  actors: { listLicences, createLicence, updateLicence, renewLicence, deleteLicence, deadline },
  actions: {
    keep: assign((_, { rows, today, timeZone }: Licences) => ({
      rows,
      today: dayOf(today),
      turnsAt: new Date(endOfDay(dayOf(today), timeZone)).toISOString(),
      refusal: null,
      refused: null,
    })),
    begin: assign(({ context }) => ({ licence: null, entry: blankEntry(context.today), key: randomKey() })),
    mean: assign((_, { licence }: { licence: Licence }) => ({ licence, entry: entryOf(licence) })),
    change: assign(({ context }, { field, value }: { field: LicenceField; value: string }) => ({
      entry: withTyped(context.entry, field, value),
      key: randomKey(),
    })),
    keepTheirs: assign(({ context }, { rows }: Licences) => ({
      theirs: rows.find(({ id: other }) => other === context.licence?.id) ?? null,
    })),
    // The version that was looked at is the one to be written over, and its locks hold.
    answerTheirs: assign({ licence: ({ context: { theirs, licence } }) => theirs ?? licence }),
    takeTheirs: assign({
      entry: ({ context: { theirs, entry } }) => (theirs ? entryOf(theirs) : entry),
    }),
    findFault: assign({
      fault: ({ context: { entry, licence, today } }) => faultOf(entry, licence, today),
    }),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem),
      refused: namedField(problem.fields, (name) => fieldsOfPayload[name]),
    })),
    clearMessages: assign({ fault: null, refusal: null, refused: null }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellFailure: emit((_, { text }: { text: string }) => banner('error', text)),
    tellChanged: emit({ type: 'licences.changed' as const }),
    tellGone: emit(({ context }) => banner('error', words.gone(licenceName(context.licence?.id ?? 0)))),
  },
  guards: {
    hasFault: ({ context: { entry, licence, today } }) => faultOf(entry, licence, today) !== null,
    isNew: ({ context }) => context.licence === null,
    isChangedMeanwhile: (_, { problem: met }: { problem: ProblemData }) => met.status === 412,
    isThere: ({ context }, { rows }: Licences) => rows.some(({ id: other }) => other === context.licence?.id),
    isOpen: ({ context }, { field }: { field: LicenceField }) =>
      field === 'end' || !locksOf(context.licence)[field],
    hasNextTerm: (_, { licence }: { licence: Licence }) =>
      isRenewable(licence.licenceStatusId) && !licence.isRenewed,
  },
});
