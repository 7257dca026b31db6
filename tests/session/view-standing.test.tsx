import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Standing } from '#api/session.ts';
import { selectClubs, selectUser, selectVisitor } from '#machines/app/selectors.ts';
import { sessionModel } from '#machines/app/session-model.ts';
import { sessionMachine } from '#machines/app/session.ts';
import { fakeActors, settleFake } from '#model-testing/fakes.ts';
import { Idle } from '#views/app/routes/idle.tsx';
import { startOwn } from '#views/dev/resting-actors.ts';
import { appActors, follow, player } from './app-harness.tsx';
import { unanswered } from './run.ts';
import { serve } from './server-answers.ts';

afterEach(() => vi.unstubAllGlobals());

const standing: Standing = {
  userId: 5,
  fullName: 'Valentina Quintero',
  email: 'player@baulk.example',
  roleId: 4,
  profileImage: null,
  firstLogin: false,
  isReferee: false,
  clubs: [{ clubId: 9, name: 'Cue Club Monterrey', clubName: 'Cue Club Monterrey', isActive: true }],
  tokenExpiresAt: '2126-11-21T00:00:00.000Z',
  serverNow: '2026-11-20T12:00:00.000Z',
};

/** Someone has looked at another tab, and comes back to this one. */
async function comeBack(): Promise<void> {
  for (const hidden of [true, false]) {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    await follow(() => document.dispatchEvent(new Event('visibilitychange')));
  }
  vi.restoreAllMocks();
}

it('C-3.49 whoever comes back to a page has the role and the clubs that they have by now, without a reload', async () => {
  const session = createActor(sessionMachine.provide({ actors: fakeActors(sessionModel) })).start();
  const actors = appActors({ session });
  const stop = startOwn(actors);
  const called = serve({ '/standing': () => Response.json(standing) });
  await follow(() => settleFake(session, 'recallSession', { name: 'recalled', ok: true, output: player }));
  await follow(() => settleFake(session, 'getProfile', unanswered));
  const page = render(<Idle actors={actors} />);
  expect(selectClubs(session.getSnapshot())).toEqual(player.clubs);
  await comeBack();
  await vi.waitFor(() => expect(called).toEqual(['/api/standing']));
  await vi.waitFor(() => expect(selectUser(session.getSnapshot())?.roleId).toBe(4));
  expect(selectVisitor(session.getSnapshot())).toMatchObject({ roleId: 4, clubs: standing.clubs });
  page.unmount();
  stop();
  session.stop();
});
