import { fromCallback } from 'xstate';
import type { Entry } from './catalogue.ts';
import { goOnFrom, listen, tell } from './ear.ts';
import { momentOf, type Moment } from './moment.ts';
import { relay } from './other-window.ts';

/** Every machine's model and chart by the id of the machine. */
async function fetchEntries(): Promise<ReadonlyMap<string, Entry>> {
  // The catalogue holds the model of this page's own machine too, so it is fetched when it is needed.
  const { catalogue } = await import('./catalogue.ts');
  return new Map(catalogue().map((entry) => [entry.model.machine.id, entry]));
}

/** Tells what every machine of the page comes to, without its secrets, here and in a window of its own. */
export const overhear = fromCallback<{ type: 'heard'; moment: Moment }>(({ sendBack }) => {
  const other = relay(tell, goOnFrom);
  let end = () => {};
  let isOver = false;
  const begin = async (): Promise<void> => {
    const entries = await fetchEntries();
    if (isOver) return;
    end = listen((raw) => {
      const entry = entries.get(raw.machine.id);
      const moment = momentOf(raw, entry?.model ?? null, entry?.chart ?? null);
      other.post(moment);
      // An actor speaks in the middle of its own step; whoever looks on waits until it is over.
      queueMicrotask(() => sendBack({ type: 'heard', moment }));
    });
  };
  void begin();
  return () => {
    isOver = true;
    end();
    other.close();
  };
});
