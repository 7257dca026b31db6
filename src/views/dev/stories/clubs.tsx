import { Beside } from './around.tsx';
import { atRest, type Screenless, type Stages } from './stage.ts';

const choices = {
  countries: [{ countryId: 'US', countryName: 'United States', countryCode: '+1' }],
  currencies: [{ currency: 'US Dollar', currencyCode: 'USD' }],
};

export const stages: Stages = {
  'club-list': async () => {
    const [{ ClubsPage }, { clubDeskModel }, { searchModel }] = await Promise.all([
      import('#views/clubs/page.tsx'),
      import('#machines/clubs/desk-model.ts'),
      import('#machines/patterns/search-model.ts'),
    ]);
    const [deskMachine, searchMachine] = [atRest(clubDeskModel), atRest(searchModel)];
    return (actor) => (
      <Beside machine={deskMachine} input={undefined}>
        {(desk) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => <ClubsPage actor={actor as never} search={search} desk={desk} />}
          </Beside>
        )}
      </Beside>
    );
  },
  'club-desk': async () => {
    const [
      { ClubsPage, readAddress },
      { clubListMachine },
      { activeClub, inactiveClub },
      { searchModel },
      xstate,
    ] = await Promise.all([
      import('#views/clubs/page.tsx'),
      import('#machines/clubs/list.ts'),
      import('#machines/clubs/sample-clubs.ts'),
      import('#machines/patterns/search-model.ts'),
      import('xstate'),
    ]);
    const { fromPromise } = xstate;
    const searchMachine = atRest(searchModel);
    const rows = [activeClub, inactiveClub];
    const read = clubListMachine.provide({
      actors: {
        readPage: fromPromise(async () => ({ rows, total: rows.length })) as never,
        polling: fromPromise(() => new Promise<never>(() => {})) as never,
      },
    });
    return (actor) => (
      <Beside machine={read} input={{ question: readAddress('') }}>
        {(list) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => <ClubsPage actor={list} search={search} desk={actor as never} />}
          </Beside>
        )}
      </Beside>
    );
  },
  'club-form': async () => {
    const { ClubFormPage } = await import('#views/clubs/form-page.tsx');
    return (actor) => (
      <ClubFormPage actor={actor as never} choices={choices} entitlements={null} logo={null} />
    );
  },
};

export const screenless: Screenless = {
  'club-entitlements': 'It lets the channels of a club hear of its licences.',
};
