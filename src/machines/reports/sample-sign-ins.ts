import type { SignInDay, SignInRow } from './list.ts';

/** Two people who have logged in, one of whom is still there. */
export const sampleSignIns: SignInRow[] = [
  {
    id: 2,
    user: { userId: 31, fullName: 'Ana Beltrán' },
    roleId: 5,
    clubs: [{ clubId: 3, name: 'Cue Club Monterrey' }],
    device: 'Chrome on Android',
    signedInAt: '2026-03-14T18:05:00.000Z',
    signedOutAt: null,
  },
  {
    id: 1,
    user: { userId: 4, fullName: 'Marcus Whitfield' },
    roleId: 4,
    clubs: [],
    device: 'Safari on macOS',
    signedInAt: '2026-03-13T15:00:00.000Z',
    signedOutAt: '2026-03-13T16:40:00.000Z',
  },
];

/** How many came and went on those days. */
export const sampleDays: SignInDay[] = [
  { day: '2026-03-13', signIns: 1, signOuts: 1 },
  { day: '2026-03-14', signIns: 1, signOuts: 0 },
];
