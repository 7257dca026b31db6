import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { machineWords as words } from '#domain/words/dev-machines.ts';
import { TabPanel } from '#views/ui/tab-panel.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import * as canvasCss from './canvas.css.ts';
import type { Entry } from './catalogue.ts';
import { coveringOf, paintOf } from './coverage-paint.ts';
import { Details } from './details.tsx';
import type { ExplorerActor, Panel } from './explorer-machine.ts';
import { Exports } from './exports.tsx';
import * as css from './page.css.ts';
import { Middle } from './middle.tsx';
import { unpainted, type Paint } from './paint.ts';
import { PathsPanel } from './paths-panel.tsx';
import { planSafely } from './plans.ts';
import { playerMachine, type PlayerActor } from './player-machine.ts';
import { Rail } from './rail.tsx';
import { snapshotAt, takenAt } from './rehearsal.ts';
import type { RunActor } from './run-machine.ts';
import { RunPanel } from './run-panel.tsx';
import { SystemChart } from './system-chart.tsx';
import { SystemPanel } from './system-panel.tsx';
import { chartOfActor, paintOfSystem, systemOf } from './systems.ts';

const withSystem = ['state', 'paths', 'system', 'run'] as const;
const withoutSystem = ['state', 'paths', 'run'] as const;

export type WorkbenchProps = { explorer: ExplorerActor; run: RunActor; entries: readonly Entry[] };

/** The list of machines, the chart of one, and what there is to know of it. */
export const Workbench = ({ explorer, run, entries }: WorkbenchProps) => {
  const machine = useSelector(explorer, ({ context }) => context.place?.machine ?? null);
  const entry = entries.find(({ chart }) => chart.id === machine) ?? null;
  const isStage = useSelector(explorer, ({ context }) => context.panel === 'paths') && entry !== null;
  return (
    <div
      className={css.bench}
      data-stage={isStage ? '' : undefined}
      data-alone={entry === null ? '' : undefined}
    >
      <Rail actor={explorer} entries={entries} />
      {entry ? (
        <Subject key={entry.chart.id} explorer={explorer} run={run} entry={entry} />
      ) : (
        <main className={canvasCss.frame}>
          <Middle explorer={explorer} paint={unpainted} />
        </main>
      )}
    </div>
  );
};

type SubjectProps = { explorer: ExplorerActor; run: RunActor; entry: Entry };

/** One machine: its chart, and the panel beside it. */
const Subject = ({ explorer, run, entry }: SubjectProps) => {
  const player = useActorRef(playerMachine);
  const conductor = useActorRef(playerMachine);
  const isSystem =
    useSelector(explorer, ({ context }) => context.panel === 'system') && entry.model.system !== null;
  const paint = usePaint({ explorer, run, entry }, player);
  useFollowing(explorer, paint);
  return (
    <>
      <main className={canvasCss.frame}>
        {isSystem ? (
          <PaintedSystem entry={entry} player={conductor} onOpen={openOf(explorer, entry)} />
        ) : (
          <Middle explorer={explorer} paint={paint} />
        )}
      </main>
      <Beside explorer={explorer} run={run} entry={entry} player={player} conductor={conductor} />
    </>
  );
};

/** Leads from an actor of a system to its own chart. */
const openOf = (explorer: ExplorerActor, entry: Entry) => (actor: string) => {
  const machine = chartOfActor(entry.model, actor);
  if (machine === null) return;
  explorer.send({ type: 'panel.chosen', panel: 'state' });
  explorer.send({ type: 'place.chosen', place: { machine, state: null } });
};

type PaintedSystemProps = { entry: Entry; player: PlayerActor; onOpen: (actor: string) => void };

/** The drawing of a system, with the step of the path that is played. */
const PaintedSystem = ({ entry: { model }, player, onOpen }: PaintedSystemProps) => {
  const { path: id, step } = useSelector(player, ({ context }) => context);
  const paint = useMemo(() => {
    const { paths } = systemOf(model).plan;
    const played = paths.find((one) => one.id === id);
    return played
      ? paintOfSystem(played, step)
      : { ...paintOfSystem(paths[0], 0), states: unpainted.states, transitions: unpainted.transitions };
  }, [model, id, step]);
  return <SystemChart machine={model.id} paint={paint} onOpen={onOpen} />;
};

/** What is laid over the chart: the step of the path that is played, or the last run. */
function usePaint({ explorer, run, entry }: SubjectProps, player: PlayerActor): Paint {
  const panel = useSelector(explorer, ({ context }) => context.panel);
  const files = useSelector(run, ({ context }) => context.files);
  const id = useSelector(player, ({ context }) => context.path);
  const step = useSelector(player, ({ context }) => context.step);
  return useMemo(() => {
    if (panel === 'run') {
      const covering = coveringOf(entry.model, files);
      return covering ? { ...unpainted, covered: paintOf(entry.model, covering) } : unpainted;
    }
    const path = panel === 'paths' && planSafely(entry.model).paths.find((one) => one.id === id);
    if (!path) return unpainted;
    const active = snapshotAt(path, step)._nodes.flatMap((node) => (node.parent ? node.id : []));
    return { states: new Set(active), transitions: new Set(takenAt(path, step)), covered: null };
  }, [panel, entry, files, id, step]);
}

/** Moves the chart to the innermost state that is lit, where it is out of sight. */
function useFollowing(explorer: ExplorerActor, { states }: Paint): void {
  const layout = useSelector(explorer, ({ context }) => context.layout);
  const lit = layout?.states.findLast(({ id }) => states.has(id))?.path ?? null;
  useEffect(() => {
    if (lit !== null) explorer.send({ type: 'state.followed', state: lit });
  }, [explorer, lit]);
}

type BesideProps = SubjectProps & { player: PlayerActor; conductor: PlayerActor };

/** The tabs beside the chart. */
const Beside = ({ explorer, run, entry, player, conductor }: BesideProps) => {
  const isSystem = entry.model.system !== null;
  const panel = useSelector(explorer, ({ context }) =>
    context.panel === 'system' && !isSystem ? 'state' : context.panel,
  );
  const chosen = useSelector(explorer, ({ context }) => context.place?.state ?? null);
  const layout = useSelector(explorer, ({ context }) => context.layout);
  const choose = (state: string) =>
    explorer.send({ type: 'place.chosen', place: { machine: entry.chart.id, state } });
  return (
    <aside className={css.side} aria-label={words.panels}>
      <Tabs<Panel>
        label={words.panels}
        items={(isSystem ? withSystem : withoutSystem).map((value) => ({ value, label: words.panel[value] }))}
        value={panel}
        onValueChange={(value) => explorer.send({ type: 'panel.chosen', panel: value })}
      >
        <TabPanel value="state">
          <Details entry={entry} chosen={chosen} onChoose={choose} />
          {layout && <Exports entry={entry} layout={layout} />}
        </TabPanel>
        <TabPanel value="paths">
          <PathsPanel entry={entry} chosen={chosen} actor={player} />
        </TabPanel>
        {isSystem && (
          <TabPanel value="system">
            <SystemPanel entry={entry} actor={conductor} onOpen={openOf(explorer, entry)} />
          </TabPanel>
        )}
        <TabPanel value="run">
          <RunPanel entry={entry} actor={run} />
        </TabPanel>
      </Tabs>
    </aside>
  );
};
