import type { LicenceFault } from '#domain/licences/fault.ts';
import type { LicenceStatusId } from '#domain/licences/status.ts';
import { dayWords } from './days.ts';
import { differenceWords } from './differences.ts';
import { problemWords } from './problems.ts';
import { translated } from '#domain/language/translated.ts';

const statuses: Record<LicenceStatusId, string> = {
  1: 'Active',
  3: 'Expired',
  9: 'Expiring Soon',
  10: 'Not Started',
};

const faults: Record<LicenceFault['code'], string> = {
  licence_count_missing: problemWords.licence_count_missing,
  licence_count_whole: 'A number of licences is a whole number.',
  licence_count_too_long: problemWords.licence_count_too_long,
  licence_count_locked: problemWords.licence_count_locked,
  licence_start_missing: 'Start Date is Required',
  licence_start_locked: problemWords.licence_start_locked,
  licence_start_past: problemWords.licence_start_past,
  licence_end_missing: 'Expiry Date is Required',
  licence_end_early: problemWords.licence_end_early,
  licence_end_late: problemWords.licence_end_late,
  day_malformed: dayWords.unfinished,
};

/** Texts of licences, wherever they are shown. */
export const licenceWords = translated('licence', {
  statuses,
  faults,
  /** Beside a status: the day that matters to it, as MM/DD/YYYY. */
  until: (day: string) => `to ${day}`,
  since: (day: string) => `since ${day}`,
  from: (day: string) => `from ${day}`,
  renewedTo: (day: string) => `renewed to ${day}`,
  renewed: (name: string) => `${name} is the next term.`,
  title: 'License Management',
  loading: 'Reading the licences',
  failed: 'The licences could not be read',
  empty: 'This club has no licence yet',
  emptyText: 'Add the first one.',
  columns: {
    licence: 'Licence',
    count: 'Count',
    start: 'Start',
    end: 'End',
    status: 'Status',
    actions: 'Actions',
  },
  fields: { count: 'Number of licences', start: 'Start date', end: 'Expiry date' },
  locked: 'locked',
  lockNote:
    'A lock marks what cannot change in that status: the start date while a licence is active, the count in every other one.',
  add: 'Add licence',
  addTitle: 'Add a licence',
  edit: (name: string) => `Edit ${name}`,
  renew: (name: string) => `Renew ${name}`,
  renewShort: 'Renew',
  renewTitle: (name: string) => `Renew ${name}?`,
  renewPurpose: (count: number, start: string, end: string) =>
    `The next term has ${count} ${count === 1 ? 'licence' : 'licences'}, from ${start} to ${end}.`,
  renewNow: 'Renew licence',
  remove: (name: string) => `Delete ${name}`,
  save: 'Save licence',
  cancel: 'Cancel',
  close: 'Close',
  removeTitle: (name: string) => `Delete ${name}?`,
  removePurpose: 'The licences that it gives end at once.',
  removeNow: 'Delete licence',
  ...differenceWords,
  differTitle: (name: string) => `Someone else has changed ${name}`,
  field: 'Field',
  stay: 'Keep editing',
  gone: (name: string) => `Someone else has deleted ${name}.`,
  nothing: 'Nothing',
  added: (name: string) => `${name} was added.`,
  changed: (name: string) => `Changes to ${name} saved.`,
  removed: (name: string) => `${name} was deleted.`,
});
