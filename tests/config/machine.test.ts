import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Config } from '#api/platform.ts';
import type { ConnectivityEvent } from '#browser/connectivity.ts';
import { languageMachine } from '#machines/app/language.ts';
import { hearEachOther } from '#machines/app/actors.ts';
import { config, configModel } from '#machines/app/config-model.ts';
import { configMachine } from '#machines/app/config.ts';
import { connectivityMachine } from '#machines/app/connectivity.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import { sessionMachine } from '#machines/app/session.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(configModel);

type Answer = PromiseWithResolvers<Config>;

/** The actors of a page whose calls for the configuration are answered by hand. */
function page() {
  const calls: Answer[] = [];
  const getConfig = fromPromise(() => {
    const answer = Promise.withResolvers<Config>();
    calls.push(answer);
    return answer.promise;
  });
  const network = Promise.withResolvers<(event: ConnectivityEvent) => void>();
  const connection = fromCallback<ConnectivityEvent>(({ sendBack }) => network.resolve(sendBack));
  const actors = {
    session: createActor(sessionMachine),
    notices: createActor(noticesMachine),
    connectivity: createActor(connectivityMachine.provide({ actors: { connection } }), {
      input: { isOnline: true },
    }),
    config: createActor(configMachine.provide({ actors: { getConfig } })),
    language: createActor(languageMachine, { input: { language: 'en' } }),
  };
  hearEachOther(actors);
  actors.connectivity.start();
  actors.config.start();
  return { ...actors, calls, say: async (event: ConnectivityEvent) => (await network.promise)(event) };
}

it('is asked for anew when the network returns, though the call before it has not ended yet', async () => {
  const { config: actor, calls, say } = page();
  await say({ type: 'went.offline' });
  await say({ type: 'went.online' });
  expect(calls).toHaveLength(2);
  calls[0]?.reject(new Error('The network has gone.'));
  calls[1]?.resolve(config);
  await waitFor(actor, (snapshot) => snapshot.matches('known'));
});

it('is asked for once, however many answers come meanwhile', async () => {
  const { connectivity, calls } = page();
  connectivity.send({ type: 'read.fresh' });
  connectivity.send({ type: 'read.fresh' });
  expect(calls).toHaveLength(1);
});
