import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createVirtualClock } from '#model-testing/clock.ts';
import { noticesMachine, type Notice } from '#machines/app/notices.ts';
import { selectNotice, selectRecent } from '#machines/app/selectors.ts';

const of = (kind: Notice['kind'], text: string = kind): Notice => ({ kind, tone: 'info', text });

function start() {
  const clock = createVirtualClock();
  const actor = createActor(noticesMachine, { clock }).start();
  return {
    pass: (ms: number) => clock.advance(ms),
    tell: (notice: Notice) => actor.send({ type: 'notice', notice }),
    send: (type: 'hold' | 'release' | 'dismiss' | 'person.left') => actor.send({ type }),
    shown: () => selectNotice(actor.getSnapshot())?.text ?? null,
    recent: () => selectRecent(actor.getSnapshot()).map(({ text }) => text),
  };
}

describe('how long something is shown', () => {
  it.each([
    ['A-4.38 a toast', 'toast', 2_000],
    ['A-4.37 a mail banner', 'mail', 3_000],
    ['A-4.36 an error banner', 'banner', 5_000],
  ] as const)('%s (%s) goes by itself after %i ms', (_claim, kind, ms) => {
    const notices = start();
    notices.tell(of(kind));
    notices.pass(ms - 1);
    expect(notices.shown()).toBe(kind);
    notices.pass(1);
    expect(notices.shown()).toBeNull();
  });

  it('counts for each from the start, one after the other', () => {
    const notices = start();
    notices.tell(of('mail'));
    notices.tell(of('banner'));
    notices.pass(2_999);
    expect(notices.shown()).toBe('mail');
    notices.pass(1);
    expect(notices.shown()).toBe('banner');
    notices.pass(4_999);
    expect(notices.shown()).toBe('banner');
    notices.pass(1);
    expect(notices.shown()).toBeNull();
  });

  it('ends at once for a toast when the next thing is told, which has its whole time and is not behind', () => {
    const notices = start();
    notices.tell(of('toast', 'first'));
    notices.pass(800);
    notices.tell(of('toast', 'second'));
    expect(notices.shown()).toBe('second');
    notices.pass(1_999);
    expect(notices.shown()).toBe('second');
    notices.pass(1);
    expect(notices.shown()).toBeNull();
    expect(notices.recent()).toEqual(['second', 'first']);
  });

  it('stays as it is for an error and for what somebody reads, and the next one waits', () => {
    const notices = start();
    notices.tell({ kind: 'toast', tone: 'error', text: 'refused' });
    notices.tell(of('toast', 'next'));
    expect(notices.shown()).toBe('refused');
    notices.pass(2_000);
    expect(notices.shown()).toBe('next');
    notices.send('hold');
    notices.tell(of('toast', 'last'));
    expect(notices.shown()).toBe('next');
  });

  it('stays while someone reads it, and has its whole time again afterwards', () => {
    const notices = start();
    notices.tell(of('toast'));
    notices.pass(1_900);
    notices.send('hold');
    notices.pass(60_000);
    expect(notices.shown()).toBe('toast');
    notices.send('release');
    notices.pass(1_999);
    expect(notices.shown()).toBe('toast');
    notices.pass(1);
    expect(notices.shown()).toBeNull();
  });

  it('ends with a dismissal, and the next one is shown', () => {
    const notices = start();
    notices.tell(of('banner'));
    notices.tell(of('mail'));
    notices.send('hold');
    notices.send('dismiss');
    expect(notices.shown()).toBe('mail');
    notices.pass(3_000);
    expect(notices.shown()).toBeNull();
  });
});

describe('what is told twice', () => {
  it('is shown once while it is there, and again when it has gone', () => {
    const notices = start();
    notices.tell(of('toast'));
    notices.tell(of('toast'));
    notices.pass(2_000);
    expect(notices.shown()).toBeNull();
    notices.tell(of('toast'));
    expect(notices.shown()).toBe('toast');
  });
});

describe('the list of recent messages', () => {
  it('holds what has gone, the latest first, and not what is still shown', () => {
    const notices = start();
    notices.tell(of('mail', 'one'));
    notices.tell(of('mail', 'two'));
    notices.tell(of('mail', 'three'));
    expect(notices.recent()).toEqual([]);
    notices.pass(6_000);
    expect(notices.recent()).toEqual(['two', 'one']);
  });

  it('holds the latest twenty', () => {
    const notices = start();
    for (let number = 1; number <= 25; number += 1) {
      notices.tell(of('toast', `${number}`));
      notices.send('dismiss');
    }
    expect(notices.recent()).toHaveLength(20);
    expect(notices.recent()[0]).toBe('25');
  });

  it('shows nobody what another person was told', () => {
    const notices = start();
    notices.tell(of('toast', 'one'));
    notices.send('dismiss');
    notices.tell(of('toast', 'two'));
    notices.send('person.left');
    expect(notices.recent()).toEqual([]);
    notices.pass(2_000);
    expect(notices.recent()).toEqual([]);
    notices.tell(of('toast', 'three'));
    notices.send('dismiss');
    expect(notices.recent()).toEqual(['three']);
    notices.send('person.left');
    expect(notices.recent()).toEqual([]);
  });
});
