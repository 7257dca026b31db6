import { useActorRef } from '@xstate/react';
import { fromCallback } from 'xstate';
import { machineWords } from '#domain/words/dev-machines.ts';
import { explorerMachine } from './explorer-machine.ts';
import { layoutSystem } from './layout-chart.ts';
import { Middle } from './middle.tsx';
import type { Paint } from './paint.ts';

/** A system has no address of its own: its parent has one. */
const systemExplorer = explorerMachine.provide({
  actors: { layoutChart: layoutSystem, watchAddress: fromCallback(() => {}) },
  actions: { writeAddress: () => {} },
});

export type SystemChartProps = { machine: string; paint: Paint; onOpen: (actor: string) => void };

/** The drawing of a parent with its children and what they say to each other. */
export const SystemChart = ({ machine, paint, onOpen }: SystemChartProps) => {
  const explorer = useActorRef(systemExplorer, {
    input: { known: [machine], place: { machine, state: null } },
  });
  return (
    <Middle explorer={explorer} paint={paint} label={machineWords.system.chart(machine)} onOpen={onOpen} />
  );
};
