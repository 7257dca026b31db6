import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromCallback } from 'xstate';
import { explorerMachine } from './explorer-machine.ts';
import { Middle } from './middle.tsx';
import type { Entry } from './watch-machine.ts';

/** Beside the app the address is the app's own. */
const besideApp = explorerMachine.provide({
  actors: { watchAddress: fromCallback(() => {}) },
  actions: { writeAddress: () => {} },
});

/** The chart of what is looked at, with its states and its last transition lit. */
export const WatchChart = ({ shown }: { shown: Entry }) => {
  const { machine, nodes, transitions } = shown;
  const explorer = useActorRef(besideApp, { input: { known: [machine], place: { machine, state: null } } });
  const layout = useSelector(explorer, ({ context }) => context.layout);
  const active = layout?.states.findLast(({ id }) => nodes.includes(id))?.path;
  useEffect(() => {
    // The window follows what is active.
    if (active !== undefined) explorer.send({ type: 'place.chosen', place: { machine, state: active } });
  }, [explorer, machine, active]);
  const paint = useMemo(
    () => ({ states: new Set(nodes), transitions: new Set(transitions), covered: null }),
    [nodes, transitions],
  );
  return <Middle explorer={explorer} paint={paint} />;
};
