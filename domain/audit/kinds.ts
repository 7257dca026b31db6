/** The kinds of records whose changes are told. */
export type AuditKind = 'club' | 'licence' | 'channel' | 'user' | 'membership' | 'table';
