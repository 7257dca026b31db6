import { configModel } from '#machines/app/config-model.ts';
import type { ConfigActor } from '#machines/app/config.ts';
import { WholeApp } from '#tests/session/app-harness.tsx';
import { proveView } from '#tests/support/view-proof.tsx';

proveView(configModel, (config: ConfigActor) => <WholeApp given={{ config }} address="/" />, {
  outside: {
    retry() {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    },
  },
});
