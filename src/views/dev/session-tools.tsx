import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { devWords } from '#domain/words/dev.ts';
import { Button } from '#views/ui/button.tsx';
import type { SessionToolsActor, SessionToolsEvent } from './session-tools-machine.ts';
import * as css from './switch-bar.css.ts';

const words = devWords.tool;
const orders = [
  { event: { type: 'call' }, busyIn: 'calling', label: words.call },
  { event: { type: 'end.session' }, busyIn: 'ending', label: words.end },
  { event: { type: 'expire.session' }, busyIn: 'expiring', label: words.expire },
  { event: { type: 'restore.clock' }, busyIn: 'restoring', label: words.restoreClock },
] as const satisfies { event: SessionToolsEvent; busyIn: string; label: string }[];

/** Ways to end a session, and to notice it. */
export const SessionTools = ({
  actor,
  onStartAnew,
}: {
  actor: SessionToolsActor;
  onStartAnew: () => void;
}) => {
  const snapshot = useSelector(actor, (current) => current);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {devWords.bar.session}
      </h2>
      <div className={css.tools}>
        {orders.map(({ event, busyIn, label }) => (
          <Button
            key={event.type}
            size="small"
            state={snapshot.matches(busyIn) ? 'busy' : 'idle'}
            aria-disabled={!snapshot.can(event)}
            onClick={() => actor.send(event)}
          >
            {label}
          </Button>
        ))}
        <Button size="small" onClick={onStartAnew}>
          {words.startAnew}
        </Button>
      </div>
      <p className={css.told} role="status">
        {snapshot.context.told}
      </p>
    </section>
  );
};
