import { describe, expect, it } from 'vitest';
import { deviceOf } from '#domain/session/device.ts';
import { deviceText } from '#domain/words/session-list.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device is told in words people know', () => {
  it.each([
    [
      'Chrome on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/153.0.0.0 Safari/537.36`,
    ],
    [
      'Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0`,
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'],
    [
      'Safari on macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.1 Safari/605.1.15',
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on iPad',
      'Mozilla/5.0 (iPad; CPU OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/153.0.0.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 16; K) ${webkit} Chrome/153.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 16; K) ${webkit} SamsungBrowser/30.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Opera on Windows',
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/153.0.0.0 Safari/537.36 OPR/120.0.0.0`,
    ],
    [
      'Chrome on ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/153.0.0.0 Safari/537.36`,
    ],
    ['An unknown browser', 'curl/9.0'],
    ['An unknown browser', ''],
    ['An unknown browser on Windows', 'Something else (Windows)'],
  ])('%s', (words, userAgent) => {
    expect(deviceText(deviceOf(userAgent))).toBe(words);
  });
});
