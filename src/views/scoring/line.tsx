import { useSelector } from '@xstate/react';
import { scoringWords as words } from '#domain/words/scoring.ts';
import type { ScoringActor } from '#machines/scoring/machine.ts';
import { selectLine, selectRefusal, selectWaitingCount } from '#machines/scoring/selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';

/** Whether everything is sent, what waits, and what the server did not take. */
export const Line = ({ actor }: { actor: ScoringActor }) => {
  const line = useSelector(actor, selectLine);
  const count = useSelector(actor, selectWaitingCount);
  if (line === 'refused') return <Refused actor={actor} />;
  if (line === 'lost') {
    return (
      <Banner tone="warning" announce="status" title={words.waiting(count)}>
        {words.lost}{' '}
        <Button tone="secondary" size="small" onClick={() => actor.send({ type: 'retry' })}>
          {words.sendNow}
        </Button>
      </Banner>
    );
  }
  return <span role="status">{line === 'sending' ? words.sending : words.inStep}</span>;
};

const Refused = ({ actor }: { actor: ScoringActor }) => {
  const refusal = useSelector(actor, selectRefusal);
  return (
    <Banner tone="error" announce="alert" title={words.refusedTitle}>
      {refusal?.code === 'changed_meanwhile' ? words.other : refusal?.text}{' '}
      {words.dropped(refusal?.dropped ?? 0)}{' '}
      <Button tone="secondary" size="small" onClick={() => actor.send({ type: 'accept' })}>
        {words.accept}
      </Button>
    </Banner>
  );
};
