import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { machineWords } from '#domain/words/dev-machines.ts';
import { Button } from '#views/ui/button.tsx';
import { Link } from '#views/ui/link.tsx';
import { Ring } from './ring.tsx';
import { WatchActors } from './watch-actors.tsx';
import { WatchLog } from './watch-log.tsx';
import { selectShown, type Entry, type WatchActor } from './watch-machine.ts';
import * as css from './watch.css.ts';

const words = machineWords.watch;

const Chart = lazy(async () => ({ default: (await import('./watch-chart.tsx')).WatchChart }));

/** Actors, the chart of one of them, and what happened: how it stands, or how it stood. */
export const WatchPanel = ({ actor }: { actor: WatchActor }) => {
  const shown = useSelector(actor, selectShown);
  const canGoOn = useSelector(actor, (snapshot) => snapshot.can({ type: 'go.on' }));
  const isPast = useSelector(actor, ({ context }) => context.back !== null);
  return (
    <div className={css.scroll}>
      <WatchActors actor={actor} />
      {isPast && (
        <div className={css.past} role="status">
          {words.past}
          {canGoOn && (
            <Button size="small" onClick={() => actor.send({ type: 'go.on' })}>
              {words.goOn}
            </Button>
          )}
          <Button size="small" onClick={() => actor.send({ type: 'back.to.now' })}>
            {words.backToNow}
          </Button>
        </div>
      )}
      {shown && <Shown actor={actor} shown={shown} isPast={isPast} />}
      <WatchLog actor={actor} />
    </div>
  );
};

type ShownProps = { actor: WatchActor; shown: Entry; isPast: boolean };

const Shown = ({ actor, shown, isPast }: ShownProps) => (
  <>
    <div className={css.chart}>
      <Suspense>
        <Chart key={shown.machine} shown={shown} />
      </Suspense>
    </div>
    <Link href={`/dev/machines#${shown.machine}`}>{words.open}</Link>
    {!isPast && shown.waits.map((wait) => <Ring key={wait.label} wait={wait} />)}
    {!isPast && <Possible actor={actor} shown={shown} />}
    <section aria-label={words.context}>
      <h3 className={css.heading}>{words.context}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <pre className={css.context} tabIndex={0}>
        {JSON.stringify(shown.context, null, 2)}
      </pre>
    </section>
  </>
);

const Possible = ({ actor, shown }: Omit<ShownProps, 'isPast'>) => (
  <section aria-label={words.possible}>
    <h3 className={css.heading}>{words.possible}</h3>
    {shown.possible.length === 0 && <p className={css.leaf}>{words.nothingPossible}</p>}
    <div className={css.buttons}>
      {shown.possible.map(({ label, event }) => (
        <Button
          key={label}
          size="small"
          onClick={() => actor.send({ type: 'event.chosen', actor: shown.actor, event })}
        >
          {label}
        </Button>
      ))}
    </div>
  </section>
);
