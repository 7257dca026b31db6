import type { ScoredMatch } from '#domain/scoring/entry.ts';
import type { AppActors } from '#machines/app/actors.ts';
import type { MatchCentreActor } from '#machines/matches/centre.ts';
import { hosted } from '#machines/patterns/hosted.ts';
import { useHosted } from '#views/app/use-hosted.ts';
import { selectMatch } from '#views/matches/centre.tsx';
import { machine, ScoringPanel } from '#views/scoring/panel.tsx';

/** The scorer hears how others have scored the match, and the page reads what is written. */
const scoringOn = hosted<typeof machine, MatchCentreActor, ScoredMatch>({
  guest: machine,
  subjectOf: selectMatch,
  newsOfHost: (match) => ({ type: 'match.read', match }),
  newsOfGuest: () => ({ type: 'refresh.due' }),
});

export type ScorerProps = { actors: AppActors; page: MatchCentreActor; match: ScoredMatch; userId: number };

/** The scorer's panel on the page of the match. */
export const Scorer = ({ actors, page, ...input }: ScorerProps) => (
  <ScoringPanel actor={useHosted(actors, scoringOn, page, input)} />
);
