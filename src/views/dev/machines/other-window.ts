import { fromCallback, type AnyEventObject } from 'xstate';
import type { Moment } from './moment.ts';

/** What windows say to each other; a moment's actor is named with its window, because each window has its own numbers. */
type Said =
  | { kind: 'moment'; moment: Moment }
  | { kind: 'event'; actor: string; event: AnyEventObject }
  | { kind: 'back'; actor: string; id: number }
  | { kind: 'hello' }
  | { kind: 'here' };

const name = 'baulk.dev.machines';
const open = (): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;

/** Lets a window of its own see what happens in this one, and act on it; returns how to tell, and how to end. */
export function relay(
  tell: (actor: string, event: AnyEventObject) => void,
  goOnFrom: (id: number) => void = () => {},
) {
  const channel = open();
  const own = `${Math.random().toString(36).slice(2, 8)} `;
  const last = new Map<string, Moment>();
  const abroad = (moment: Moment): Said => ({
    kind: 'moment',
    moment: {
      ...moment,
      actor: own + moment.actor,
      parent: moment.parent === null ? null : own + moment.parent,
    },
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'hello') for (const moment of last.values()) channel.postMessage(abroad(moment));
    if (data.kind === 'back' && data.actor.startsWith(own)) goOnFrom(data.id);
    if (data.kind === 'event' && data.actor.startsWith(own)) tell(data.actor.slice(own.length), data.event);
  });
  return {
    post(moment: Moment): void {
      if (moment.isRunning) last.set(moment.actor, moment);
      else last.delete(moment.actor);
      channel?.postMessage(abroad(moment));
    },
    close: () => channel?.close(),
  };
}

/** Says to other windows that the app is here, and hears when one of them wants to see what happens. */
export const awaitOther = fromCallback<{ type: 'wanted' }>(({ sendBack }) => {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'hello') sendBack({ type: 'wanted' });
  });
  channel?.postMessage({ kind: 'here' } satisfies Said);
  return () => channel?.close();
});

/** Tells what happens in other windows that show the app. */
export const overhearElsewhere = fromCallback<{ type: 'heard'; moment: Moment }>(({ sendBack }) => {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'moment') sendBack({ type: 'heard', moment: data.moment });
    // A window that shows the app has been opened since.
    if (data.kind === 'here') channel.postMessage({ kind: 'hello' } satisfies Said);
  });
  channel?.postMessage({ kind: 'hello' } satisfies Said);
  return () => channel?.close();
});

/** Sends an event to an actor of another window. */
export function tellElsewhere(actor: string, event: AnyEventObject): void {
  const channel = open();
  channel?.postMessage({ kind: 'event', actor, event } satisfies Said);
  channel?.close();
}

/** Puts an actor of another window back to how it stood at a moment. */
export function goOnElsewhere(actor: string, id: number): void {
  const channel = open();
  channel?.postMessage({ kind: 'back', actor, id } satisfies Said);
  channel?.close();
}
