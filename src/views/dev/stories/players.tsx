import { Beside } from './around.tsx';
import { atRest, type Stages } from './stage.ts';

const viewer = { userId: 1, roleId: 1 } as const;
const clubs = [
  { id: 3, name: 'Cue Club Monterrey' },
  { id: 13, name: 'Liga Carambola Medellín' },
];
const choices = {
  countries: [{ countryId: 'US', countryName: 'United States', countryCode: '+1' }],
  currencies: [{ currency: 'US Dollar', currencyCode: 'USD' }],
  clubs,
};
const shared = { group: 'members', viewer, clubs } as const;

export const stages: Stages = {
  'player-list': async () => {
    const [{ PlayersPage, searchMachine }, { playerDeskModel }] = await Promise.all([
      import('#views/players/page.tsx'),
      import('#machines/players/desk-model.ts'),
    ]);
    const machine = atRest(playerDeskModel);
    return (actor) => (
      <Beside machine={machine}>
        {(desk) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => <PlayersPage {...shared} actor={actor as never} desk={desk} search={search} />}
          </Beside>
        )}
      </Beside>
    );
  },
  'player-desk': async () => {
    const [{ PlayersPage, machine, readAddress, searchMachine }, sample, { fromPromise }] = await Promise.all(
      [import('#views/players/page.tsx'), import('#machines/players/sample-players.ts'), import('xstate')],
    );
    const rows = [sample.activePlayer, sample.waitingAdmin, sample.suspendedPlayer];
    const read = machine.provide({
      actors: {
        readPage: fromPromise(async () => ({ rows, total: rows.length })) as never,
        polling: fromPromise(() => new Promise<never>(() => {})) as never,
      },
    });
    return (actor) => (
      <Beside machine={read} input={{ question: readAddress('', 'members') }}>
        {(list) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => <PlayersPage {...shared} actor={list} desk={actor as never} search={search} />}
          </Beside>
        )}
      </Beside>
    );
  },
  'player-form': async () => {
    const { PlayerFormPage } = await import('#views/players/form-page.tsx');
    return (actor) => <PlayerFormPage actor={actor as never} choices={choices} />;
  },
  'request-list': async () => {
    const [{ Requests }, { requestDeskModel }] = await Promise.all([
      import('#views/players/requests.tsx'),
      import('#machines/players/request-desk-model.ts'),
    ]);
    const machine = atRest(requestDeskModel);
    return (actor) => (
      <Beside machine={machine} input={{ clubId: 3 }}>
        {(desk) => <Requests actor={actor as never} desk={desk} clubs={clubs} />}
      </Beside>
    );
  },
  'request-desk': async () => {
    const [{ Requests }, { requestListMachine: machine, requestsAt }, { joining, leaving }, { fromPromise }] =
      await Promise.all([
        import('#views/players/requests.tsx'),
        import('#machines/players/requests.ts'),
        import('#machines/players/sample-requests.ts'),
        import('xstate'),
      ]);
    const rows = [joining, leaving];
    const read = machine.provide({
      actors: {
        readPage: fromPromise(async () => ({ rows, total: rows.length })) as never,
        polling: fromPromise(() => new Promise<never>(() => {})) as never,
      },
    });
    return (actor) => (
      <Beside machine={read} input={{ question: requestsAt(3) }}>
        {(list) => <Requests actor={list} desk={actor as never} clubs={clubs} />}
      </Beside>
    );
  },
  'own-clubs': async () => {
    const { OwnClubs } = await import('#views/players/own-clubs.tsx');
    return (actor) => <OwnClubs actor={actor as never} />;
  },
  association: async () => {
    const { AssociationPage } = await import('#views/players/association.tsx');
    return (actor) => <AssociationPage actor={actor as never} />;
  },
};
