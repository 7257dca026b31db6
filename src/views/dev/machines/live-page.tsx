import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { fromCallback } from 'xstate';
import { devWords } from '#domain/words/dev.ts';
import { machineWords } from '#domain/words/dev-machines.ts';
import { ToolHeader } from '#views/dev/tool-header.tsx';
import { goOnElsewhere, overhearElsewhere, tellElsewhere } from './other-window.ts';
import * as css from './page.css.ts';
import { watchMachine } from './watch-machine.ts';
import { WatchPanel } from './watch-panel.tsx';

const words = machineWords.watch;

/** The same machine, with its ears in the windows that show the app. */
const elsewhere = watchMachine.provide({
  actors: { awaitOther: fromCallback(() => {}), overhear: overhearElsewhere },
  actions: {
    tell: (_, { actor, event }) => tellElsewhere(actor, event),
    putBack: (_, { moment }) => moment && goOnElsewhere(moment.actor, moment.id),
  },
});

/** The machines of the app in a window of their own. */
export const LivePage = () => {
  const watch = useActorRef(elsewhere);
  useEffect(() => {
    if (watch.getSnapshot().matches('unopened')) watch.send({ type: 'toggle' });
    document.title = `${words.live} · ${devWords.product}`;
  }, [watch]);
  return (
    <div className={css.page}>
      <ToolHeader title={words.live} />
      <main className={css.live}>
        <WatchPanel actor={watch} />
      </main>
    </div>
  );
};
