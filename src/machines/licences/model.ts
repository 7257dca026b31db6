import type { Licence } from '#api/licences.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { dayText } from '#domain/dates/typed-day.ts';
import { millisecondsOf } from '#domain/licences/term.ts';
import { licenceName } from '#domain/licences/text.ts';
import { errorWords } from '#domain/words/errors.ts';
import { dayWords } from '#domain/words/days.ts';
import { licenceWords as words } from '#domain/words/licences.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { locksOf } from './entry.ts';
import { licencesMachine } from './machine.ts';

const licence = (
  id: number,
  start: string,
  end: string,
  licenceStatusId: Licence['licenceStatusId'],
): Licence => ({
  id,
  clubId: 3,
  numberOfLicence: 12,
  startDate: millisecondsOf(start),
  endDate: millisecondsOf(end),
  licenceStatusId,
  isRenewed: false,
  version: '1',
});
const active = licence(31, '2026-03-15', '2027-03-15', 1);
const expiring = licence(32, '2025-12-09', '2026-12-09', 9);

const listed = (rows: Licence[] | null, ...selected: Licence[]): { licence: Licence }[] =>
  rows?.length ? selected.map((one) => ({ licence: one })) : [];

const changedMeanwhile: ProblemData = {
  kind: 'refused',
  status: 412,
  code: 'changed_meanwhile',
  message: problemWords.changed_meanwhile,
  fields: {},
  retryAfterSeconds: null,
};

const dialog = { role: 'dialog' } as const;
const within = dialog;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const changedOutcome = { name: 'someone was first', ok: false, error: changedMeanwhile } as const;
const told = { ok: true, output: { message: 'CS-31 is kept.' } } as const;

export const licencesModel = defineModel(licencesMachine, {
  id: 'licences',
  input: { clubId: 3 },
  cases: {
    edit: ({ rows }) => listed(rows, active, expiring),
    renew: ({ rows }) => listed(rows, expiring, active),
    remove: ({ rows }) => listed(rows, active),
    changed: ({ entry, licence: selected }) =>
      locksOf(selected).count
        ? [{ field: 'count', value: '12' }]
        : [{ field: 'count', value: entry.count === '40' ? '' : '40' }],
  },
  outcomes: {
    listLicences: [
      {
        name: 'two',
        ok: true,
        output: {
          rows: [active, expiring],
          today: millisecondsOf('2026-11-20'),
          timeZone: 'America/Chicago',
        },
      },
      { name: 'none', ok: true, output: { rows: [], today: millisecondsOf('2026-11-20'), timeZone: 'UTC' } },
      unanswered,
    ],
    createLicence: [{ name: 'added', ...told }, unanswered],
    updateLicence: [{ name: 'changed', ...told }, changedOutcome, unanswered],
    renewLicence: [
      { name: 'renewed', ok: true, output: licence(33, '2026-12-10', '2027-12-09', 10) },
      unanswered,
    ],
    deleteLicence: [{ name: 'deleted', ...told }, changedOutcome, unanswered],
    deadline: [{ name: 'midnight', sends: { type: 'deadline.passed' } }],
  },
  volatile: ['key'],
  identity: ({ rows, licence: selected, entry, today }) => [rows?.length, selected?.id, entry.count, today],
  controls: {
    add: { role: 'button', name: words.add },
    edit: { role: 'button', name: ({ event }) => words.edit(licenceName(event.licence.id)) },
    renew: { role: 'button', name: ({ event }) => words.renew(licenceName(event.licence.id)) },
    'renew.now': { role: 'button', name: words.renewNow, within },
    remove: { role: 'button', name: ({ event }) => words.remove(licenceName(event.licence.id)) },
    changed: { role: 'textbox', name: words.fields.count, within, value: 'value' },
    save: { role: 'button', name: words.save, within },
    cancel: { role: 'button', name: words.cancel, within },
    'keep.mine': { role: 'button', name: words.keepMine, within },
    'take.theirs': { role: 'button', name: words.takeTheirs, within },
    stay: { role: 'button', name: words.stay, within },
    confirm: { role: 'button', name: words.removeNow, within },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    loading: { tags: ['busy'] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    shown: ({ rows }) => ({
      texts:
        rows?.length === 0 ? [words.empty] : ['CS-31', '03/15/2026', '03/15/2027', 'Active', 'Expiring Soon'],
      absent: [dialog],
    }),
    entering: ({ entry, licence: selected }) => ({
      texts: [dayWords.order],
      roles: [
        { role: 'dialog', name: selected ? words.edit(licenceName(selected.id)) : words.addTitle },
        { role: 'textbox', name: words.fields.count, value: entry.count },
        { role: 'textbox', name: words.fields.start, value: dayText(entry.start) },
        { role: 'textbox', name: words.fields.end, value: dayText(entry.end) },
      ],
    }),
    'entering.faulty': ({ fault }) => ({ texts: fault ? [words.faults[fault.code]] : [] }),
    'entering.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    adding: { tags: ['busy'], texts: [dayWords.order] },
    updating: { tags: ['busy'], texts: [dayWords.order] },
    comparing: { tags: ['busy'], texts: [dayWords.order] },
    resolvingConflict: ({ licence: selected }) => ({
      roles: [{ role: 'dialog', name: words.differTitle(licenceName(selected?.id ?? 0)) }],
      absent: [{ role: 'textbox', name: words.fields.count }],
    }),
    offering: ({ licence: selected }) => ({
      roles: [{ role: 'dialog', name: words.renewTitle(licenceName(selected?.id ?? 0)) }],
    }),
    renewing: { tags: ['busy'] },
    confirmingDelete: ({ licence: selected }) => ({
      roles: [{ role: 'dialog', name: words.removeTitle(licenceName(selected?.id ?? 0)) }],
    }),
    removing: { tags: ['busy'] },
  },
  requirements: {
    shown: ['C-2.25', 'C-3.21', 'C-4.25', 'C-9.03'],
    entering: ['C-2.26', 'C-4.21', 'C-4.24', 'C-5.19', 'C-9.02'],
    offering: ['C-2.26', 'C-4.26', 'C-4.27', 'C-4.28'],
    renewing: ['C-4.22', 'C-7.21'],
    removing: ['C-4.23', 'C-7.20'],
    adding: ['C-7.18', 'C-4.19'],
    updating: ['C-7.19'],
    loading: ['C-7.17'],
  },
});
