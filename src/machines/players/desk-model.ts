import { silentProblem, type ProblemData } from '#api/problem.ts';
import { playerWords as words } from '#domain/words/players.ts';
import { problemWords } from '#domain/words/problems.ts';
import { secondFactorWords as factorWords } from '#domain/words/second-factor.ts';
import { defineModel } from '#model-testing/model.ts';
import { playerDeskMachine, type NamedPlayer } from './desk.ts';
import { activePlayer, suspendedPlayer, waitingAdmin } from './sample-players.ts';

const named = ({ userId, fullName, version }: NamedPlayer): NamedPlayer => ({ userId, fullName, version });
const dialog = { role: 'dialog' } as const;

const refusedAs = (code: 'changed_meanwhile' | 'password_set' | 'not_found'): ProblemData => ({
  kind: 'refused',
  status: code === 'not_found' ? 404 : 409,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

export const playerDeskModel = defineModel(playerDeskMachine, {
  id: 'player-desk',
  cases: {
    suspend: [{ player: named(activePlayer) }],
    activate: [{ player: named(suspendedPlayer) }],
    resend: [{ player: named(waitingAdmin) }],
    'reset.factor': [{ player: named(waitingAdmin) }],
  },
  outcomes: {
    updatePlayer: [
      { name: 'changed', ok: true, output: { message: words.suspended(activePlayer.fullName) } },
      { name: 'someone was first', ok: false, error: refusedAs('changed_meanwhile') },
    ],
    resendPasswordEmail: [
      { name: 'mailed', ok: true, output: { message: words.resent(waitingAdmin.email) } },
      { name: 'a password is there', ok: false, error: refusedAs('password_set') },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    resetSecondFactor: [
      { name: 'switched off', ok: true },
      { name: 'it is off already', ok: false, error: refusedAs('not_found') },
    ],
  },
  volatile: ['key'],
  identity: ({ player, statusId, mailedTo }) => [player?.userId, statusId, mailedTo],
  controls: {
    suspend: { role: 'menuitem', name: words.suspend },
    activate: { role: 'menuitem', name: words.activate },
    resend: { role: 'menuitem', name: words.resend },
    'reset.factor': { role: 'menuitem', name: factorWords.reset },
    confirm: {
      role: 'button',
      name: ({ context }) => (context.statusId === 2 ? words.suspendNow : words.activateNow),
      within: dialog,
    },
    'confirm.reset': { role: 'button', name: factorWords.resetNow, within: dialog },
    cancel: { role: 'button', name: words.cancel, within: dialog },
  },
  shows: {
    idle: { absent: [dialog] },
    asking: ({ player, statusId }) => ({
      roles: [
        {
          role: 'dialog',
          name: (statusId === 2 ? words.suspendTitle : words.activateTitle)(player?.fullName ?? ''),
        },
      ],
    }),
    changing: { tags: ['busy'] },
    askingReset: ({ player }) => ({
      roles: [{ role: 'dialog', name: factorWords.resetTitle(player?.fullName ?? '') }],
    }),
    resetting: { tags: ['busy'] },
    resending: { tags: ['busy'] },
  },
  requirements: { changing: ['C-4.06', 'C-4.09'], resending: ['C-4.08', 'C-7.26'] },
  invariants: {
    'nothing is done to somebody whom nobody meant': ({ context, value }) =>
      value === 'idle' || context.player !== null,
  },
});
