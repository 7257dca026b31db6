import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { startApp } from '#machines/app/actors.ts';
import { App } from '#views/app/app.tsx';
import { foldMachine } from './fold-machine.ts';
import { liveMachine } from './live-machine.ts';
import { sessionToolsMachine } from './session-tools-machine.ts';
import { openEars } from './machines/ear.ts';
import { WatchDock } from './machines/watch-dock.tsx';
import { watchMachine } from './machines/watch-machine.ts';
import { SwitchBar } from './switch-bar.tsx';
import { switchesMachine } from './switches-machine.ts';

// Before the first actor of the app starts, so that none goes unheard.
openEars();

/** The product as it is, over a bar of switches that decide what the network does to it. */
export const Product = () => {
  const switches = useActorRef(switchesMachine);
  const tools = useActorRef(sessionToolsMachine);
  const fold = useActorRef(foldMachine);
  const live = useActorRef(liveMachine);
  const watch = useActorRef(watchMachine);
  const [{ actors, stop }, setApp] = useState(() => startApp({ base: '/dev/app' }));
  const startAnew = () => {
    stop();
    setApp(startApp({ base: '/dev/app' }));
  };
  return (
    <>
      <App key={actors.session.sessionId} actors={actors} base="/dev/app" />
      <SwitchBar switches={switches} tools={tools} fold={fold} live={live} onStartAnew={startAnew} />
      <WatchDock actor={watch} />
    </>
  );
};
