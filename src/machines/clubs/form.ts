import type { ActorRefFrom } from 'xstate';
import { serverNow } from '#browser/clock.ts';
import { ownDecimalSign } from '#browser/language.ts';
import { defaultZone } from '#domain/clubs/zone.ts';
import { dayAt } from '#domain/licences/term.ts';
import { formMessages, passingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, said } from '#machines/patterns/params.ts';
import { draftKey, recordContext } from '#machines/patterns/record-context.ts';
import { recordEvents, recordStates } from '#machines/patterns/record-states.ts';
import type { ClubFormContext } from './form-context.ts';
import { changeOf, newClubOf } from './form-payload.ts';
import { blankEdit, clubRules, readClub } from './form-rules.ts';
import { clubFormSetup } from './form-setup.ts';

type In = { context: ClubFormContext };

const states = recordStates({
  load: { src: 'getClub', input: ({ context }: In) => ({ clubId: context.clubId ?? 0 }) },
  create: {
    src: 'createClub',
    input: ({ context: { form, sign, key } }: In) => ({ body: newClubOf(form, sign), key }),
  },
  update: {
    src: 'updateClub',
    input: ({ context: { form, known, sign } }: In) => ({
      body: changeOf(form, { clubId: known?.clubId ?? 0, userId: known?.userId ?? null }, sign),
      version: known?.version ?? '',
    }),
  },
  draft: ({ context }: In) => draftKey(context, clubRules),
  read: readClub,
  saved: { target: 'saved', actions: [{ type: 'setMessage', params: said }, 'dropDraft'] },
});

const [toFaulty, ...toServer] = recordEvents.submit;
const takeLogo = { type: 'setLogo', params: asked } as const;

/** A club, added or changed (document 001, section 2). */
export const clubFormMachine = clubFormSetup.createMachine({
  id: 'club-form',
  context: ({ input: { clubId, typedBy = null, today: given } }) => {
    // Of the zone that the form begins with: the device of who adds a club may be a day behind or ahead.
    const today = given ?? dayAt(serverNow(), defaultZone('US'));
    const blank = blankEdit(today);
    return {
      ...recordContext(typedBy, blank),
      clubId,
      today,
      address: blank.address,
      addressFault: null,
      isPasteRefused: false,
      discards: 0,
      message: '',
      sign: ownDecimalSign(),
    };
  },
  initial: 'deciding',
  states: {
    ...states,
    editing: {
      description: 'The form can be changed and saved at any moment; each change is kept in this tab.',
      initial: 'clear',
      on: {
        ...recordEvents,
        changed: { target: '.clear', actions: [{ type: 'change', params: asked }, 'storeDraft'] },
        'affiliation.changed': {
          target: '.clear',
          actions: [{ type: 'affiliate', params: asked }, 'storeDraft'],
        },
        'channels.changed': {
          target: '.clear',
          actions: [{ type: 'setChannels', params: asked }, 'storeDraft'],
        },
        'logo.changed': { actions: takeLogo },
        'open.address': { target: 'addressing', actions: 'beginAddress' },
        'discard.draft': {
          guard: 'isRestored',
          target: '.clear',
          actions: ['discardRestored', 'countDiscard', 'dropDraft'],
        },
        submit: [
          toFaulty,
          { guard: 'isLogoPending', target: 'awaiting', actions: 'clearMessages' },
          ...toServer,
        ],
      },
      states: {
        ...formMessages,
        refused: passingRefusal('#club-form.editing.clear'),
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
        'logo.changed': { actions: takeLogo },
      },
      states: {
        clear: { description: 'No validation error of the address is shown.' },
        faulty: { description: 'The first rule that the address breaks stands under its field.' },
      },
    },
    awaiting: {
      description: 'The logo is on its way still; the club follows as soon as it is there.',
      tags: 'busy',
      on: {
        'logo.changed': [
          { guard: { type: 'isPending', params: asked }, actions: takeLogo },
          { guard: { type: 'isGiven', params: asked }, target: 'sending', actions: takeLogo },
          // It was refused or called back, which its field tells.
          { target: 'editing', actions: takeLogo },
        ],
      },
    },
    sending: { always: [{ guard: 'isNew', target: 'adding' }, { target: 'updating' }] },
    leaving: { ...states.leaving, on: { ...states.leaving.on, 'logo.changed': { actions: takeLogo } } },
    saved: {
      description: 'Says that the club is saved; closing it leads back to where one came from.',
      on: { close: 'left' },
    },
  },
});

export type ClubFormActor = ActorRefFrom<typeof clubFormMachine>;
