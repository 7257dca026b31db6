import { erasedStatus } from '#domain/personal-data/erased.ts';
import { personalDataWords as words } from '#domain/words/personal-data.ts';
import { mailWords } from '#domain/words/mail.ts';
import { recordChange } from '#server/audit/record.ts';
import { runAsServer } from '#server/database/caller-context.ts';
import type { Handlers } from '#server/http/contract.ts';
import { problemBody, Refusal, type ProblemBody } from '#server/http/problem.ts';
import { tellOwner } from '#server/mail/account-changes.ts';
import { recipientHash, type Outbox } from '#server/mail/outbox.ts';
import { ProviderFault, type PaymentProvider } from '#server/payments/port.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { erasePerson, exportPerson, findObstacles } from './store.ts';

/** What exports and erasures need of the process. */
export type PersonalDataParts = SessionParts & { outbox: Outbox; provider: PaymentProvider | null };

/** What is kept of a person: handed out as it is, or erased, to themselves or to the association that they have asked. */
export function createPersonalDataHandlers(
  parts: PersonalDataParts,
): Pick<Handlers, 'exportPersonalData' | 'erasePersonalData'> {
  return {
    async exportPersonalData({ caller, path }) {
      const who = whoOf(caller, path.userId);
      const data = who && (await answerExport(parts, who));
      return data ? { status: 200, body: data } : { status: 404, body: problemBody('not_found') };
    },

    async erasePersonalData({ caller, path }) {
      const who = whoOf(caller, path.userId);
      const fault = who ? await erase(parts, who) : problemBody('not_found');
      if (fault === null) return { status: 204 };
      if (fault.code === 'not_found') return { status: 404, body: fault };
      return fault.code === 'unavailable' ? { status: 503, body: fault } : { status: 409, body: fault };
    },
  };
}

/** Who asks, and of whom; to all but role 1, others are not there. */
function whoOf(caller: Caller | null, userId: number): Who | null {
  if (!caller) throw new Refusal('unauthorised');
  return caller.userId === userId || caller.roleId === 1 ? { by: caller.userId, userId } : null;
}

type Who = { by: number; userId: number };

/** Some of it no caller may read row by row, such as sign-ins: the contract has said who may ask, and the server reads. */
function answerExport({ db, clock }: PersonalDataParts, { by, userId }: Who) {
  return runAsServer(() =>
    db.transaction().execute(async (transaction) => {
      const at = new Date(clock());
      const data = await exportPerson(transaction, userId, at);
      if (!data) return null;
      const record = { kind: 'user', id: userId, clubId: null } as const;
      await recordChange(
        transaction,
        { userId: by },
        {
          operation: 'exportPersonalData',
          record,
          at,
        },
      );
      return data;
    }),
  );
}

/** Erases somebody, or says why not. */
function erase(parts: PersonalDataParts, { by, userId }: Who): Promise<ProblemBody | null> {
  const { db, clock, outbox, secrets } = parts;
  return runAsServer(async () => {
    const early = await findObstacles(db, userId, new Date(clock()));
    // Before the provider is asked, which cannot be taken back.
    if (early.length > 0) return waits(early);
    if (!(await forgetCards(parts, userId))) return problemBody('unavailable');
    return db.transaction().execute(async (transaction) => {
      const person = await transaction
        .selectFrom('users')
        .select(['email', 'first_name', 'status_id'])
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (!person || person.status_id === erasedStatus) return problemBody('not_found');
      const at = new Date(clock());
      const obstacles = await findObstacles(transaction, userId, at);
      if (obstacles.length > 0) return waits(obstacles);
      await erasePerson(transaction, userId, at);
      // What was mailed, or was to be; then the last one, which says what has happened.
      const recipient = recipientHash(secrets, person.email);
      await transaction.deleteFrom('outbox').where('recipient_hash', '=', recipient).execute();
      const teller = by === userId ? null : mailWords.byAssociation;
      await tellOwner(outbox, transaction, person, { changes: ['erased'], by: teller });
      await recordChange(
        transaction,
        { userId: by },
        {
          operation: 'erasePersonalData',
          record: { kind: 'user', id: userId, clubId: null },
          before: { statusId: person.status_id },
          after: { statusId: erasedStatus },
          at,
        },
      );
      return null;
    });
  });
}

const waits = (reasons: readonly string[]): ProblemBody => ({
  ...problemBody('erasure_waits'),
  message: words.waits(reasons),
});

/** Takes the cards of somebody away where payments are made; false where that did not answer. */
async function forgetCards({ db, provider }: PersonalDataParts, userId: number): Promise<boolean> {
  if (provider === null) return true;
  const cards = await db
    .selectFrom('payment_cards')
    .select('card_id')
    .where('user_id', '=', userId)
    .where('provider', '=', provider.name)
    .where('removed_at', 'is', null)
    .execute();
  try {
    for (const { card_id: cardId } of cards) {
      // oxlint-disable-next-line no-await-in-loop -- so that the first refusal is the last call
      await provider.removeCard(cardId).catch((error: unknown) => {
        if (!(error instanceof ProviderFault) || error.kind !== 'gone') throw error;
      });
    }
  } catch (error) {
    if (error instanceof ProviderFault) return false;
    throw error;
  }
  return true;
}
