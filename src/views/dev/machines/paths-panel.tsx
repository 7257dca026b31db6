import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { machineWords } from '#domain/words/dev-machines.ts';
import type { Path } from '#model-testing/path.ts';
import type { Entry } from './catalogue.ts';
import { planSafely, pathsThrough } from './plans.ts';
import type { PlayerActor } from './player-machine.ts';
import * as css from './player.css.ts';
import { Player } from './player.tsx';
import { valueAt } from './rehearsal.ts';
import { takeFocus } from './take-focus.ts';

const words = machineWords.player;

export type PathsPanelProps = { entry: Entry; chosen: string | null; actor: PlayerActor };

/** The planned paths of a machine, or the one that is played. */
export const PathsPanel = ({ entry: { model, chart }, chosen, actor }: PathsPanelProps) => {
  const id = useSelector(actor, ({ context }) => context.path);
  const [last, setLast] = useState<string | null>(null);
  if (id !== null && id !== last) setLast(id);
  const { paths: all, error } = planSafely(model);
  const path = all.find((one) => one.id === id);
  if (path) return <Player actor={actor} path={path} />;
  const state = chart.states.find((one) => one.path === chosen && one.parent !== null);
  const paths = state ? pathsThrough(all, state.id) : all;
  return (
    <section className={css.panel} aria-labelledby="planned-paths">
      <h2 id="planned-paths">{words.title}</h2>
      {error === null ? (
        <p className={css.note}>{state ? words.through(state.path) : words.all}</p>
      ) : (
        <p className={css.note}>
          {words.unplanned} {error}
        </p>
      )}
      {paths.length === 0 && error === null && <p className={css.note}>{words.none}</p>}
      <ul className={css.list}>
        {paths.map((one) => (
          <PathItem key={one.id} path={one} actor={actor} isLast={one.id === last} />
        ))}
      </ul>
    </section>
  );
};

type PathItemProps = {
  path: Path;
  actor: PlayerActor;
  /** Whether it was the last one that was played. */
  isLast: boolean;
};

const PathItem = ({ path, actor, isLast }: PathItemProps) => {
  const { id, start, steps } = path;
  return (
    <li>
      <button
        type="button"
        className={css.path}
        ref={isLast ? takeFocus : undefined}
        onClick={() => actor.send({ type: 'path.chosen', path: id, length: steps.length })}
      >
        {start.name}: {words.count(steps.length)}, {words.ends(valueAt(path, steps.length))}
        <br />
        <code className={css.id}>{id}</code>
      </button>
    </li>
  );
};
