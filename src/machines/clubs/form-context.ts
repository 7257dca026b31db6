import type { Club } from '#api/clubs.ts';
import type { ChannelEntry } from '#domain/channels/fault.ts';
import type { AddressFault } from '#domain/clubs/fault.ts';
import type { AddressField, AddressForm, ClubForm, ClubTextField } from '#domain/clubs/form.ts';
import type { PictureChange } from '#domain/images/change.ts';
import type { DecimalSign } from '#domain/numbers/typed.ts';
import type { RecordContext, RecordEvent } from '#machines/patterns/record-context.ts';

/** All that is edited of a club: its texts, the channels that come with a new one, and its logo. */
export type ClubEdit = ClubForm & {
  channels: ChannelEntry[];
  /** The address of the logo that is saved, and what becomes of it, which has a field of its own. */
  logo: { saved: string | null; change: PictureChange };
};

/** What is known of a club that is there already. */
export type KnownClub = {
  clubId: number;
  userId: number | null;
  isPasswordSet: boolean;
  version: string;
};

export type ClubFormInput = {
  /** Null adds a club. */
  clubId: number | null;
  /** Who types; without it no draft is kept. */
  typedBy?: number;
  today?: string;
};

export type ClubFormContext = RecordContext<ClubEdit, KnownClub> & {
  clubId: number | null;
  today: string;
  /** The address while its dialog is open. */
  address: AddressForm;
  addressFault: AddressFault | null;
  /** Whether something was pasted into city or state that they do not take. */
  isPasteRefused: boolean;
  /** How often a draft was discarded; each time the fields with an actor of their own begin again. */
  discards: number;
  message: string;
  /** How the reader's language writes decimals. */
  sign: DecimalSign;
};

export type ClubFormEvent =
  | RecordEvent
  | { type: 'changed'; field: ClubTextField; value: string }
  | { type: 'affiliation.changed'; isAffiliated: boolean }
  | { type: 'channels.changed'; channels: ChannelEntry[] }
  | { type: 'logo.changed'; logo: PictureChange }
  | { type: 'open.address' }
  | { type: 'address.changed'; field: AddressField; value: string }
  /** With the dial code of its country, where one is known. */
  | { type: 'keep.address'; dialCode: string | null }
  | { type: 'cancel' }
  | { type: 'close' };

/** A club as an answer has it, read for the form. */
export type FoundClub = { context: ClubFormContext; event: { output: Club } };
