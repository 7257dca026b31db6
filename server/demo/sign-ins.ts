import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { demoAccounts } from './accounts.ts';
import { fromNow, type DemoParts } from './demo.ts';
import { firstPlayerId } from './users.ts';

type Session = Insertable<Database['sessions']>;
type Entry = Insertable<Database['sign_in_history']>;
type Visit = {
  userId: number;
  at: Date;
  minutes: number;
  ending: 'signed_out' | 'expired';
  ip: Buffer;
  agent: string;
};

const days = 30;
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari',
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
];

/** A month of sign-ins: sessions that have ended, refused attempts, and some at addresses that nobody has. */
export function demoSignIns(parts: DemoParts): { sessions: Session[]; history: Entry[] } {
  const { random } = parts;
  const sessions: Session[] = [];
  const history: Entry[] = [];
  for (const visit of visitsOf(parts)) {
    const { userId, at, ip, agent } = visit;
    const line = { user_id: userId, session_id: null, ip_hash: ip, user_agent: agent };
    if (random.chance(0.12))
      history.push({ ...line, outcome: 'refused', at: new Date(at.getTime() - 40_000) });
    const session = sessionRow(parts, visit, sessions.length + 1);
    sessions.push(session);
    history.push({ ...line, session_id: sessions.length, outcome: 'signed_in', at });
    history.push({ ...line, session_id: sessions.length, outcome: visit.ending, at: session.ended_at ?? at });
  }
  for (let day = 1; day < days; day += 3) {
    const at = fromNow(parts, { days: -day, minutes: random.integer(-600, 600) });
    const entry = {
      user_id: null,
      session_id: null,
      ip_hash: random.bytes(32),
      user_agent: random.pick(agents),
    };
    history.push({ ...entry, outcome: 'refused', at });
  }
  return { sessions, history };
}

function visitsOf(parts: DemoParts): Visit[] {
  const { random } = parts;
  // The last of the accounts is suspended, and one has never signed in.
  const accounts = demoAccounts.flatMap(({ email }, place) =>
    /^(first|suspended)@/.test(email) ? [] : [place + 1],
  );
  const players = Array.from({ length: 24 }, (_, place) => firstPlayerId + place);
  return [...accounts, ...players].flatMap((userId) => {
    const ip = random.bytes(32);
    const agent = random.pick(agents);
    return Array.from({ length: random.integer(4, 14) }, (): Visit => {
      const minutes = random.integer(2, 110);
      const at = fromNow(parts, {
        days: -random.integer(0, days - 1),
        minutes: -minutes - random.integer(1, 1200),
      });
      return { userId, at, minutes, ending: random.chance(0.6) ? 'signed_out' : 'expired', ip, agent };
    });
  });
}

function sessionRow(
  { random }: DemoParts,
  { userId, at, minutes, ending, ip, agent }: Visit,
  id: number,
): Session {
  const end = new Date(at.getTime() + minutes * 60_000);
  return {
    id,
    user_id: userId,
    token_hash: random.bytes(32),
    binding_hash: random.bytes(32),
    kind: 'full',
    remembered: ending === 'expired',
    created_at: at,
    active_at: end,
    idle_seconds: 7200,
    expires_at: new Date(at.getTime() + 12 * 3_600_000),
    ended_at: end,
    ended_reason: ending,
    user_agent: agent,
    ip_hash: ip,
  };
}
