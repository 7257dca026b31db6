import { useSelector } from '@xstate/react';
import { enteringWords as words } from '#domain/words/entering.ts';
import type { OwnTournamentActor } from '#machines/tournaments/enterable-list.ts';
import type { EnteringActor } from '#machines/tournaments/entering.ts';
import { Card } from '#views/ui/card.tsx';
import { EnteringDialogs } from './entering-dialogs.tsx';
import { Link } from '#views/ui/link.tsx';
import * as css from './entering.css.ts';
import { OwnEntry, OwnSteps } from './own-entry.tsx';

export { ownEntryPageMachine as pageMachine } from '#machines/tournaments/own-entry-page.ts';

export type EntryPanelProps = { own: OwnTournamentActor; entering: EnteringActor };

/** The own entry on the page of a tournament, with what the player can do about it. */
export const EntryPanel = ({ own, entering }: EntryPanelProps) => {
  const tournament = useSelector(own, ({ context }) => context.answer);
  const at = useSelector(entering, (snapshot) => snapshot);
  if (tournament === null) return null;
  const parts = { at, send: entering.send };
  return (
    <div className={css.place} data-print="hidden">
      <Card as="section" labelledBy="own-entry">
        <div className={css.panel}>
          <div className={css.words}>
            <h2 className={css.head} id="own-entry">
              {words.ownTitle}
            </h2>
            <OwnEntry row={tournament} parts={parts} />
            {tournament.myEntry !== null && <Link href="/my-play">{words.upNext}</Link>}
          </div>
          <OwnSteps row={tournament} parts={parts} />
        </div>
      </Card>
      <EnteringDialogs entering={entering} />
    </div>
  );
};
