import { silentProblem } from '#api/problem.ts';
import { idleWords as words } from '#domain/words/idle.ts';
import { defineModel } from '#model-testing/model.ts';
import { idleMachine } from './idle.ts';

const far = '2126-11-20T12:00:00.000Z';
const farther = '2126-11-20T13:00:00.000Z';
const near = '2001-11-20T12:00:00.000Z';
const nearer = '2001-11-20T11:59:00.000Z';

const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const told = (name: string, endsAt: string) => ({ name, sends: { type: 'end.told', endsAt } as const });

export const idleModel = defineModel(idleMachine, {
  endsEarly: true,
  // Only answers of the server tell it.
  cases: { 'end.told': [] },
  outcomes: {
    idleEnds: [
      told('an end that is far', far),
      told('a later end', farther),
      told('an end that is near', near),
      told('a nearer end', nearer),
    ],
    deadline: [{ name: 'passed', sends: { type: 'deadline.passed' } }],
    getConfig: [{ name: 'answered', ok: true, output: {} as never }, unanswered],
    getProfile: [{ name: 'answered', ok: true, output: {} as never }, unanswered],
  },
  identity: ({ endsAt, hasFailed }) => [endsAt, hasFailed],
  controls: { extend: { role: 'button', name: words.stay } },
  shows: {
    unknown: { absent: [words.title] },
    counting: { absent: [words.title] },
    asking: { absent: [words.title] },
    warned: ({ hasFailed }) => ({
      roles: [{ role: 'alertdialog', name: words.title }],
      texts: hasFailed ? [words.failed] : [],
    }),
    extending: { tags: ['busy'], roles: [{ role: 'alertdialog', name: words.title }] },
    ended: { absent: [words.title] },
  },
});
