import type { AppActors } from '#machines/app/actors.ts';
import type { FixturesActor } from '#machines/fixtures/machine.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { useHosted } from '#views/app/use-hosted.ts';
import { FindPlayer, findPlayerOn } from '#views/fixtures/find-player.tsx';

/** Leads the page of a tournament to the matches of a player. */
export const Finder = ({ actors, page }: { actors: AppActors; page: FixturesActor }) => {
  const actor = useHosted(actors, findPlayerOn, page, { rounds: [] });
  useEmitted(actor, {
    // Its round has to stand there before it can be scrolled to.
    'match.sought': ({ hit }) => void (hit && requestAnimationFrame(scrollToSought)),
  });
  return <FindPlayer actor={actor} />;
};

function scrollToSought(): void {
  document.querySelector('[data-sought]')?.scrollIntoView({ block: 'center' });
}
