import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import type { Configuration } from '#server/configuration.ts';
import type { Handlers } from '#server/http/contract.ts';
import type { Store } from '#server/database/open.ts';
import { demoAccounts, demoPassword } from '#server/demo/accounts.ts';
import type { Outages } from '#server/http/outage.ts';
import { Refusal } from '#server/http/problem.ts';
import { offeredProviders } from '#server/social/providers.ts';

/** What operators and every page ask first. */
export function createPlatformHandlers(parts: {
  store: Store;
  configuration: Configuration;
  termsVersion: () => string;
  outages: Outages;
}): Pick<Handlers, 'getHealth' | 'getConfig'> {
  const { store, configuration, termsVersion, outages } = parts;
  return {
    async getHealth() {
      try {
        await store.ping();
      } catch {
        throw new Refusal('unavailable', { retryAfter: 5 });
      }
      if (outages.isFull()) throw new Refusal('unavailable', { retryAfter: 60 });
      return { status: 200, body: { status: 'ready', database: store.kind } };
    },
    getConfig: () => ({
      status: 200,
      body: {
        operator: configuration.operator,
        modes: {
          database: store.kind,
          mail: configuration.mail.mode,
          payments: configuration.payments.mode,
          secondFactor: configuration.secondFactor,
          social: offeredProviders(configuration.providers),
        },
        publishableKey:
          configuration.payments.mode === 'stripe' ? configuration.payments.publishableKey : null,
        pageSizes: [...pageSizes],
        defaultPageSize,
        termsVersion: termsVersion(),
        links: configuration.social,
        walkthrough: configuration.walkthrough,
        demo: configuration.demo ? { password: demoPassword, accounts: demoAccounts } : null,
      },
    }),
  };
}
