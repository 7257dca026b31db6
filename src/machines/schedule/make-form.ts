import type { NewBooking } from '#api/booking.ts';
import { isOneLine } from '#domain/one-line.ts';
import { fieldWords } from '#domain/words/fields.ts';
import { planWords as words } from '#domain/words/plan.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import { wantedOf, type Choice } from './choice.ts';

/** Somebody who can be booked for. */
export type Person = { userId: number; fullName: string };

/** For whom or what a table is booked, and how often. */
export type MakeForm = {
  kind: 'member' | 'guest' | 'block';
  /** Part of a member's name. */
  search: string;
  userId: number | null;
  guestName: string;
  /** How it is paid; only a member has credit. */
  payBy: 'atClub' | 'credit';
  reason: string;
  /** Weeks in a row; 1 for once. */
  times: number;
};

/** The fields of the dialog that a refusal can name. */
export const makeFields = ['guestName', 'userId', 'reason', 'times'] as const;
export type MakeField = (typeof makeFields)[number];

/** What is wrong where nobody is named who plays, at the field that says who does. */
export const nobodyFault = ({ kind, guestName }: MakeForm): FieldFault<MakeField> => ({
  field: kind === 'member' ? 'userId' : 'guestName',
  text: isOneLine(guestName) ? words.making.whoMissing : fieldWords.oneLine,
});

/** Nothing is said yet. */
export const blankForm: MakeForm = {
  kind: 'guest',
  search: '',
  userId: null,
  guestName: '',
  payBy: 'atClub',
  reason: '',
  times: 1,
};

/** What is sent of the form; null where nobody is named who plays. */
export function bookingOf({ form, ...choice }: Choice & { form: MakeForm }): NewBooking | null {
  const { kind, userId, guestName, payBy, reason: note, times } = form;
  const named =
    kind === 'member'
      ? userId !== null
      : kind === 'block' || (guestName.trim() !== '' && isOneLine(guestName));
  if (!named) return null;
  return {
    ...wantedOf(choice),
    kind: kind === 'block' ? 'block' : 'play',
    ...(kind === 'member' && userId !== null && { userId, payBy }),
    ...(kind === 'guest' && { guestName: guestName.trim() }),
    ...(note.trim() !== '' && { reason: note.trim() }),
    ...(times > 1 && { repeat: { every: 'week', times } }),
  };
}
