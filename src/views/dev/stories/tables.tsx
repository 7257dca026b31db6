import { Beside } from './around.tsx';
import type { Stages } from './stage.ts';

const clubs = [{ clubId: 3, name: 'Club Billar Central' }];

export const stages: Stages = {
  'table-desk': async () => {
    const [{ TablesPage, machine, roomOf }, { freeTable, tornTable }, { fromPromise }] = await Promise.all([
      import('#views/tables/page.tsx'),
      import('#machines/tables/sample-tables.ts'),
      import('xstate'),
    ]);
    const rows = [freeTable, tornTable];
    const read = machine.provide({
      actors: {
        readPage: fromPromise(async () => ({ rows, total: rows.length })) as never,
        polling: fromPromise(() => new Promise<never>(() => {})) as never,
      },
    });
    return (actor) => (
      <Beside machine={read} input={{ question: roomOf(3) }}>
        {(list) => (
          <TablesPage actor={list} desk={actor as never} clubs={clubs} clubId={3} onClub={() => undefined} />
        )}
      </Beside>
    );
  },
  'table-form': async () => {
    const { TableFormPage } = await import('#views/tables/form-page.tsx');
    return (actor) => <TableFormPage actor={actor as never} />;
  },
};
