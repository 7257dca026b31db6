import { useSelector } from '@xstate/react';
import { machineWords } from '#domain/words/dev-machines.ts';
import { selectShown, type Entry, type WatchActor } from './watch-machine.ts';
import * as css from './watch.css.ts';

/** The machines that run, each under the one that started it, with the other actors that it has running. */
export const WatchActors = ({ actor }: { actor: WatchActor }) => {
  const now = useSelector(actor, ({ context }) => context.now);
  const ids = new Set(now.map((one) => one.actor));
  const roots = now.filter(({ parent }) => parent === null || !ids.has(parent));
  return (
    <section aria-label={machineWords.watch.actors}>
      <h3 className={css.heading}>{machineWords.watch.actors}</h3>
      {now.length === 0 && <p className={css.leaf}>{machineWords.watch.nobody}</p>}
      <ul className={css.actors}>
        {roots.map((entry) => (
          <Branch key={entry.actor} actor={actor} entry={entry} all={now} />
        ))}
      </ul>
    </section>
  );
};

type BranchProps = { actor: WatchActor; entry: Entry; all: readonly Entry[] };

const Branch = ({ actor, entry, all }: BranchProps) => {
  const isShown = useSelector(actor, (snapshot) => selectShown(snapshot)?.actor === entry.actor);
  const below = all.filter(({ parent }) => parent === entry.actor);
  return (
    <li>
      <button
        type="button"
        className={css.actor}
        aria-pressed={isShown}
        onClick={() => actor.send({ type: 'actor.chosen', actor: entry.actor })}
      >
        <strong>{entry.machine}</strong>
        <span className={css.value}>{entry.value}</span>
      </button>
      {(below.length > 0 || entry.children.length > 0) && (
        <ul className={css.nested}>
          {below.map((child) => (
            <Branch key={child.actor} actor={actor} entry={child} all={all} />
          ))}
          {entry.children.map(({ id, name }) => (
            <li key={id} className={css.leaf}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
