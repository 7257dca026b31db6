import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createOutages } from '#server/http/outage.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { startMailWorker } from '#server/mail/worker.ts';
import { createSandbox } from '#server/payments/sandbox/provider.ts';
import { startPayments } from '#server/payments/start.ts';
import { createFaults } from '#server/services/faults.ts';
import { brokenStore, buildTestApp } from '#tests/support/app.ts';
import { testDatabase, testSecrets } from '#tests/support/database.ts';

describe('S21 a database that is away', () => {
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

  it('is told once a minute by all work beside the calls, without a stack, and other faults as they are', () => {
    let now = 0;
    const lines: [string, unknown, string | undefined][] = [];
    const log = {
      error: (told: unknown, text?: string) => lines.push(['error', told, text]),
      warn: (told: unknown, text?: string) => lines.push(['warn', told, text]),
    } as unknown as Parameters<typeof createFaults>[0];
    const faultsOf = createFaults(
      log,
      createOutages(() => now),
    );
    for (now = 0; now < 120_000; now += 1_000) {
      faultsOf('audit')(away);
      faultsOf('payments')(new Error('Connection terminated unexpectedly'), { code: 'sandbox' });
    }
    expect(lines).toEqual([
      ['error', { code: 'ECONNREFUSED', count: 1, work: 'audit' }, 'outage'],
      ['error', { code: 'ECONNREFUSED', count: 120, work: 'audit' }, 'outage'],
    ]);
    const fault = new Error('a bug');
    faultsOf('audit')(fault);
    faultsOf('payments')(fault, { code: 'billing' });
    expect(lines.slice(2)).toEqual([
      ['warn', { err: fault }, 'audit'],
      ['warn', { code: 'billing' }, 'payments'],
    ]);
  });

  it('is handed on as what it is by the work that tells a code alone', async () => {
    const store = brokenStore(away);
    const clock = (): number => 0;
    const outbox = createOutbox({ secrets: testSecrets, clock, mode: 'off' });
    const parts = { store, db: store.db, clock, secrets: testSecrets, outbox };
    const heard: unknown[] = [];
    const onFault = ({ cause }: { cause?: unknown }): void => void heard.push(cause);
    const provider = createSandbox({ ...parts, publicUrl: new URL('http://127.0.0.1:3000') });
    const stopPayments = await startPayments({
      ...parts,
      provider,
      onFault,
      address: 'http://127.0.0.1:1',
    });
    const transport = { send: async () => undefined, verify: async () => undefined, close: () => undefined };
    const frame = { operator: 'x', publicUrl: new URL('http://127.0.0.1:3000') };
    const stopMail = startMailWorker({ ...parts, transport, frame, onFault });
    await expect.poll(() => heard.length).toBeGreaterThan(4);
    await stopMail();
    await stopPayments();
    expect(new Set(heard)).toEqual(new Set([away]));
  });
});

describe('S21 a disk without room', () => {
  it('is told as 503, health is not ready meanwhile, and the log has one line of it', async () => {
    const store = await testDatabase('empty');
    const lines: string[] = [];
    const logStream = new PassThrough().on('data', (chunk: Buffer) => lines.push(String(chunk)));
    const app = await buildTestApp({
      store,
      logLevel: 'error',
      logStream,
      plugins: [
        async (server) => {
          server.get('/full', () => {
            throw Object.assign(new Error('could not extend file'), { code: '53100' });
          });
        },
      ],
    });
    try {
      expect((await app.inject('/api/health')).statusCode).toBe(200);
      for (let call = 0; call < 5; call += 1) {
        const answer = await app.inject('/full');
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
      }
      const health = await app.inject('/api/health');
      expect([health.statusCode, health.headers['retry-after']]).toEqual([503, '60']);
      expect(lines.filter((line) => line.includes('outage'))).toHaveLength(1);
      expect(lines.join('')).not.toContain('stack');
    } finally {
      await app.close();
      await store.close();
    }
  });

  it('is over a minute after the last write that failed, and lines say how many there were', () => {
    let now = 0;
    const outages = createOutages(() => now);
    expect(outages.isFull()).toBe(false);
    expect(outages.note({ code: 'ENOSPC' })).toBe(1);
    now = 30_000;
    expect(outages.note({ code: 'ECONNREFUSED' })).toBeNull();
    now = 59_999;
    expect([outages.note({ code: 'ECONNREFUSED' }), outages.isFull()]).toEqual([null, true]);
    now = 60_000;
    expect([outages.note({ code: 'ECONNREFUSED' }), outages.isFull()]).toEqual([3, false]);
  });
});
