/** Words for the sheet of parts; the product's own live in `domain/words`. */
export const sampleWords = {
  password: {
    show: 'Show password',
    clipboardRefused:
      'Copy and paste are off in password fields. Type it, or let your password manager fill it in.',
  },
  paging: {
    label: 'Pages of clubs',
    of: 'of',
    rows: 'Rows',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page',
  },
} as const;
