import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { machineWords } from '#domain/words/dev-machines.ts';
import type { Path } from '#model-testing/path.ts';
import { entryOf } from './catalogue.ts';
import { orderIn } from './order.ts';
import { planSafely } from './plans.ts';
import { rehearse } from './rehearsal.ts';
import type { Stage } from '#views/dev/stories/stage.ts';
import { stageOf } from './stages.ts';

const words = machineWords.player;

const listen = (tell: () => void) => {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
};

const fetched = new Map<string, Promise<Stage | null>>();

function fetchStage(machine: string): Promise<Stage | null> {
  const known = fetched.get(machine) ?? stageOf(machine);
  fetched.set(machine, known);
  return known;
}

/** A screen as it is after so many steps of a path, and nothing else: what the frame beside a chart shows. */
export const StagePage = () => {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const order = orderIn(hash);
  const theme = order?.theme;
  useEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const entry = entryOf(order?.machine ?? null);
  const path = entry && planSafely(entry.model).paths.find(({ id }) => id === order?.path);
  if (!order || !path) return <p>{words.unknown}</p>;
  return (
    <Suspense>
      <Screen key={`${path.id} ${order.step}`} path={path} step={order.step} />
    </Suspense>
  );
};

/** The screen of a path's machine with an actor that has gone some steps; links lead nowhere outside. */
export const Screen = ({ path, step }: { path: Path; step: number }) => {
  const draw = use(fetchStage(path.model.id));
  const [driver] = useState(() => rehearse(path, step));
  const [{ hook }] = useState(() => memoryLocation({ path: '/' }));
  if (draw === null) return <p>{words.noView}</p>;
  return <Router hook={hook}>{draw(driver.actor)}</Router>;
};
