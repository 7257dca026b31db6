import { mayKeep } from '#domain/players/rights.ts';
import { playerWords } from '#domain/words/players.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { sendLink } from '#server/password/request.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { addPlayer, type PlayerParts } from './adding.ts';
import { changePlayer } from './changing.ts';
import { findPeople } from './list.ts';
import { composePerson, composeRow, findPerson, versionOf } from './person.ts';

type PlayerHandlers = Pick<
  Handlers,
  'listPlayers' | 'getPlayer' | 'createPlayer' | 'updatePlayer' | 'resendPasswordEmail'
>;

/** So many times an hour somebody is mailed their link again, counting all who ask. */
const hourlyResends = { max: 5, seconds: 3600 };

/** Members and administrators, as those see and keep them who may (document 000, section 6). */
export function createPlayerHandlers(parts: PlayerParts): PlayerHandlers {
  const { db } = parts;
  return {
    async listPlayers({ query, caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const { rows, total } = await findPeople(db, caller, query);
      return { status: 200, body: { rows: rows.map(composeRow), total } };
    },

    async getPlayer({ path: { userId }, caller, reply }) {
      if (!caller) throw new Refusal('unauthorised');
      const person = await findPerson(db, caller, { userId });
      if (!person) return { status: 404, body: problemBody('not_found') };
      reply.header('etag', versionOf(person));
      return { status: 200, body: composePerson(person) };
    },

    createPlayer: (call) => addPlayer(parts, call),
    updatePlayer: (call) => changePlayer(parts, call),
    async resendPasswordEmail(call) {
      const spending = await parts.limits.spend([{ key: `resend:${call.path.userId}`, ...hourlyResends }]);
      if (!spending.ok) throw new Refusal('too_many_attempts', { retryAfter: spending.retryAfter });
      return call.once((transaction) => resend({ ...parts, db: transaction }, call));
    },
  };
}

/** Mails another link to somebody who has set no password yet; those before are worth nothing any more. */
async function resend(
  { db, clock, outbox }: PlayerParts,
  { path: { userId }, caller }: Call<'resendPasswordEmail'>,
): Promise<Reply<'resendPasswordEmail'>> {
  if (!caller) throw new Refusal('unauthorised');
  const person = await findPerson(db, caller, { userId, isTaken: true });
  if (!person) return { status: 404, body: problemBody('not_found') };
  if (person.status_id !== 4) return { status: 409, body: problemBody('password_set') };
  if (!mayKeep(caller, { userId, roleId: person.role_id })) throw new Refusal('forbidden');
  if (!outbox.isOpen) throw new Refusal('provider_not_configured');
  const kind = person.role_id === 5 ? ('activation' as const) : ('invitation' as const);
  await sendLink({ db, clock, outbox }, person.email, { userId, firstName: person.first_name, kind });
  await recordChange(db, caller, {
    operation: 'resendPasswordEmail',
    record: { kind: 'user', id: userId, clubId: person.clubs[0]?.clubId ?? null },
    at: new Date(clock()),
  });
  return { status: 200, body: { message: playerWords.resent(person.email) } };
}
