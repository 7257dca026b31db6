import { Beside } from './around.tsx';
import { atRest, type Stages } from './stage.ts';

const choices = {
  countries: [{ countryId: 'US', countryName: 'United States', countryCode: '+1' }],
  currencies: [{ currency: 'US Dollar', currencyCode: 'USD' }],
};

export const stages: Stages = {
  'club-list': async () => {
    const [{ ClubsPage }, { clubDeskModel }] = await Promise.all([
      import('#views/clubs/page.tsx'),
      import('#machines/clubs/desk-model.ts'),
    ]);
    const machine = atRest(clubDeskModel);
    return (actor) => (
      <Beside machine={machine} input={{ text: '' }}>
        {(desk) => <ClubsPage actor={actor as never} desk={desk} />}
      </Beside>
    );
  },
  'club-desk': async () => {
    const [{ ClubsPage, machine, readAddress }, { activeClub, inactiveClub }, { fromPromise }] =
      await Promise.all([
        import('#views/clubs/page.tsx'),
        import('#machines/clubs/sample-clubs.ts'),
        import('xstate'),
      ]);
    const rows = [activeClub, inactiveClub];
    const read = machine.provide({
      actors: {
        readPage: fromPromise(async () => ({ rows, total: rows.length })) as never,
        polling: fromPromise(() => new Promise<never>(() => {})) as never,
      },
    });
    return (actor) => (
      <Beside machine={read} input={{ question: readAddress('') }}>
        {(list) => <ClubsPage actor={list} desk={actor as never} />}
      </Beside>
    );
  },
  'club-form': async () => {
    const { ClubFormPage } = await import('#views/clubs/form-page.tsx');
    return (actor) => (
      <ClubFormPage actor={actor as never} choices={choices} licences={null} channels={null} logo={null} />
    );
  },
};
