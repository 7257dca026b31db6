import { silentProblem } from '#api/problem.ts';
import { calendarWords as words } from '#domain/words/calendar.ts';
import { errorWords } from '#domain/words/errors.ts';
import { defineModel } from '#model-testing/model.ts';
import { calendarMachine } from './calendar.ts';

const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const question = { role: 'dialog' } as const;
const path = '/api/calendar/sample.ics';

export const calendarModel = defineModel(calendarMachine, {
  input: { origin: 'https://baulk.example' },
  cases: {},
  outcomes: {
    getCalendarFeed: [
      { name: 'none', ok: true, output: { since: null } },
      { name: 'one', ok: true, output: { since: '2026-11-20T12:00:00.000Z' } },
      unanswered,
    ],
    renewCalendarFeed: [{ name: 'made', ok: true, output: { path, message: words.made } }, unanswered],
    endCalendarFeed: [{ name: 'ended', ok: true, output: { message: words.ended } }, unanswered],
    copyText: [
      { name: 'copied', ok: true },
      { name: 'not allowed', ok: false, error: {} },
    ],
  },
  identity: ({ since, path: shown, refusal, doing }) => [since, shown, refusal, doing],
  controls: {
    retry: { role: 'button', name: errorWords.retry },
    make: { role: 'button', name: words.make },
    copy: { role: 'button', name: words.copy },
    renew: { role: 'button', name: words.renew },
    end: { role: 'button', name: words.end },
    confirm: {
      role: 'button',
      name: ({ context }) => (context.doing === 'end' ? words.endNow : words.renewNow),
      within: question,
    },
    keep: { role: 'button', name: words.keep, within: question },
  },
  shows: {
    loading: { tags: ['busy'] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    off: { texts: [words.purpose], absent: [question] },
    making: { tags: ['busy'] },
    on: ({ path: shown }) => ({
      ...(shown === null ? {} : { roles: [{ role: 'textbox', name: words.address }] }),
      absent: [question],
    }),
    confirming: ({ doing }) => ({
      roles: [{ role: 'dialog', name: doing === 'end' ? words.endTitle : words.renewTitle }],
    }),
    ending: { tags: ['busy'] },
  },
  invariants: {
    'no address is lost that nobody has confirmed': (snapshot, before) =>
      !snapshot.matches('ending') ||
      before === undefined ||
      before.matches('confirming') ||
      before.matches('ending'),
  },
  requirements: { on: ['A-6.18'] },
});
