import type { ActorRefFrom } from 'xstate';
import type { Licence } from '#api/licences.ts';
import { randomKey } from '#browser/random.ts';
import { millisecondsOf } from '#domain/licences/term.ts';
import { licenceName } from '#domain/licences/text.ts';
import { typedNumber } from '#domain/numbers/typed.ts';
import { licenceWords as words } from '#domain/words/licences.ts';
import { submitRecord } from '#machines/patterns/form-messages.ts';
import { backWithReason, confirmedDelete, listedStates } from '#machines/patterns/listed-states.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { blankEntry } from './entry.ts';
import { licencesSetup, type LicencesContext } from './setup.ts';

/** A licence as an answer has it. */
export type LicenceRow = Licence;

type In = { context: LicencesContext };

const renewed = ({ event }: { event: { output: Licence } }) => ({
  text: words.renewed(licenceName(event.output.id)),
});

const bodyOf = ({ clubId, entry }: LicencesContext) => ({
  clubId,
  numberOfLicence: typedNumber(entry.count) ?? 0,
  startDate: millisecondsOf(entry.start),
  endDate: millisecondsOf(entry.end),
});

const list = {
  src: 'listLicences',
  input: ({ context: { clubId } }: In) => ({ clubId }),
} as const;

const states = listedStates({
  list,
  create: {
    src: 'createLicence',
    input: ({ context }: In) => ({ body: bodyOf(context), key: context.key }),
  },
  update: {
    src: 'updateLicence',
    input: ({ context }: In) => ({
      body: { id: context.licence?.id ?? 0, ...bodyOf(context) },
      version: context.licence?.version ?? '',
    }),
  },
  saved: ['tellChanged'],
  changed: ['tellChanged'],
  gone: ['tellChanged'],
  taken: [],
});

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
        ...list,
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
        remove: { target: 'confirmingDelete', actions: { type: 'mean', params: asked } },
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
        save: submitRecord,
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
    ...states,
    ...confirmedDelete(
      {
        src: 'deleteLicence',
        input: ({ context: { licence } }: In) => ({ id: licence?.id ?? 0, version: licence?.version ?? '' }),
      },
      ['tellChanged'],
    ),
    offering: {
      description: 'Shows the next term before it is made.',
      on: { 'renew.now': 'renewing', cancel: 'shown' },
    },
    renewing: {
      description: 'The next term is being made.',
      tags: 'busy',
      invoke: {
        src: 'renewLicence',
        input: ({ context: { licence } }) => ({ id: licence?.id ?? 0 }),
        onDone: { target: 'loading', actions: ['tellChanged', { type: 'tellSuccess', params: renewed }] },
        onError: backWithReason,
      },
    },
  },
});

export type LicencesActor = ActorRefFrom<typeof licencesMachine>;
