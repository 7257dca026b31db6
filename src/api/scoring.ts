import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import type { Entry } from '#domain/scoring/entry.ts';
import { answerOf, client } from './client.ts';

type MatchDetail = components['schemas']['MatchDetail'];

/** An entry about a match under its key; sent again, it is written once. */
export type SentEntry = { matchId: number; key: string; entry: Entry };

/** Writes an entry by the call of its kind: startMatch, recordFrame, undoFrame or endMatch. */
export const writeEntry = fromPromise<MatchDetail, SentEntry>(({ input, signal }) => {
  const { matchId, key, entry } = input;
  const params = { path: { matchId }, header: { 'Idempotency-Key': key } };
  return answerOf<MatchDetail>(() => {
    switch (entry.kind) {
      case 'start':
        return client.POST('/match/{matchId}/start', { params, body: entry.body, signal });
      case 'frame':
        return client.POST('/match/{matchId}/frame', { params, body: entry.body, signal });
      case 'undo':
        return client.DELETE('/match/{matchId}/frame', { params, body: entry.body, signal });
      case 'end':
        return client.POST('/match/{matchId}/end', { params, body: entry.body, signal });
    }
  });
});
