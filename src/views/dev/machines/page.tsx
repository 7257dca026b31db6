import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { devWords } from '#domain/words/dev.ts';
import { machineWords as words } from '#domain/words/dev-machines.ts';
import { ToolHeader } from '#views/dev/tool-header.tsx';
import { Workbench } from './workbench.tsx';
import { catalogue } from './catalogue.ts';
import { explorerMachine } from './explorer-machine.ts';
import { warmUp } from './layout-chart.ts';
import * as css from './page.css.ts';
import { placeIn } from './place.ts';
import { runMachine } from './run-machine.ts';

/** Every machine of the product: drawn, played and measured. */
export const MachinesPage = () => {
  const [entries] = useState(catalogue);
  const explorer = useActorRef(explorerMachine, {
    input: { known: entries.map(({ chart }) => chart.id), place: placeIn(location.hash) },
  });
  const run = useActorRef(runMachine);
  const machine = useSelector(explorer, ({ context }) => context.place?.machine ?? null);
  useEffect(warmUp, []);
  useEffect(() => {
    document.title = [...(machine === null ? [] : [machine]), words.title, devWords.product].join(' · ');
  }, [machine]);
  return (
    <div className={css.page}>
      <ToolHeader title={words.title} />
      <Workbench explorer={explorer} run={run} entries={entries} />
    </div>
  );
};
