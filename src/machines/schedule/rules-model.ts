import type { ScheduleRules } from '#api/schedule.ts';
import { usualRules } from '#domain/booking/rules.ts';
import {
  findRulesFormFault,
  rulesDifferences,
  rulesFormOf,
  type RulesForm,
} from '#domain/schedule/rules-form.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { rulesWords as words } from '#domain/words/schedule-rules.ts';
import { scheduleWords } from '#domain/words/schedule.ts';
import { defineModel } from '#model-testing/model.ts';
import { rulesMachine } from './rules.ts';
import { refusedAs, unanswered } from './sample-plan.ts';

const dialog = { role: 'dialog' } as const;

/** Open from Friday afternoon into the night, and closed on a holiday. */
export const sampleRules: ScheduleRules = {
  club: { clubId: 3, name: 'Brooklyn Rack House' },
  zone: 'America/New_York',
  currency: 'USD',
  rules: usualRules,
  hours: [{ weekday: 5, opens: 28, closes: 52 }],
  exceptions: [{ day: '2099-12-25', opens: null, closes: null, note: 'Christmas' }],
  version: '3',
};

const theirs: ScheduleRules = { ...sampleRules, rules: { ...usualRules, mostOpen: 9 }, version: '4' };
const saved = rulesFormOf(sampleRules);
const friday = scheduleWords.weekdays[4] ?? '';
const keyAt = (rows: readonly { key: number }[]): number => rows[0]?.key ?? 0;
const isAsRead = ({ form, saved: over }: { form: RulesForm; saved: RulesForm }): boolean =>
  rulesDifferences(form, over).length === 0;

export const rulesModel = defineModel(rulesMachine, {
  id: 'schedule-rules',
  input: { clubId: 3, typedBy: 1 },
  endsEarly: true,
  cases: {
    // Hours and days are changed in rules as they were read: each by itself, not in every combination.
    'window.added': (context) => (isAsRead(context) ? [{ weekday: 2 }] : []),
    'window.changed': (context) =>
      isAsRead(context) ? [{ key: keyAt(context.form.windows), change: { opens: 30 } }] : [],
    'window.removed': (context) => (isAsRead(context) ? [{ key: keyAt(context.form.windows) }] : []),
    'day.copied': (context) => (isAsRead(context) ? [{ weekday: 5 }] : []),
    'exception.added': (context) => (isAsRead(context) ? [{}] : []),
    'exception.changed': (context) =>
      isAsRead(context) ? [{ key: keyAt(context.form.exceptions), change: { note: 'Feast' } }] : [],
    'exception.removed': (context) => (isAsRead(context) ? [{ key: keyAt(context.form.exceptions) }] : []),
    'rule.changed': ({ form }) => [{ change: { mostOpen: form.mostOpen === '4' ? '0' : '4' } }],
  },
  outcomes: {
    getScheduleRules: [
      { name: 'the rules', ok: true, output: sampleRules },
      { name: 'others by now', ok: true, output: theirs },
      unanswered,
    ],
    recallDraft: [
      { name: 'nothing kept', ok: true, output: null },
      {
        name: 'a draft kept',
        ok: true,
        output: {
          version: '3',
          at: '2026-11-20T14:02:00.000Z',
          form: { mostOpen: '6' },
          over: { mostOpen: saved.mostOpen },
        },
      },
      { name: 'unreadable', ok: false, error: {} },
    ],
    updateScheduleRules: [
      { name: 'changed', ok: true, output: { message: scheduleWords.rulesChanged } },
      { name: 'someone was first', ok: false, error: refusedAs('changed_meanwhile', 412) },
      {
        name: 'hours that overlap',
        ok: false,
        error: { ...refusedAs('hours_overlap', 400), fields: { hours: words.faults.overlap } },
      },
      unanswered,
    ],
  },
  volatile: ['key'],
  identity: ({ form, saved: over, known, restoredFrom, fault, refusal, theirs: other }) => [
    form.windows.length,
    form.windows[0]?.opens,
    form.exceptions.length,
    form.exceptions[0]?.note,
    findRulesFormFault(form)?.field,
    rulesDifferences(form, over),
    known?.version,
    restoredFrom,
    fault?.text,
    refusal,
    other?.known.version,
  ],
  controls: {
    'window.added': { role: 'button', name: words.addHours(scheduleWords.weekdays[1] ?? '') },
    'window.changed': { kind: 'outside', from: 'the hours of a weekday' },
    'window.removed': {
      role: 'button',
      name: ({ context: { form }, event }) => {
        const window = form.windows.find(({ key }) => key === event.key);
        return removeName(window?.weekday ?? 1, window?.opens ?? 0);
      },
    },
    'day.copied': { role: 'button', name: words.copy(friday) },
    'exception.added': { role: 'button', name: words.addException },
    'exception.changed': { kind: 'outside', from: 'the fields of a single day' },
    'exception.removed': { role: 'button', name: words.remove(words.exception(1)) },
    'rule.changed': { kind: 'outside', from: 'the rules of booking and cancelling' },
    submit: { role: 'button', name: words.save },
    back: { role: 'button', name: words.back },
    'keep.mine': { role: 'button', name: words.keepMine, within: dialog },
    'take.theirs': { role: 'button', name: words.takeTheirs, within: dialog },
    leave: { role: 'button', name: words.leave, within: dialog },
    stay: { role: 'button', name: words.stay, within: dialog },
    'keep.draft': { role: 'button', name: draftWords.keep },
    'discard.draft': { role: 'button', name: draftWords.discard },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    loading: { tags: ['busy'] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    editing: ({ form }) => ({
      roles: form.exceptions.map((_, place) => ({ role: 'group', name: words.exception(place + 1) })),
      texts:
        form.windows.length === 7 ? [] : [form.windows.length === 0 ? words.alwaysOpen : words.closedDay],
      absent: [dialog],
    }),
    'editing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    updating: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    recalling: { tags: ['busy'] },
    resolvingConflict: { roles: [{ role: 'dialog', name: words.differTitle }] },
    leaving: { roles: [{ role: 'dialog', name: words.leaveTitle }] },
  },
  unreachable: {
    'schedule-rules.loading|xstate.done.actor.0.schedule-rules.loading|1':
      'an answer always has the rules: a club that is not there is a refusal',
    'schedule-rules.comparing|xstate.done.actor.0.schedule-rules.comparing|2':
      'an answer always has the rules: a club that is not there is a refusal',
  },
  requirements: { editing: ['A-1.41', 'A-1.43', 'A-2.54', 'C-9.08'] },
});

/** The button that takes the hours of a weekday away. */
function removeName(weekday: number, opens: number): string {
  const time = `${String(Math.floor(opens / 2)).padStart(2, '0')}:${opens % 2 === 0 ? '00' : '30'}`;
  return words.removeHours(scheduleWords.weekdays[weekday - 1] ?? '', time);
}
