import type { Notice, NoticeKind } from '#machines/app/notices.ts';

/** What a machine tells the page that people are to be told. */
export type Telling = { type: 'notice'; notice: Notice };

const telling =
  (kind: NoticeKind) =>
  (tone: Notice['tone'], text: string): Telling => ({ type: 'notice', notice: { kind, tone, text } });

/** The notice of what was done, or could not be, in passing. */
export const toast = telling('toast');

/** The notice of what people should read. */
export const banner = telling('banner');

/** The notice of a mail that is on its way. */
export const mailBanner = telling('mail');
