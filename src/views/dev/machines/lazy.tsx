import { lazy, Suspense } from 'react';
import { silenceServer } from '#views/dev/silence.ts';
import { tameFocus } from './stage-focus.ts';

const Page = lazy(async () => ({ default: (await import('./page.tsx')).MachinesPage }));

const Stage = lazy(async () => {
  // The window of a stage is its own, and what is done on a stage reaches no server.
  silenceServer();
  tameFocus();
  return { default: (await import('./stage-page.tsx')).StagePage };
});

const Live = lazy(async () => ({ default: (await import('./live-page.tsx')).LivePage }));

/** The machines with all that draws them, fetched when they are first opened. */
export const Machines = () => (
  <Suspense>
    <Page />
  </Suspense>
);

/** One screen in one state, for the frame beside a chart. */
export const MachineStage = () => (
  <Suspense>
    <Stage />
  </Suspense>
);

/** The machines of the app in a window of their own. */
export const LiveMachines = () => (
  <Suspense>
    <Live />
  </Suspense>
);
