import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { startApp } from '#machines/app/actors.ts';
import { App } from '#views/app/app.tsx';
import { foldMachine } from './fold-machine.ts';
import { sessionToolsMachine } from './session-tools-machine.ts';
import { SwitchBar } from './switch-bar.tsx';
import { switchesMachine } from './switches-machine.ts';

/** The product as it is, over a bar of switches that decide what the network does to it. */
export const Product = () => {
  const switches = useActorRef(switchesMachine);
  const tools = useActorRef(sessionToolsMachine);
  const fold = useActorRef(foldMachine);
  const [actors, setActors] = useState(() => startApp({ base: '/dev/app' }));
  const startAnew = () => {
    for (const actor of Object.values(actors)) actor.stop();
    setActors(startApp({ base: '/dev/app' }));
  };
  return (
    <>
      <App key={actors.session.sessionId} actors={actors} base="/dev/app" />
      <SwitchBar switches={switches} tools={tools} fold={fold} onStartAnew={startAnew} />
    </>
  );
};
