import { silentProblem } from '#api/problem.ts';
import type { Standing } from '#api/session.ts';
import { defineModel } from '#model-testing/model.ts';
import { standingMachine } from './standing.ts';

const standing: Standing = {
  userId: 5,
  fullName: 'Pilar Montoya',
  email: 'player@baulk.example',
  roleId: 5,
  profileImage: null,
  firstLogin: false,
  isReferee: false,
  clubs: [{ clubId: 7, name: 'Club Billares Obelisco', clubName: 'Club Billares Obelisco', isActive: true }],
  tokenExpiresAt: '2126-11-21T00:00:00.000Z',
  serverNow: '2026-11-20T12:00:00.000Z',
};

export const standingModel = defineModel(standingMachine, {
  id: 'standing',
  outcomes: {
    polling: [{ name: 'it is time', sends: { type: 'refresh.due' } }],
    getStanding: [
      { name: 'read', ok: true, output: standing },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ known }) => [known],
});
