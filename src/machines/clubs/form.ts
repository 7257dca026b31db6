import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { createClub, getClub, updateClub, type Club } from '#api/clubs.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { serverNow } from '#browser/clock.ts';
import { ownDecimalSign } from '#browser/language.ts';
import { randomKey } from '#browser/random.ts';
import type { ChannelEntry } from '#domain/channels/fault.ts';
import { findAddressFault } from '#domain/clubs/fault.ts';
import {
  blankClubForm,
  differences,
  findFormFault,
  withAddress,
  withAddressText,
  withText,
  type AddressField,
  type ClubForm,
  type ClubTextField,
  type FormFault,
} from '#domain/clubs/form.ts';
import { defaultZone } from '#domain/clubs/zone.ts';
import { dayAt } from '#domain/licences/term.ts';
import { keptPicture, type PictureChange } from '#domain/images/change.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { dropDraft, keepDraft, recallNewClub, withDraft } from './form-draft.ts';
import type { ClubFormContext, ClubFormEvent } from './form-context.ts';
import { refusedField } from './form-refusal.ts';
import { changeOf, formOf, knownOf, newClubOf } from './form-payload.ts';

const found = ({ event }: { event: { output: Club } }) => ({ club: event.output });
const said = ({ event }: { event: { output: { message: string } } }) => event.output;

const clubFormSetup = setup({
  types: {
    context: {} as ClubFormContext,
    events: {} as ClubFormEvent,
    emitted: {} as { type: 'left' },
    /** `form` is what a new club begins with, where it is not blank. */
    input: {} as { clubId: number | null; userId?: number; today?: string; form?: ClubForm },
    tags: {} as 'busy',
  },
  actors: { getClub, createClub, updateClub },
  actions: {
    keepClub: assign(({ context }, { club }: { club: Club }) => {
      const read = formOf(club, blankClubForm(context.today));
      return { saved: read, ...withDraft(context, { read, known: knownOf(club) }) };
    }),
    keepTheirs: assign(({ context }, { club }: { club: Club }) => ({
      theirs: { form: formOf(club, blankClubForm(context.today)), known: knownOf(club) },
    })),
    // The version that was looked at is the one to be written over.
    answerTheirs: assign({
      // The logo that was chosen instead of another one stays in its field.
      known: ({ context: { theirs, known, logo } }) =>
        theirs && known && logo.state !== 'kept'
          ? { ...theirs.known, logo: known.logo }
          : (theirs?.known ?? known),
      saved: ({ context: { theirs, saved } }) => theirs?.form ?? saved,
    }),
    takeTheirs: assign({
      form: ({ context: { theirs, form } }) => theirs?.form ?? form,
      known: ({ context: { theirs, known } }) => theirs?.known ?? known,
      logo: keptPicture,
      taken: ({ context }) => context.taken + 1,
    }),
    change: assign(({ context }, { field, value }: { field: ClubTextField; value: string }) => ({
      form: withText(context.form, field, value),
      key: randomKey(),
    })),
    affiliate: assign(({ context }, { isAffiliated }: { isAffiliated: boolean }) => ({
      form: { ...context.form, isAffiliated },
      key: randomKey(),
    })),
    keepLogo: assign((_, { logo }: { logo: PictureChange }) => ({ logo, key: randomKey() })),
    keepChannels: assign((_, { channels }: { channels: ChannelEntry[] }) => ({ channels, key: randomKey() })),
    beginAddress: assign({
      address: ({ context }) => context.form.address,
      addressFault: null,
      isPasteRefused: false,
    }),
    changeAddress: assign(({ context }, given: { field: AddressField; value: string }) => {
      const { address, isRefused } = withAddressText(context.address, given.field, given.value);
      return { address, isPasteRefused: isRefused, addressFault: null };
    }),
    storeDraft: ({ context }) => keepDraft(context),
    dropDraft: ({ context }) => dropDraft(context),
    findAddressFault: assign({ addressFault: ({ context }) => findAddressFault(context.address) }),
    keepAddress: assign(({ context }, { dialCode }: { dialCode: string | null }) => ({
      form: withAddress(context.form, context.address, dialCode),
      key: randomKey(),
    })),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    keepFault: assign((_, { problem }: { problem: ProblemData }) => ({ fault: refusedField(problem) })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    clearMessages: assign({ fault: null, refusal: null }),
    tellLeft: emit({ type: 'left' }),
  },
  guards: {
    isNew: ({ context }) => context.clubId === null,
    hasFault: ({ context }) => faultOf(context) !== null,
    hasAddressFault: ({ context }) => findAddressFault(context.address) !== null,
    hasChanges: ({ context: { form, saved, channels, logo } }) =>
      channels.length > 0 || logo.state !== 'kept' || differences(form, saved).length > 0,
    isLogoPending: ({ context }) => context.logo.state === 'pending',
    isPending: (_, { logo }: { logo: PictureChange }) => logo.state === 'pending',
    isGiven: (_, { logo }: { logo: PictureChange }) => logo.state === 'given',
    namesField: (_, { problem }: { problem: ProblemData }) => refusedField(problem) !== null,
    isOutrun: (_, { problem }: { problem: ProblemData }) => problem.status === 412,
  },
  delays: { errorBanner: 5_000 },
});

function faultOf({ form, clubId, today, channels, sign }: ClubFormContext): FormFault | null {
  return findFormFault(form, {
    mode: clubId === null ? 'add' : 'edit',
    today,
    channels: channels.length,
    sign,
  });
}

const refused = [
  {
    guard: { type: 'namesField', params: failure },
    target: 'editing.faulty',
    actions: { type: 'keepFault', params: failure },
  },
  { target: 'editing.refused', actions: { type: 'keepRefusal', params: failure } },
] as const;

/** A club, added or changed (document 001, section 2). */
export const clubFormMachine = clubFormSetup.createMachine({
  id: 'club-form',
  context: ({ input }) => {
    // Of the zone that the form begins with: the device of who adds a club may be a day behind or ahead.
    const today = input.today ?? dayAt(serverNow(), defaultZone('US'));
    const blank = blankClubForm(today);
    const { clubId, userId = null } = input;
    const form = input.form ?? recallNewClub({ userId, clubId }, blank) ?? blank;
    return {
      userId,
      clubId,
      today,
      known: null,
      saved: blank,
      form,
      channels: [],
      logo: keptPicture,
      fault: null,
      refusal: null,
      address: form.address,
      addressFault: null,
      isPasteRefused: false,
      theirs: null,
      taken: 0,
      message: '',
      key: randomKey(),
      sign: ownDecimalSign(),
    };
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
    loading: {
      description: 'The club is read from the server.',
      tags: 'busy',
      invoke: {
        src: 'getClub',
        input: ({ context }) => ({ clubId: context.clubId ?? 0 }),
        onDone: { target: 'editing', actions: { type: 'keepClub', params: found } },
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    failed: {
      description: 'The club could not be read; it can be tried again.',
      on: { retry: { target: 'loading', actions: 'clearMessages' } },
    },
    editing: {
      description: 'The form can be changed and saved at any moment.',
      initial: 'clear',
      on: {
        changed: { target: '.clear', actions: [{ type: 'change', params: asked }, 'storeDraft'] },
        'affiliation.changed': {
          target: '.clear',
          actions: [{ type: 'affiliate', params: asked }, 'storeDraft'],
        },
        'channels.changed': { target: '.clear', actions: { type: 'keepChannels', params: asked } },
        'logo.changed': { actions: { type: 'keepLogo', params: asked } },
        'open.address': { target: 'addressing', actions: 'beginAddress' },
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { guard: 'isLogoPending', target: 'awaiting', actions: 'clearMessages' },
          { guard: 'isNew', target: 'adding', actions: 'clearMessages' },
          { target: 'updating', actions: 'clearMessages' },
        ],
        back: [
          { guard: 'hasChanges', target: 'leaving' },
          { target: 'left', actions: 'dropDraft' },
        ],
      },
      states: {
        clear: { description: 'Nothing is wrong as far as anyone has said.', entry: 'clearMessages' },
        faulty: { description: 'The first rule that was broken stands under its field.' },
        refused: {
          description: 'A banner says why the server refused, and goes by itself; what was typed stays.',
          initial: 'showing',
          states: {
            showing: { after: { errorBanner: '#club-form.editing.clear' }, on: { hold: 'held' } },
            held: { description: 'Someone reads the banner: it stays.', on: { release: 'showing' } },
          },
        },
      },
    },
    addressing: {
      description: 'The address is edited in its dialog; the form has it once it is right.',
      initial: 'clear',
      on: {
        'address.changed': { target: '.clear', actions: { type: 'changeAddress', params: asked } },
        'keep.address': [
          { guard: 'hasAddressFault', target: '.faulty', actions: 'findAddressFault' },
          { target: 'editing', actions: [{ type: 'keepAddress', params: asked }, 'storeDraft'] },
        ],
        cancel: 'editing',
        'logo.changed': { actions: { type: 'keepLogo', params: asked } },
      },
      states: {
        clear: { description: 'Nothing is wrong with the address as far as anyone has said.' },
        faulty: { description: 'The first rule that the address breaks stands under its field.' },
      },
    },
    awaiting: {
      description: 'The logo is on its way still; the club follows as soon as it is there.',
      tags: 'busy',
      on: {
        'logo.changed': [
          { guard: { type: 'isPending', params: asked }, actions: { type: 'keepLogo', params: asked } },
          {
            guard: { type: 'isGiven', params: asked },
            target: 'sending',
            actions: { type: 'keepLogo', params: asked },
          },
          // It was refused or called back, which its field tells.
          { target: 'editing', actions: { type: 'keepLogo', params: asked } },
        ],
      },
    },
    sending: { always: [{ guard: 'isNew', target: 'adding' }, { target: 'updating' }] },
    adding: {
      description: 'The new club is on its way.',
      tags: 'busy',
      invoke: {
        src: 'createClub',
        input: ({ context }) => ({
          body: newClubOf(context.form, context),
          key: context.key,
        }),
        onDone: { target: 'saved', actions: [{ type: 'keepMessage', params: said }, 'dropDraft'] },
        onError: refused,
      },
    },
    updating: {
      description: 'The changes are on their way, with the version that they were made on.',
      tags: 'busy',
      invoke: {
        src: 'updateClub',
        input: ({ context: { form, known, logo, sign } }) => ({
          body: changeOf(form, { clubId: known?.clubId ?? 0, userId: known?.userId ?? null }, { logo, sign }),
          version: known?.version ?? '',
        }),
        onDone: { target: 'saved', actions: [{ type: 'keepMessage', params: said }, 'dropDraft'] },
        onError: [{ guard: { type: 'isOutrun', params: failure }, target: 'comparing' }, ...refused],
      },
    },
    comparing: {
      description: 'Someone else was first: what they have saved is read.',
      tags: 'busy',
      invoke: {
        src: 'getClub',
        input: ({ context }) => ({ clubId: context.clubId ?? 0 }),
        onDone: { target: 'differing', actions: { type: 'keepTheirs', params: found } },
        onError: { target: 'editing.refused', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    differing: {
      description: 'Both are shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': { target: 'updating', actions: 'answerTheirs' },
        'take.theirs': { target: 'editing', actions: ['answerTheirs', 'takeTheirs', 'dropDraft'] },
        stay: 'editing',
      },
    },
    leaving: {
      description: 'Asks before what was typed is lost.',
      on: {
        leave: { target: 'left', actions: 'dropDraft' },
        stay: 'editing',
        'logo.changed': { actions: { type: 'keepLogo', params: asked } },
      },
    },
    saved: {
      description: 'Says that the club is saved; closing it leads back to where one came from.',
      on: { close: 'left' },
    },
    left: { type: 'final', entry: 'tellLeft' },
  },
});

export type ClubFormActor = ActorRefFrom<typeof clubFormMachine>;
