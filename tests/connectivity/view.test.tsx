import { connectivityModel } from '#machines/app/connectivity-model.ts';
import type { ConnectivityActor } from '#machines/app/connectivity.ts';
import { WholeApp } from '#tests/session/app-harness.tsx';
import { proveView } from '#tests/support/view-proof.tsx';

proveView(connectivityModel, (connectivity: ConnectivityActor) => (
  <WholeApp given={{ connectivity }} address="/privacyPolicy" />
));
