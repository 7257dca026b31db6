import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FixturesActor } from '#machines/fixtures/machine.ts';
import { selectRounds } from '#machines/fixtures/selectors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { FindPlayer, findPlayerOn } from '#views/fixtures/find-player.tsx';

/** Leads the page of a tournament to the matches of a player. */
export const Finder = ({ page }: { page: FixturesActor }) => {
  const [machine] = useState(() => findPlayerOn(page));
  const actor = useActorRef(machine, { input: { rounds: selectRounds(page.getSnapshot()) } });
  useEmitted(actor, {
    'match.sought': (event) => {
      if (event.hit === null) return page.send(event);
      // Its round has to stand there before it can be scrolled to.
      flushSync(() => page.send(event));
      document.querySelector('[data-sought]')?.scrollIntoView({ block: 'center' });
    },
  });
  return <FindPlayer actor={actor} />;
};
