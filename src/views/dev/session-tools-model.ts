import { defineModel } from '#model-testing/model.ts';
import type { ProblemData } from '#api/problem.ts';
import type { Profile } from '#api/profile.ts';
import { devWords } from '#domain/words/dev.ts';
import { errorWords } from '#domain/words/errors.ts';
import { sessionWords } from '#domain/words/session.ts';
import { sessionToolsMachine } from './session-tools-machine.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 401,
  code: 'session_expired',
  message: sessionWords.expired,
  fields: {},
  retryAfterSeconds: null,
};
const offline: ProblemData = { ...refused, kind: 'offline', status: 0, message: errorWords.offlineReason };
/** The one field that the machine reads. */
const profile = { fullName: 'Valentina Quintero' } as Profile;
const noAnswer = { name: 'no answer', ok: false, error: 'no answer' } as const;
const nobody = { name: 'nobody', ok: true, output: 'nobody' } as const;

export const sessionToolsModel = defineModel(sessionToolsMachine, {
  outcomes: {
    getProfile: [
      { name: 'answered', ok: true, output: profile },
      { name: 'refused', ok: false, error: refused },
      { name: 'offline', ok: false, error: offline },
    ],
    endAtServer: [{ name: 'ended', ok: true, output: 'ended' }, nobody, noAnswer],
    letExpire: [{ name: 'expiring', ok: true, output: 'expiring' }, nobody, noAnswer],
    restoreClock: [{ name: 'clock back', ok: true, output: 'clockBack' }, noAnswer],
  },
  controls: {
    call: { role: 'button', name: devWords.tool.call },
    'end.session': { role: 'button', name: devWords.tool.end },
    'expire.session': { role: 'button', name: devWords.tool.expire },
    'restore.clock': { role: 'button', name: devWords.tool.restoreClock },
  },
  shows: {
    idle: ({ told }) => ({ texts: [told] }),
    calling: { tags: ['busy'] },
    ending: { tags: ['busy'] },
    expiring: { tags: ['busy'] },
    restoring: { tags: ['busy'] },
  },
  identity: ({ told }) => told,
});
