import { composeMatches } from './compose.ts';
import { graphOf, matchColumns, personJson } from './graph.ts';
import { ownClubsJson, readerOf } from './reader.ts';

/** What another feature needs to answer with matches and names. */
export const matchGraphs = {
  columns: matchColumns,
  personJson,
  ownClubsJson,
  graphOf,
  readerOf,
  compose: composeMatches,
};

export type MatchGraphs = typeof matchGraphs;
