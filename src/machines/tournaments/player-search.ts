import type { PlayerPage } from '#api/players.ts';
import { answered } from '#machines/patterns/params.ts';

/** A player who was found and can be put into a tournament. */
export type FoundPlayer = { userId: number; name: string; email: string };

type Searching = { context: { text: string } };

/** Milliseconds after which what is typed is searched for; a machine names it `pause`. */
export const pause = 400;

/** Whether enough is typed to search for. */
export const isSearchable = (text: string): boolean => text.trim().length >= 2;

export const foundIn = ({ rows }: PlayerPage): FoundPlayer[] =>
  rows.map(({ userId, fullName, email }) => ({ userId, name: fullName, email }));

/** The states in which somebody types a name and players of that name are looked for; they end in `found`. */
export const playerSearch = <const OnError>(onError: OnError) =>
  ({
    typing: {
      description: 'Someone types; the search begins after a pause.',
      after: { pause: 'searching' },
    },
    searching: {
      description: 'Players of that name are looked for.',
      invoke: {
        src: 'listPlayers',
        input: ({ context: { text } }: Searching) => ({
          roleId: 5 as const,
          search: text.trim(),
          limit: 10,
        }),
        onDone: { target: 'found', actions: { type: 'setFound', params: answered<PlayerPage> } },
        onError,
      },
    },
  }) as const;

/** What is said while a reason is asked for. */
export const reasonMessages = {
  clear: { description: 'Nothing was refused.' },
  refused: { description: 'Says what is missing, or why the server refused; the reason stays.' },
} as const;
