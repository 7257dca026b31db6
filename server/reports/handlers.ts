import type { components } from '#contract/api.gen.ts';
import { daysAsInstants } from '#domain/dates/day-range.ts';
import { deviceOf } from '#domain/session/device.ts';
import { deviceText } from '#domain/words/session-list.ts';
import { withoutPerson } from '#domain/personal-data/erased.ts';
import { findEntries, type AuditListed } from '#server/audit/list.ts';
import { noHash, sealOf } from '#server/audit/seal.ts';
import type { Handlers } from '#server/http/contract.ts';
import { Refusal } from '#server/http/problem.ts';
import { requireTimeZone } from '#server/http/time-zone.ts';
import type { Secrets } from '#server/services/secrets.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findSignIns, type SignInListed } from './sign-ins.ts';

type Schemas = components['schemas'];

/** What administrators read of what was done: the audit, and who came and went (document 001, section 7). */
export function createReportHandlers({
  db,
  clock,
  secrets,
}: SessionParts): Pick<Handlers, 'listAuditEntries' | 'listSignIns'> {
  return {
    async listSignIns({ query, caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const { from, to, timeZone = 'UTC', limit = 10, pageNumber = 1, ...kept } = query;
      requireTimeZone(timeZone);
      const page = { ...daysAsInstants({ from, to }, timeZone), timeZone, now: clock(), limit, pageNumber };
      const ownOf = caller.roleId === 1 ? undefined : caller.userId;
      const { rows, total, days } = await findSignIns(db, { ...kept, ...page, ownOf });
      return { status: 200, body: { rows: rows.map(composeSignIn), total, days } };
    },

    async listAuditEntries({ query }) {
      const { from, to, timeZone = 'UTC', limit = 10, pageNumber = 1, ...kept } = query;
      requireTimeZone(timeZone);
      const days = daysAsInstants({ from, to }, timeZone);
      const { rows, total } = await findEntries(db, { ...kept, ...days, limit, pageNumber });
      return { status: 200, body: { rows: rows.map((row) => composeEntry(row, secrets)), total } };
    },
  };
}

function composeSignIn(row: SignInListed): Schemas['SignInRow'] {
  return {
    id: row.id,
    user: row.user,
    roleId: row.role_id as Schemas['RoleId'],
    clubs: row.clubs,
    device: deviceText(deviceOf(row.user_agent)),
    signedInAt: row.at.toISOString(),
    signedOutAt: row.signed_out_at?.toISOString() ?? null,
  };
}

function composeEntry(row: AuditListed, secrets: Secrets): Schemas['AuditEntry'] {
  return {
    id: row.id,
    at: row.at.toISOString(),
    operation: row.operation,
    user: row.user,
    club: row.club,
    record: { kind: row.kind as Schemas['AuditKind'], id: row.record_id, name: row.record_name },
    changes: row.is_erased ? withoutPerson(row.changes) : row.changes,
    seal: sealStateOf(row, secrets),
  };
}

function sealStateOf(row: AuditListed, secrets: Secrets): Schemas['AuditEntry']['seal'] {
  const { place, hash, previous } = row;
  if (place === null || hash === null) return 'pending';
  const isWhole = place === 1 || previous !== null;
  const seal = sealOf(secrets, { place, previous: previous ?? noHash }, row);
  return isWhole && seal.equals(hash) ? 'whole' : 'broken';
}
