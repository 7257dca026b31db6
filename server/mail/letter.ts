import type { CalendarFile } from './calendar.ts';

/** A piece of what a mail says, in the order of reading. */
export type Passage =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'code'; code: string }
  /** `path` is an address of the product, without its origin. */
  | { kind: 'button'; label: string; path: string };

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
