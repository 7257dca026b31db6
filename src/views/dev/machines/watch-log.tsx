import { useSelector } from '@xstate/react';
import { machineWords } from '#domain/words/dev-machines.ts';
import { Button } from '#views/ui/button.tsx';
import * as steps from './player.css.ts';
import type { WatchActor } from './watch-machine.ts';
import * as css from './watch.css.ts';

const words = machineWords.watch;

/** What happened, the latest first; choosing a moment shows how its machine stood then. */
export const WatchLog = ({ actor }: { actor: WatchActor }) => {
  const log = useSelector(actor, ({ context }) => context.log);
  const back = useSelector(actor, ({ context }) => context.back?.number);
  return (
    <section aria-label={words.log}>
      <div className={css.logHead}>
        <h3 className={css.heading}>{words.log}</h3>
        <Button size="small" tone="ghost" onClick={() => actor.send({ type: 'clear' })}>
          {words.clear}
        </Button>
      </div>
      {log.length === 0 && <p className={css.leaf}>{words.quiet}</p>}
      <ol className={css.log} reversed hidden={log.length === 0}>
        {log.toReversed().map(({ number, machine, event, value }) => (
          <li key={number}>
            <button
              type="button"
              className={steps.step}
              aria-current={number === back ? 'step' : undefined}
              onClick={() => actor.send({ type: 'moment.chosen', number })}
            >
              <span className={steps.number}>{number}</span>
              <span>
                {machine}: {event}
                <span className={steps.value}>→ {value}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
