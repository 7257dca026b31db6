/** Texts of the mailbox page that stands in for a mail server outside production. */
export const outboxWords = {
  title: 'Mailbox',
  purpose: 'No mail server is set, so mails are kept here, for this machine alone. The newest stand first.',
  to: 'To',
  at: 'Written',
  until: 'Not sent after',
  show: 'Show',
  none: 'There is no mail yet.',
  text: 'As plain text',
  calendar: 'Calendar file',
  page: 'As a page',
  instant: (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`,
} as const;
