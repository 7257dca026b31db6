import { fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { createActor, fromPromise } from 'xstate';
import { machineWords as words } from '#domain/words/dev-machines.ts';
import { plan } from '#model-testing/plan.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveView } from '#tests/support/view-proof.tsx';
// The chart of what is watched looks for its machine there: read meanwhile, it would come to each path at another time.
import '#views/dev/machines/catalogue.ts';
import { explorerMachine } from '#views/dev/machines/explorer-machine.ts';
import { explorerModel } from '#views/dev/machines/explorer-model.ts';
import type { CoverageFile } from '#views/dev/machines/last-run.ts';
import { PathsPanel } from '#views/dev/machines/paths-panel.tsx';
import type { PlayerActor } from '#views/dev/machines/player-machine.ts';
import { playerModel } from '#views/dev/machines/player-model.ts';
import { Player } from '#views/dev/machines/player.tsx';
import { runMachine } from '#views/dev/machines/run-machine.ts';
import { runModel } from '#views/dev/machines/run-model.ts';
import { RunPanel } from '#views/dev/machines/run-panel.tsx';
import { WatchDock } from '#views/dev/machines/watch-dock.tsx';
import { watchMachine } from '#views/dev/machines/watch-machine.ts';
import { watchModel } from '#views/dev/machines/watch-model.ts';
import { Workbench } from '#views/dev/machines/workbench.tsx';
import { lampEntry, lampModel } from './lamp.ts';

const noRun = createActor(
  runMachine.provide({
    actors: { readLastRun: fromPromise<readonly CoverageFile[]>(() => Promise.resolve([])) },
  }),
).start();

proveView(explorerModel, (actor) => <Workbench explorer={actor} run={noRun} entries={[lampEntry]} />, {
  machine: withoutEffects(explorerMachine),
  outside: {
    'search.changed': ({ search }) => {
      fireEvent.change(screen.getByRole('searchbox', { name: words.search }), { target: { value: search } });
    },
    'place.chosen': () => {
      fireEvent.click(screen.getByRole('link', { name: /^lamp/ }));
    },
  },
});

const [path] = plan(lampModel).paths;
if (!path) throw new Error('The lamp has a path.');

/** The list while no path is chosen, else the one path that there is. */
const Paths = ({ actor }: { actor: PlayerActor }) => {
  const isOpen = useSelector(actor, ({ context }) => context.path !== null);
  if (isOpen) return <Player actor={actor} path={path} />;
  return <PathsPanel entry={lampEntry} chosen={null} actor={actor} />;
};

proveView(playerModel, (actor) => <Paths actor={actor} />);
proveView(runModel, (actor) => <RunPanel entry={lampEntry} actor={actor} />);

proveView(watchModel, (actor) => <WatchDock actor={actor} />, { machine: withoutEffects(watchMachine) });
