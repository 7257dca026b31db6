import type { JoinRequest } from './requests.ts';

/** A player who wants to become a member. */
export const joining: JoinRequest = {
  id: 71,
  userId: 51,
  fullName: 'Renata Ocampo',
  email: 'renata@ocampo.example',
  profileImage: null,
  kind: 'join',
  createdAt: '2026-11-18T10:00:00.000Z',
};

/** A member who wants to leave. */
export const leaving: JoinRequest = {
  ...joining,
  id: 72,
  userId: 52,
  fullName: 'Boris Lund',
  email: 'boris@lund.example',
  kind: 'leave',
};
