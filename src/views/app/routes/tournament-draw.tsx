import { useActorRef, useSelector } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { DrawPage, pageMachine } from '#views/tournaments/draw-page.tsx';
import { DrawChanges } from '#views/tournaments/draw-changes.tsx';
import { TiesSection } from '#views/tournaments/ties-section.tsx';
import { DrawPreview } from './seed-preview.tsx';

type Props = { actors: AppActors; tournamentId: number };

/** The draw of the tournament that the address names. */
export const TournamentDraw = ({ actors, tournamentId }: Props) => {
  const page = useActorRef(pageMachine, { input: { tournamentId } });
  const { own, draw, seeds, ties, changes } = useSelector(page, ({ children }) => children);
  useReports(page, actors.app);
  if (!own || !draw || !seeds || !ties || !changes) return null;
  return (
    <DrawPage
      own={own}
      draw={draw}
      seeds={seeds}
      preview={<DrawPreview draw={draw} tournamentId={tournamentId} />}
      besides={
        <>
          <TiesSection actor={ties} />
          <DrawChanges actor={changes} />
        </>
      }
    />
  );
};
