import { useActorRef, useSelector } from '@xstate/react';
import type { DrawActionsActor } from '#machines/tournaments/draw-actions.ts';
import { selectOptions, selectPart } from '#machines/tournaments/draw-selectors.ts';
import { RankingChoice, SeedPreview, seedPreviewMachine } from '#views/tournaments/seed-preview.tsx';

type Props = { draw: DrawActionsActor; tournamentId: number };

/** In which order the chosen source would seed, where it is ratings or a ranking. */
export const DrawPreview = ({ draw, tournamentId }: Props) => {
  const { seedSource } = useSelector(draw, selectOptions);
  const part = useSelector(draw, selectPart);
  if (part !== 'first') return null;
  if (seedSource === 'ranking') return <ByRanking draw={draw} tournamentId={tournamentId} />;
  if (seedSource === 'rating') return <Order tournamentId={tournamentId} source="rating" rankingId={null} />;
  return null;
};

const ByRanking = ({ draw, tournamentId }: Props) => {
  const { rankingId } = useSelector(draw, selectOptions);
  // The latest ranking says which others there are, and stays while another one is looked at.
  const latest = useActorRef(seedPreviewMachine, {
    input: { question: { tournamentId, source: 'ranking', rankingId: null } },
  });
  return (
    <>
      <RankingChoice
        actor={latest}
        rankingId={rankingId}
        onRanking={(chosen) => draw.send({ type: 'option.changed', options: { rankingId: chosen } })}
      />
      {rankingId === null ? (
        <SeedPreview actor={latest} />
      ) : (
        <Order key={rankingId} tournamentId={tournamentId} source="ranking" rankingId={rankingId} />
      )}
    </>
  );
};

type OrderProps = { tournamentId: number; source: 'rating' | 'ranking'; rankingId: number | null };

const Order = (question: OrderProps) => (
  <SeedPreview actor={useActorRef(seedPreviewMachine, { input: { question } })} />
);
