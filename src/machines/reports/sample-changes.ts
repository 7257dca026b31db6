import type { AuditEntry } from './changes.ts';

/** A club that was changed, and a stream key that was looked at. */
export const sampleChanges: AuditEntry[] = [
  {
    id: 2,
    at: '2026-03-14T18:05:00.000Z',
    operation: 'updateClub',
    user: { userId: 1, fullName: 'Valeria Ocampo' },
    club: { clubId: 3, name: 'Cue Club Monterrey' },
    record: { kind: 'club', id: 3, name: 'Cue Club Monterrey' },
    changes: [
      { field: 'city', before: 'Saltillo', after: 'Monterrey' },
      { field: 'monthlyChargeDay', before: null, after: '7' },
    ],
    seal: 'whole',
  },
  {
    id: 1,
    at: '2026-03-13T15:00:00.000Z',
    operation: 'revealStreamKey',
    user: null,
    club: null,
    record: { kind: 'channel', id: 31, name: null },
    changes: [],
    seal: 'pending',
  },
];
