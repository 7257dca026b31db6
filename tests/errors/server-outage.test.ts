import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createOutages } from '#server/http/outage.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

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
