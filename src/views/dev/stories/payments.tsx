import { Beside, WithDays } from './around.tsx';
import type { Screenless, Stages } from './stage.ts';

const clubs = [
  { id: 3, name: 'Cue Club Monterrey' },
  { id: 7, name: 'Club Billares Obelisco' },
];

export const stages: Stages = {
  onboarding: async () => {
    const { OnboardPage } = await import('#views/payments/onboard-page.tsx');
    return (actor) => <OnboardPage actor={actor as never} />;
  },
  cards: async () => {
    const { CardsPage } = await import('#views/payments/cards-page.tsx');
    return (actor) => <CardsPage actor={actor as never} />;
  },
  ledger: async () => {
    const { LedgerPage, daysMachine, deskMachine, searchMachine } =
      await import('#views/payments/ledger-page.tsx');
    return (actor) => (
      <Beside machine={deskMachine}>
        {(desk) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => (
              <WithDays machine={daysMachine}>
                {(days) => (
                  <LedgerPage
                    name="all-transactions"
                    actor={actor as never}
                    desk={desk}
                    search={search}
                    days={days}
                    clubs={clubs}
                  />
                )}
              </WithDays>
            )}
          </Beside>
        )}
      </Beside>
    );
  },
  'ledger-desk': async () => {
    const [
      { LedgerPage, daysMachine, machine, readAddress, searchMachine },
      { declined, paid },
      { fromPromise },
    ] = await Promise.all([
      import('#views/payments/ledger-page.tsx'),
      import('#machines/payments/sample-transactions.ts'),
      import('xstate'),
    ]);
    const read = machine.provide({
      actors: {
        readPage: fromPromise(async () => ({ rows: [paid, declined], total: 2, besides: [] })) as never,
        polling: fromPromise(() => new Promise<never>(() => {})) as never,
      },
    });
    return (desk) => (
      <Beside machine={read} input={{ question: readAddress('', 'all') }}>
        {(actor) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => (
              <WithDays machine={daysMachine}>
                {(days) => (
                  <LedgerPage
                    name="all-transactions"
                    actor={actor}
                    desk={desk as never}
                    search={search}
                    days={days}
                    clubs={clubs}
                  />
                )}
              </WithDays>
            )}
          </Beside>
        )}
      </Beside>
    );
  },
  'transaction-result': async () => {
    const { ResultPage } = await import('#views/payments/result-page.tsx');
    return (actor) => <ResultPage actor={actor as never} mayKeepCards />;
  },
  'payment-report': async () => {
    const { ReportPage } = await import('#views/payments/report-page.tsx');
    return (actor) => <ReportPage actor={actor as never} />;
  },
};

export const screenless: Screenless = {
  'status-news': 'It tells the onboarding page what the provider has said meanwhile, and shows nothing.',
};
