import { Beside } from './around.tsx';
import { atRest, type Screenless, type Stages } from './stage.ts';

export const stages: Stages = {
  'managed-tournaments': async () => {
    const [{ TournamentsPage, actionsMachine }, { searchModel }] = await Promise.all([
      import('#views/tournaments/page.tsx'),
      import('#machines/patterns/search-model.ts'),
    ]);
    const machine = atRest(searchModel);
    return (actor) => (
      <Beside machine={machine} input={{ text: '' }}>
        {(search) => (
          <Beside machine={actionsMachine} input={undefined}>
            {(actions) => <TournamentsPage actor={actor as never} search={search} actions={actions} />}
          </Beside>
        )}
      </Beside>
    );
  },
  'tournament-actions': async () => {
    const [{ TournamentsPage, machine, readAddress }, { searchModel }, samples, { fromPromise }] =
      await Promise.all([
        import('#views/tournaments/page.tsx'),
        import('#machines/patterns/search-model.ts'),
        import('#machines/tournaments/sample-tournaments.ts'),
        import('xstate'),
      ]);
    const rows = [samples.draftRow, samples.openRow, samples.closedRow];
    const read = machine.provide({
      actors: {
        readPage: fromPromise(async () => ({ rows, total: rows.length })) as never,
        polling: fromPromise(() => new Promise<never>(() => {})) as never,
      },
    });
    const searchMachine = atRest(searchModel);
    return (actor) => (
      <Beside machine={read} input={{ question: readAddress('') }}>
        {(list) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => <TournamentsPage actor={list} search={search} actions={actor as never} />}
          </Beside>
        )}
      </Beside>
    );
  },
  'tournament-form': async () => {
    const { TournamentFormPage } = await import('#views/tournaments/form-page.tsx');
    return (actor) => <TournamentFormPage actor={actor as never} />;
  },
  entering: async () => {
    const [{ EnteringPage, machine, readAddress }, samples, { fromPromise }] = await Promise.all([
      import('#views/tournaments/entering-page.tsx'),
      import('#machines/tournaments/sample-tournaments.ts'),
      import('xstate'),
    ]);
    const rows = [samples.openRow, samples.enteredRow];
    const read = machine.provide({
      actors: {
        readPage: fromPromise(async () => ({ rows, total: rows.length })) as never,
        polling: fromPromise(() => new Promise<never>(() => {})) as never,
      },
    });
    return (actor) => (
      <Beside machine={read} input={{ question: readAddress('') }}>
        {(list) => <EnteringPage actor={list} entering={actor as never} />}
      </Beside>
    );
  },
  'enterable-tournaments': async () => {
    const [{ EnteringPage }, { enteringModel }] = await Promise.all([
      import('#views/tournaments/entering-page.tsx'),
      import('#machines/tournaments/entering-model.ts'),
    ]);
    const machine = atRest(enteringModel);
    return (actor) => (
      <Beside machine={machine} input={{ userId: 5 }}>
        {(entering) => <EnteringPage actor={actor as never} entering={entering} />}
      </Beside>
    );
  },
  entries: async () => {
    const [{ EntriesPage }, { EntriesBeside }] = await Promise.all([
      import('#views/tournaments/entries-page.tsx'),
      import('./entries-beside.tsx'),
    ]);
    return (actor) => (
      <EntriesBeside>{(others) => <EntriesPage {...others} actor={actor as never} />}</EntriesBeside>
    );
  },
  'entry-actions': async () => {
    const [{ EntriesPage }, { EntriesBeside }] = await Promise.all([
      import('#views/tournaments/entries-page.tsx'),
      import('./entries-beside.tsx'),
    ]);
    return (actor) => (
      <EntriesBeside>{(others) => <EntriesPage {...others} actions={actor as never} />}</EntriesBeside>
    );
  },
  'draw-actions': async () => {
    const [{ DrawPage }, { EntriesBeside }, { seedsModel }] = await Promise.all([
      import('#views/tournaments/draw-page.tsx'),
      import('./entries-beside.tsx'),
      import('#machines/tournaments/seeds-model.ts'),
    ]);
    const machine = atRest(seedsModel);
    return (actor) => (
      <EntriesBeside>
        {({ own }) => (
          <Beside machine={machine} input={{ tournamentId: 6 }}>
            {(seeds) => <DrawPage own={own} draw={actor as never} seeds={seeds} />}
          </Beside>
        )}
      </EntriesBeside>
    );
  },
  'seed-preview': async () => {
    const { SeedPreview } = await import('#views/tournaments/seed-preview.tsx');
    return (actor) => <SeedPreview actor={actor as never} />;
  },
  ties: async () => {
    const { TiesSection } = await import('#views/tournaments/ties-section.tsx');
    return (actor) => <TiesSection actor={actor as never} />;
  },
  'draw-changes': async () => {
    const { DrawChanges } = await import('#views/tournaments/draw-changes.tsx');
    return (actor) => <DrawChanges actor={actor as never} />;
  },
  plan: async () => {
    const { PlanPage } = await import('#views/tournaments/plan-page.tsx');
    return (actor) => <PlanPage plan={actor as never} />;
  },
  seeds: async () => {
    const { SeedsSection } = await import('#views/tournaments/seeds-section.tsx');
    return (actor) => <SeedsSection actor={actor as never} />;
  },
};

export const screenless: Screenless = {
  'draw-page': 'It lets the tournament, its seeds, its draw and its ties hear of each other.',
  'own-entry-page': 'It lets the tournament and the steps of its player hear of each other.',
  tournament:
    'It is the rule that the calls of a tournament obey; its list and its form ask it what to offer.',
  entry: 'It is the rule of a player’s entry; the pages of entries ask it what to offer.',
  match:
    'It is the rule of a match from its call to its correction; the desk that moves one is not built yet.',
};
