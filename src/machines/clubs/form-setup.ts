import { assign, emit, setup } from 'xstate';
import { createClub, getClub, updateClub } from '#api/clubs.ts';
import { serverNow } from '#browser/clock.ts';
import { recallDraft } from '#browser/drafts.ts';
import type { ChannelEntry } from '#domain/channels/fault.ts';
import { findAddressFault } from '#domain/clubs/fault.ts';
import {
  withAddress,
  withAddressText,
  withProposedStart,
  withText,
  type AddressField,
  type ClubTextField,
} from '#domain/clubs/form.ts';
import type { PictureChange } from '#domain/images/change.ts';
import { dayAt } from '#domain/licences/term.ts';
import { errorBanner } from '#machines/patterns/form-messages.ts';
import { changedForm } from '#machines/patterns/record-context.ts';
import { recordEditor } from '#machines/patterns/record-editor.ts';
import type { ClubEdit, ClubFormContext, ClubFormEvent, ClubFormInput, KnownClub } from './form-context.ts';
import { clubRules } from './form-rules.ts';

const { actions, guards } = recordEditor<ClubEdit, KnownClub, ClubFormContext, ClubFormEvent>(clubRules);

/** What the form of a club is made of; its states stand in `form.ts`. */
export const clubFormSetup = setup({
  types: {
    context: {} as ClubFormContext,
    events: {} as ClubFormEvent,
    emitted: {} as { type: 'left' },
    input: {} as ClubFormInput,
    tags: {} as 'busy',
  },
  actors: { getClub, createClub, updateClub, recallDraft },
  actions,
  guards,
  delays: { errorBanner },
}).extend({
  actions: {
    change: assign(({ context: { form } }, given: { field: ClubTextField; value: string }) =>
      changedForm({ ...form, ...withText(form, given.field, given.value) }),
    ),
    affiliate: assign(({ context: { form } }, { isAffiliated }: { isAffiliated: boolean }) =>
      changedForm({ ...form, isAffiliated }),
    ),
    setLogo: assign(({ context: { form } }, { logo: change }: { logo: PictureChange }) =>
      changedForm({ ...form, logo: { ...form.logo, change } }),
    ),
    setChannels: assign(({ context: { form } }, { channels }: { channels: ChannelEntry[] }) =>
      changedForm({ ...form, channels }),
    ),
    beginAddress: assign({
      address: ({ context }) => context.form.address,
      addressFault: null,
      isPasteRefused: false,
    }),
    changeAddress: assign(({ context }, given: { field: AddressField; value: string }) => {
      const { address, isRefused } = withAddressText(context.address, given.field, given.value);
      return { address, isPasteRefused: isRefused, addressFault: null };
    }),
    findAddressFault: assign({ addressFault: ({ context }) => findAddressFault(context.address) }),
    keepAddress: assign(
      ({ context: { form, address, today: before } }, { dialCode }: { dialCode: string | null }) => {
        // In the evening it is tomorrow already where the club may be.
        const today =
          address.timeZone === form.address.timeZone ? before : dayAt(serverNow(), address.timeZone);
        const placed = withAddress(form, address, dialCode);
        return { today, ...changedForm({ ...form, ...withProposedStart(placed, before, today) }) };
      },
    ),
    countDiscard: assign({ discards: ({ context }) => context.discards + 1 }),
    setMessage: assign((_, { text }: { text: string }) => ({ message: text })),
    setMissing: () => {},
    tellLeft: emit({ type: 'left' }),
  },
  guards: {
    isNew: ({ context }) => context.clubId === null,
    hasAddressFault: ({ context }) => findAddressFault(context.address) !== null,
    isLogoPending: ({ context }) => context.form.logo.change.state === 'pending',
    isPending: (_, { logo }: { logo: PictureChange }) => logo.state === 'pending',
    isGiven: (_, { logo }: { logo: PictureChange }) => logo.state === 'given',
  },
});
