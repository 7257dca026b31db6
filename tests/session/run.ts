import { createActor, type SnapshotFrom } from 'xstate';
import { createVirtualClock } from '#model-testing/clock.ts';
import { fakeActors, settleFake } from '#model-testing/fakes.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { SignInAnswer } from '#api/sign-in.ts';
import type { Remembered } from '#browser/stored-session.ts';
import { sessionModel } from '#machines/app/session-model.ts';
import type { SessionEmitted, SessionEvent } from '#machines/app/session-setup.ts';
import { sessionMachine } from '#machines/app/session.ts';
import type { SignInIntent } from '#machines/app/session-state.ts';
import { withoutEffects } from '#tests/support/effects.ts';

/** What the browser remembers of nobody. */
export const nobody: Remembered = { user: null, clubs: [], expiresAt: null, pending: null, wanted: null };

const clubs = [{ clubId: 7, name: 'Cue Club Monterrey', clubName: 'Cue Club Monterrey', isActive: true }];

/** An answer to the sign-in of someone with a role, member of a club. */
export function answerFor(
  roleId: 1 | 2 | 3 | 4 | 5,
  given: Partial<SignInAnswer> = {},
  userId = roleId,
): SignInAnswer {
  return {
    token: `token ${userId}`,
    tokenExpiresAt: '2126-11-20T12:00:00.000Z',
    serverNow: '2026-11-20T12:00:00.000Z',
    eulaNotAccepted: false,
    userInfo: {
      userId,
      fullName: 'Valentina Quintero',
      email: `role${roleId}@baulk.example`,
      roleId,
      profileImage: null,
      firstLogin: false,
      isReferee: false,
    },
    clubs,
    ...given,
  };
}

/** What the browser remembers of someone signed in. */
export function rememberedOf(answer: SignInAnswer): Remembered {
  return { ...nobody, user: answer.userInfo, clubs, expiresAt: answer.tokenExpiresAt };
}

/** The session's end as the server says it. */
export const lost: ProblemData = {
  kind: 'refused',
  status: 401,
  code: 'session_expired',
  message: 'Session expired, Please login again.',
  fields: {},
  retryAfterSeconds: null,
};

export const done = { name: 'done', ok: true } as const;
export const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
export const offline = { name: 'offline', ok: false, error: silentProblem('offline') } as const;
export const refusedWith = (error: ProblemData) => ({ name: 'refused', ok: false, error }) as const;

/** The session machine whose calls turn out as told; it notes its effects on the browser instead of having them. */
export function runSession(remembered: Remembered = nobody) {
  const effects: string[] = [];
  const told: SessionEmitted[] = [];
  const machine = withoutEffects(sessionMachine, (name) => effects.push(name));
  const actor = createActor(machine.provide({ actors: fakeActors(sessionModel) }), {
    clock: createVirtualClock(),
  });
  actor.on('*', (event) => told.push(event));
  actor.start();
  const run = {
    effects,
    told,
    send: (event: SessionEvent) => actor.send(event),
    answer: (src: string, outcome: Outcome) => settleFake(actor, src, outcome),
    snapshot: (): SnapshotFrom<typeof sessionMachine> => actor.getSnapshot(),
    /** Where the last order to go somewhere leads; undefined while there was none. */
    wentTo: () => told.findLast((event) => event.type === 'go')?.to,
    signIn(answer: SignInAnswer, intent: SignInIntent = 'land', shouldRemember = false) {
      actor.send({ type: 'sign.in.started' });
      actor.send({ type: 'signed.in', answer, intent, shouldRemember });
    },
  };
  run.answer('recallSession', { name: 'recalled', ok: true, output: remembered });
  return run;
}

/** The session of someone who is signed in, as the server has confirmed. */
export function runSignedIn(answer: SignInAnswer = answerFor(5)) {
  const run = runSession(rememberedOf(answer));
  run.answer('getProfile', unanswered);
  return run;
}
