import type { ChannelEntry } from '#domain/channels/fault.ts';
import type { AddressFault } from '#domain/clubs/fault.ts';
import type { AddressField, AddressForm, ClubForm, ClubTextField, FormFault } from '#domain/clubs/form.ts';
import type { DecimalSign } from '#domain/numbers/typed.ts';
import type { PictureChange } from '#domain/images/change.ts';
import type { KnownClub } from './form-payload.ts';

/** What a refusal of the server says of a field. */
export type NamedFault = { field: FormFault['field']; text: string };

export type ClubFormContext = {
  /** Who types; null keeps no draft. */
  userId: number | null;
  /** Null adds a club. */
  clubId: number | null;
  today: string;
  known: KnownClub | null;
  saved: ClubForm;
  form: ClubForm;
  /** The channels that come with a new club; those of a club that is there are kept by themselves. */
  channels: ChannelEntry[];
  /** What becomes of the logo, which has a field of its own. */
  logo: PictureChange;
  fault: FormFault | NamedFault | null;
  refusal: string | null;
  /** The address while its dialog is open. */
  address: AddressForm;
  addressFault: AddressFault | null;
  /** Whether something was pasted into city or state that they do not take. */
  isPasteRefused: boolean;
  /** What someone else has saved meanwhile. */
  theirs: { form: ClubForm; known: KnownClub } | null;
  /** How often what someone else has saved was taken; each time the field of the logo begins anew. */
  taken: number;
  message: string;
  /** Under which a new club is sent, so that one sent twice is made once. */
  key: string;
  /** How the reader's language writes decimals. */
  sign: DecimalSign;
};

export type ClubFormEvent =
  | { type: 'changed'; field: ClubTextField; value: string }
  | { type: 'affiliation.changed'; isAffiliated: boolean }
  | { type: 'channels.changed'; channels: ChannelEntry[] }
  | { type: 'logo.changed'; logo: PictureChange }
  | { type: 'open.address' }
  | { type: 'address.changed'; field: AddressField; value: string }
  | { type: 'submit' }
  | { type: 'back' }
  /** With the dial code of its country, where one is known. */
  | { type: 'keep.address'; dialCode: string | null }
  | { type: 'cancel' }
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'leave' }
  | { type: 'stay' }
  | { type: 'close' }
  | { type: 'retry' }
  | { type: 'hold' }
  | { type: 'release' };
