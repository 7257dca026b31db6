import CirclePlay from 'lucide-react/icons/circle-play';
import { walkthroughWords as words } from '#domain/words/faq.ts';
import type { WalkthroughActor } from '#machines/faq/walkthrough.ts';
import { Button } from '#views/ui/button.tsx';

export { walkthroughMachine, type Film } from '#machines/faq/walkthrough.ts';

/** Opens the walkthrough. */
export const WalkthroughButton = ({ actor }: { actor: WalkthroughActor }) => (
  <Button icon={CirclePlay} onClick={() => actor.send({ type: 'open' })}>
    {words.open}
  </Button>
);
