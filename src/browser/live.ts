import { fromCallback } from 'xstate';
import { readPlanChanges, type PlanChange } from '#domain/live/plan.ts';
import { readNews, type LiveScore } from '#domain/live/score.ts';
import { openChannel } from './channel.ts';

/** What the live line tells; `luck` lies between 0 and 1, so that not all come back at the same moment. */
export type LiveLineEvent =
  | { type: 'line.opened' }
  | { type: 'line.lost'; luck: number }
  | { type: 'line.missing' }
  | { type: 'scores.came'; scores: LiveScore[] }
  | { type: 'plans.came'; plans: PlanChange[] };

const channelName = 'baulk.live';
const address = `${import.meta.env?.VITE_API_ROOT ?? '/api'}/live`;

/**
 * What goes from the page that holds the line to the others of this browser, what a new one asks, and what it alone
 * hears: that the line stands.
 */
type Told = { type: 'opened' } | { type: 'asked' } | { type: 'stands' } | { type: 'news'; text: string };

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'opened' ||
    data.type === 'asked' ||
    data.type === 'stands' ||
    (data.type === 'news' && 'text' in data && typeof data.text === 'string'));

/**
 * Hears scores as they are written, for as long as it runs. A browser opens few connections to one server, so of the
 * pages that are seen together one holds the line and tells the others; when it goes, another takes it up.
 */
export const liveLine = fromCallback<LiveLineEvent>(({ sendBack }) => {
  if (typeof EventSource === 'undefined') {
    sendBack({ type: 'line.missing' });
    return undefined;
  }
  const stop = new AbortController();
  const { signal } = stop;
  const others = openChannel(channelName);
  let held: EventSource | null = null;
  /** Whether it has not heard yet that there is a line. */
  let isNew = true;

  const hear = (text: string): void => {
    const scores = readNews(text);
    if (scores) sendBack({ type: 'scores.came', scores });
    const plans = readPlanChanges(text);
    if (plans.length > 0) sendBack({ type: 'plans.came', plans });
  };
  const isOpen = (): boolean => held?.readyState === EventSource.OPEN;
  const tell = (told: Told): void => {
    if (!signal.aborted) others.post(told);
  };
  const open = (): void => {
    const line = new EventSource(address);
    held = line;
    line.addEventListener('open', () => {
      sendBack({ type: 'line.opened' });
      tell({ type: 'opened' });
    });
    line.addEventListener('message', ({ data }: MessageEvent<string>) => {
      hear(data);
      tell({ type: 'news', text: data });
    });
    line.addEventListener('error', () => {
      // When to try again is for the machine to say.
      line.close();
      sendBack({ type: 'line.lost', luck: Math.random() });
    });
  };

  others.hear((data) => {
    if (!isTold(data)) return;
    if (data.type === 'asked' && isOpen()) tell({ type: 'stands' });
    if (held) return;
    if (data.type === 'news') return hear(data.text);
    if (data.type === 'opened' || (data.type === 'stands' && isNew)) {
      isNew = false;
      sendBack({ type: 'line.opened' });
    }
  });
  tell({ type: 'asked' });
  holdAlone(signal, open);
  return () => {
    stop.abort();
    held?.close();
    others.close();
  };
});

/** Begins once no other page holds the line, and keeps it from them until it is stopped; without locks each has its own. */
function holdAlone(signal: AbortSignal, begin: () => void): void {
  if (!('locks' in navigator)) return begin();
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      signal.addEventListener('abort', () => resolve());
      begin();
    });
  // Browsers that forbid storage refuse locks too.
  navigator.locks.request(channelName, { signal }, hold).catch(() => signal.aborted || begin());
}
