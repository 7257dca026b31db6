import type { ReactElement } from 'react';
import { fromPromise } from 'xstate';
import { searchModel } from '#machines/patterns/search-model.ts';
import { ownTournamentMachine } from '#machines/tournaments/enterable-list.ts';
import { entriesListMachine } from '#machines/tournaments/entries-list.ts';
import { entryActionsMachine } from '#machines/tournaments/entry-actions.ts';
import { enteredTournament, sampleCounts, sampleEntries } from '#machines/tournaments/sample-entries.ts';
import { readEntryAddress, type EntriesPageProps } from '#views/tournaments/entries-page.tsx';
import { Beside } from './around.tsx';
import { atRest } from './stage.ts';

const idle = fromPromise(() => new Promise<never>(() => {})) as never;
const answer = { rows: sampleEntries, total: sampleEntries.length, besides: sampleCounts };
const listMachine = entriesListMachine.provide({
  actors: { readPage: fromPromise(async () => answer) as never, polling: idle },
});
const ownMachine = ownTournamentMachine.provide({
  actors: { read: fromPromise(async () => enteredTournament) as never, polling: idle },
});
const searchMachine = atRest(searchModel);

/** What the page of entries asks for beside the machine that is shown. */
export const EntriesBeside = ({ children }: { children: (others: EntriesPageProps) => ReactElement }) => (
  <Beside machine={ownMachine} input={{ question: { tournamentId: 6 } }}>
    {(own) => (
      <Beside machine={listMachine} input={{ question: readEntryAddress(6, '') }}>
        {(actor) => (
          <Beside machine={searchMachine} input={{ text: '' }}>
            {(search) => (
              <Beside
                machine={entryActionsMachine}
                input={{ tournamentId: 6, facts: { stage: 'open', hasRoom: true } }}
              >
                {(actions) => children({ own, actor, search, actions })}
              </Beside>
            )}
          </Beside>
        )}
      </Beside>
    )}
  </Beside>
);
