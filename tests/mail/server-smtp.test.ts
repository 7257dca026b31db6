import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { claimMails, settleMail } from '#server/mail/queue.ts';
import { testDatabase, testSecrets } from '#tests/support/database.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { mailOffice, until } from './posting.ts';

let store: Store;
let smtp: MailServer;
let office: ReturnType<typeof mailOffice>;
let stops: (() => Promise<void>)[] = [];
const open = (pace?: number) => {
  const stop = office.open(pace);
  stops.push(stop);
  return stop;
};

beforeAll(async () => {
  store = await testDatabase('empty');
});
afterAll(() => store.close());
beforeEach(async () => {
  smtp = await startMailServer();
  office = mailOffice(store, smtp.port);
});
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
  await smtp.close();
  await store.db.deleteFrom('outbox').execute();
});

const settled = () => until(async () => (await office.states()).every((state) => state !== 'waiting'));

describe('a mail', () => {
  it('arrives as plain text beside a page, from the configured sender, and is forgotten then', async () => {
    await office.write({ to: 'ada@club.example' });
    open();
    await settled();
    const [{ recipients, sender, mail } = { recipients: [], sender: '', mail: null }] = smtp.received;
    expect([recipients, sender]).toEqual([['ada@club.example'], 'desk@baulk.example']);
    expect(mail?.from).toMatchObject({ name: 'Baulk', address: 'desk@baulk.example' });
    expect(mail?.to).toEqual([{ name: '', address: 'ada@club.example' }]);
    expect(mail?.subject).toBe('Your Baulk code');
    expect(mail?.text).toContain('123456');
    expect(mail?.html).toContain('123456');
    const row = await store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'sent', sealed: null, attempts: 1 });
    expect(mail?.messageId).toBe(`<${row.id}@baulk.example>`);
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('leaves when it is written, without waiting for the next round', async () => {
    await office.write({ to: 'ada@club.example' });
    open(3_600_000);
    await until(() => smtp.received.length === 1);
    await office.write({ to: 'eve@club.example' });
    await until(() => smtp.received.length === 2);
  });

  it('is written together with what it tells of, or not at all', async () => {
    const outbox = createOutbox({ secrets: testSecrets, clock: office.clock.now, mode: 'smtp' });
    const broken = store.db.transaction().execute(async (db) => {
      const mail = { to: 'ada@club.example', lasts: 300, parameters: { code: '123456' } };
      await outbox.add(db, { ...mail, template: 'emailCode' });
      throw new Error('The registration failed.');
    });
    await expect(broken).rejects.toThrow('The registration failed.');
    expect(await office.states()).toEqual([]);
  });

  it('is sent once under one key', async () => {
    for (let n = 0; n < 3; n += 1) await office.write({ to: 'ada@club.example', dedupeKey: 'once' });
    open();
    await settled();
    expect(smtp.received).toHaveLength(1);
  });

  it('takes the place of one like it that has not left', async () => {
    await office.write({ to: 'ada@club.example', parameters: { code: '111111' }, replaces: true });
    await office.write({ to: 'eve@club.example', parameters: { code: '333333' }, replaces: true });
    await office.write({ to: 'ADA@club.example', parameters: { code: '222222' }, replaces: true });
    open();
    await settled();
    const codes = smtp.received.map(({ mail }) => /\d{6}/.exec(mail.text ?? '')?.[0]);
    expect(codes.toSorted()).toEqual(['222222', '333333']);
    expect(await office.states()).toEqual(['replaced', 'sent', 'sent']);
  });

  it('that is withheld never leaves', async () => {
    await office.write({ to: 'ada@club.example', withheld: true });
    await office.write({ to: 'eve@club.example' });
    open();
    await settled();
    expect(await office.states()).toEqual(['withheld', 'sent']);
    expect(smtp.received.flatMap(({ recipients }) => recipients)).toEqual(['eve@club.example']);
  });

  it('I4 goes to one recipient, whatever is written into the address', async () => {
    for (const to of [
      'a@b.example, evil@x.example',
      'a@b.example\r\nBcc: evil@x.example',
      '<evil@x.example>, a@b.example',
    ]) {
      await office.write({ to });
    }
    open();
    await until(
      async () => (await office.states()).every((state) => state !== 'waiting') || office.faults.length >= 3,
    );
    expect(smtp.received.flatMap(({ recipients }) => recipients)).not.toContain('evil@x.example');
    expect(smtp.received.every(({ mail }) => mail.bcc === undefined)).toBe(true);
  });
});

describe('a mail that fails', () => {
  it('for now is tried again, later each time, until it is taken', async () => {
    smtp.refuseWith(451);
    await office.write({ to: 'ada@club.example', lasts: 86_400 });
    open();
    for (const [attempts, pause] of [
      [1, 30],
      [2, 120],
      [3, 600],
      [4, 3600],
      [5, 3600],
    ] as const) {
      await until(async () => {
        const row = await store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
        return row.attempts === attempts && row.locked_until === null;
      });
      const { due_at: due } = await store.db.selectFrom('outbox').select('due_at').executeTakeFirstOrThrow();
      expect(due.getTime() - office.clock.now()).toBe(pause * 1000);
      if (attempts === 5) smtp.refuseWith(null);
      office.clock.pass(pause);
    }
    await settled();
    expect(smtp.received).toHaveLength(1);
    expect(office.faults).toEqual(Array(5).fill('EMESSAGE 451'));
  });

  it('for good is given up at once, and says so without naming anybody', async () => {
    smtp.refuseWith(550);
    await office.write({ to: 'ada@club.example' });
    open();
    await settled();
    const row = await store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'refused', sealed: null, fault: 'EMESSAGE 550' });
    expect(office.faults).toEqual(['EMESSAGE 550']);
  });

  it('because nobody answers is tried again when somebody does', async () => {
    await smtp.close();
    await office.write({ to: 'ada@club.example' });
    open();
    await until(() => office.faults.length > 0);
    expect(await office.states()).toEqual(['waiting']);
  });

  it('is not sent after it has expired', async () => {
    smtp.refuseWith(451);
    await office.write({ to: 'ada@club.example' });
    open();
    await until(() => office.faults.length > 0);
    smtp.refuseWith(null);
    office.clock.pass(300);
    await settled();
    expect(await office.states()).toEqual(['expired']);
    expect(smtp.received).toEqual([]);
  });
});

describe('processes that send', () => {
  it('share the mails: each leaves once', async () => {
    for (let n = 0; n < 30; n += 1) await office.write({ to: `player${n}@club.example` });
    open();
    open();
    open();
    await settled();
    const recipients = smtp.received.flatMap((one) => one.recipients);
    expect(recipients).toHaveLength(30);
    expect(new Set(recipients).size).toBe(30);
  });

  it('finish what another one left behind when it died', async () => {
    await office.write({ to: 'ada@club.example' });
    const [claimed] = await claimMails(store.db, office.clock.now(), 4);
    expect(await claimMails(store.db, office.clock.now(), 4)).toEqual([]);
    open();
    office.clock.pass(61);
    await settled();
    expect(smtp.received).toHaveLength(1);
    // Back from the dead, it has no say any more.
    if (!claimed) throw new Error('Nothing was claimed.');
    expect(await settleMail(store.db, claimed, { state: 'refused', now: office.clock.now() })).toBe(false);
  });

  it('wait for what is under way when they stop', async () => {
    const letGo = smtp.hold();
    await office.write({ to: 'ada@club.example' });
    const stop = open();
    await until(async () => {
      const row = await store.db.selectFrom('outbox').select('attempts').executeTakeFirst();
      return row?.attempts === 1;
    });
    const stopped = stop();
    letGo();
    await stopped;
    expect(await office.states()).toEqual(['sent']);
  });
});
