import type { MatchDetail } from '#api/matches.ts';
import type { AppActors } from '#machines/app/actors.ts';
import type { MatchCentreActor } from '#machines/matches/centre.ts';
import { hosted } from '#machines/patterns/hosted.ts';
import { useHosted } from '#views/app/use-hosted.ts';
import { Corrections, machine } from '#views/matches/corrections.tsx';

/** The page reads the match again when its result was corrected or taken back. */
const correctionsOn = hosted<typeof machine, MatchCentreActor>({
  guest: machine,
  newsOfGuest: (changed) => changed,
});

export type CorrectorProps = { actors: AppActors; page: MatchCentreActor; match: MatchDetail };

/** Corrections of the match that the page shows. */
export const Corrector = ({ actors, page, match }: CorrectorProps) => (
  <Corrections actor={useHosted(actors, correctionsOn, page, { match })} match={match} />
);
