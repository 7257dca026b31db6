import { assign, emit, setup, type ActorRefFrom } from 'xstate';
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
import { dayOf, endOfDay, millisecondsOf } from '#domain/licences/term.ts';
import { licenceName } from '#domain/licences/text.ts';
import { typedNumber } from '#domain/numbers/typed.ts';
import { licenceWords as words } from '#domain/words/licences.ts';
import { namedField } from '#machines/patterns/named-field.ts';
import { answered, asked, failure, reason, said } from '#machines/patterns/params.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';
import { blankEntry, entryOf, faultOf, locksOf, withTyped, type LicenceForm } from './entry.ts';

/** A licence as an answer has it. */
export type LicenceRow = Licence;

export type LicencesContext = {
  clubId: number;
  /** Null before the first answer. */
  rows: Licence[] | null;
  /** The present day of the club, and the instant at which it is over. */
  today: string;
  turnsAt: string | null;
  /** The licence that is meant; null while one is added. */
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

const renewed = ({ event }: { event: { output: Licence } }) => ({
  text: words.renewed(licenceName(event.output.id)),
});

/** The fields of the dialog, as a refusal names them. */
const fieldsOfPayload: Readonly<Record<string, LicenceField>> = {
  numberOfLicence: 'count',
  startDate: 'start',
  endDate: 'end',
};

const licencesSetup = setup({
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

const id = ({ context }: { context: LicencesContext }) => ({ id: context.licence?.id ?? 0 });
const seen = ({ context: { licence } }: { context: LicencesContext }) => ({
  id: licence?.id ?? 0,
  version: licence?.version ?? '',
});
const bodyOf = ({ clubId, entry }: LicencesContext) => ({
  clubId,
  numberOfLicence: typedNumber(entry.count) ?? 0,
  startDate: millisecondsOf(entry.start),
  endDate: millisecondsOf(entry.end),
});
const onDone = {
  target: 'loading',
  actions: ['tellChanged', { type: 'tellSuccess', params: said }],
} as const;
const backWithReason = { target: 'loading', actions: { type: 'tellFailure', params: reason } } as const;
const onError = { target: 'entering.refused', actions: { type: 'keepRefusal', params: failure } } as const;

/** The licences of a club: added, edited as far as their status allows, renewed and deleted (document 001, section 4). */
export const licencesMachine = licencesSetup.createMachine({
  id: 'licences',
  context: ({ input }) => ({
    clubId: input.clubId,
    rows: null,
    today: '1970-01-01',
    turnsAt: null,
    licence: null,
    theirs: null,
    entry: blankEntry('1970-01-01'),
    fault: null,
    refusal: null,
    refused: null,
    key: randomKey(),
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The licences are read; what was read before stays meanwhile.',
      tags: 'busy',
      invoke: {
        src: 'listLicences',
        input: ({ context }) => ({ clubId: context.clubId }),
        onDone: { target: 'shown', actions: { type: 'keep', params: answered } },
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    failed: { description: 'The licences could not be read, and it says why.', on: { retry: 'loading' } },
    shown: {
      description:
        'The licences stand there with what can be done; at midnight of the club they are read again.',
      invoke: { src: 'deadline', input: ({ context }) => ({ at: context.turnsAt }) },
      on: {
        'deadline.passed': { target: 'loading', actions: 'tellChanged' },
        add: { target: 'entering', actions: 'begin' },
        edit: { target: 'entering', actions: { type: 'mean', params: asked } },
        renew: {
          guard: { type: 'hasNextTerm', params: asked },
          target: 'offering',
          actions: { type: 'mean', params: asked },
        },
        remove: { target: 'doubting', actions: { type: 'mean', params: asked } },
      },
    },
    entering: {
      description: 'A licence is entered or edited in its dialog.',
      initial: 'clear',
      on: {
        changed: {
          guard: { type: 'isOpen', params: asked },
          target: '.clear',
          actions: { type: 'change', params: asked },
        },
        save: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { guard: 'isNew', target: 'adding', actions: 'clearMessages' },
          { target: 'updating', actions: 'clearMessages' },
        ],
        cancel: 'shown',
      },
      states: {
        clear: { description: 'Nothing is wrong as far as anyone has said.', entry: 'clearMessages' },
        faulty: { description: 'The first rule that was broken stands under its field.' },
        refused: {
          description:
            'Says why the server refused, at the field that it names; what was typed stays, and the list is read again afterwards.',
          on: { cancel: '#licences.loading' },
        },
      },
    },
    adding: {
      description: 'The new licence is on its way.',
      tags: 'busy',
      invoke: {
        src: 'createLicence',
        input: ({ context }) => ({ body: bodyOf(context), key: context.key }),
        onDone,
        onError,
      },
    },
    updating: {
      description: 'The change is on its way, with the version that it was made on.',
      tags: 'busy',
      invoke: {
        src: 'updateLicence',
        input: ({ context }) => ({
          body: { id: context.licence?.id ?? 0, ...bodyOf(context) },
          version: context.licence?.version ?? '',
        }),
        onDone,
        onError: [{ guard: { type: 'isChangedMeanwhile', params: failure }, target: 'comparing' }, onError],
      },
    },
    comparing: {
      description: 'Someone else was first: the licences are read as they have left them.',
      tags: 'busy',
      invoke: {
        src: 'listLicences',
        input: ({ context }) => ({ clubId: context.clubId }),
        onDone: [
          {
            guard: { type: 'isThere', params: answered },
            target: 'differing',
            actions: [
              'tellChanged',
              { type: 'keep', params: answered },
              { type: 'keepTheirs', params: answered },
            ],
          },
          { target: 'loading', actions: ['tellChanged', 'tellGone'] },
        ],
        onError,
      },
    },
    differing: {
      description: 'Both are shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': { target: 'updating', actions: 'answerTheirs' },
        'take.theirs': { target: 'entering', actions: ['answerTheirs', 'takeTheirs'] },
        stay: 'entering',
      },
    },
    offering: {
      description: 'Shows the next term before it is made.',
      on: { 'renew.now': 'renewing', cancel: 'shown' },
    },
    renewing: {
      description: 'The next term is being made.',
      tags: 'busy',
      invoke: {
        src: 'renewLicence',
        input: id,
        onDone: { target: 'loading', actions: ['tellChanged', { type: 'tellSuccess', params: renewed }] },
        onError: backWithReason,
      },
    },
    doubting: {
      description: 'Asks before a licence is deleted.',
      on: { confirm: 'removing', cancel: 'shown' },
    },
    removing: {
      description: 'The licence is being deleted.',
      tags: 'busy',
      invoke: { src: 'deleteLicence', input: seen, onDone, onError: backWithReason },
    },
  },
});

export type LicencesActor = ActorRefFrom<typeof licencesMachine>;
