import { useSelector } from '@xstate/react';
import Mail from 'lucide-react/icons/mail';
import { playerWords as words } from '#domain/words/players.ts';
import type { NamedPlayer, PlayerDeskActor } from '#machines/players/desk.ts';
import { Button } from '#views/ui/button.tsx';

export { playerDeskMachine as deskMachine } from '#machines/players/desk.ts';

type Props = { desk: PlayerDeskActor; player: NamedPlayer };

/** Mails the link for a first password again to somebody who has none yet. */
export const ResendButton = ({ desk, player }: Props) => {
  const isBusy = useSelector(desk, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Button
      size="small"
      icon={Mail}
      state={isBusy ? 'busy' : 'idle'}
      onClick={() => desk.send({ type: 'resend', player })}
    >
      {words.resend}
    </Button>
  );
};
