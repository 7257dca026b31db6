/** A piece of what a mail says, in the order of reading. */
export type Passage =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'code'; code: string }
  /** `path` is an address of the product, without its origin. */
  | { kind: 'button'; label: string; path: string };

/** Something that a calendar keeps; instants in ISO 8601. */
export type CalendarEvent = {
  /** By which a calendar finds it again: a kind and an id. */
  uid: string;
  /** A later number takes the place of an earlier one. */
  sequence: number;
  startsAt: string;
  endsAt: string;
  title: string;
  place: string;
  /** An address of the product, without its origin. */
  path: string;
};

/** Events as a calendar takes them in, or lets them go. */
export type CalendarFile = {
  /** How a program calls it that subscribes to it. */
  name?: string;
  method: 'publish' | 'cancel';
  /** When this was so, in ISO 8601. */
  at: string;
  events: readonly CalendarEvent[];
};

/** What a mail says, apart from how it looks. */
export type Letter = {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  passages: Passage[];
  /** Why this person receives it. */
  reason: string;
  /** What the reader's calendar is told. */
  calendar?: CalendarFile;
};

/** Who sends, and where the links lead. */
export type Frame = { publicUrl: URL; operator: string };

/** The whole address of a path of the product; never made from what a request says of its host. */
export function addressOf({ publicUrl }: Frame, path: string): string {
  return new URL(path, publicUrl).href;
}
